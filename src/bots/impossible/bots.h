// Who plays Fiction Impossible when a person does not: honest readers of a view. They know what
// lies open and what has been shown of the deck, and nothing else.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/generator.h"
#include "core/strength.h"
#include "games/impossible/impossible.h"

namespace impossible::bots {

enum class Bot : std::uint8_t { random, clerk, archivist };  // the strongest is last

struct Introduction {
  Bot bot;
  core::Strength strength;
  std::string_view name;      // as people type it
  std::string_view sentence;  // what it is like to play with
};

std::span<const Introduction> introductions();
std::optional<Bot> bot_named(std::string_view name);

struct Choice {
  Action action;
  std::string why;  // a sentence for a player who asked for a hint; it tells what the seat may know
  core::Millis thinks{};  // as long as a person would, where a clock runs (a window, an answer)
};

// What the bot does at the seat that the view belongs to; nothing where no choice of that seat is
// pending, even if it could use a Power. Equal views and equal generators give equal choices.
std::optional<Choice> choose(Bot, const Rules&, const View&, core::Generator&);

// A Character for a spot, as another player would like it.
struct Suggestion {
  Character card;
  Label book;
  Spot spot;
};

// The same, with an ear for suggestions. Only bots that think have one.
std::optional<Choice> choose_heeding(std::span<const Suggestion>, Bot, const Rules&, const View&,
                                     core::Generator&);

}  // namespace impossible::bots
