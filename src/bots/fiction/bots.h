// Who plays when a person does not: honest readers of a view, for either side of the table. They
// know what a Guesser or a Lie-brarian may know and nothing else; no bot sees a deck.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/generator.h"
#include "core/strength.h"
#include "games/fiction/fiction.h"

namespace fiction::bots {

// Weakest first, the Guessers before the Lie-brarians.
enum class Bot : std::uint8_t { random, novice, casual, reader, gentle, liar };

struct Introduction {
  Bot bot;
  core::Strength strength;
  std::string_view name;      // as people type it
  std::string_view sentence;  // what it is like to play with
};

std::span<const Introduction> introductions();
std::optional<Bot> bot_named(std::string_view name);
bool plays(Bot, Side);

struct Choice {
  Action action;
  std::string why;  // a sentence for a player who asked for a hint; it tells what the seat may know
};

// What the bot does at the seat that the view belongs to; nothing where that seat has nothing to do
// now, or where the bot does not play its side. Equal views and equal generators give equal
// choices.
std::optional<Choice> choose(Bot, const Rules&, const View&, core::Generator&);

}  // namespace fiction::bots
