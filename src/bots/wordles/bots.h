// Who plays Wordles when a person does not: honest readers of a view. They know what a player at
// their seat may know and nothing else.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/generator.h"
#include "core/strength.h"
#include "games/wordles/wordles.h"

namespace wordles::bots {

enum class Bot : std::uint8_t { random, novice, reader, sleuth };  // the strongest is last

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
  core::Millis thinks{};  // as long as a person would, where arrival decides (an attempt, a pass)
};

// What the bot does at the seat that the view belongs to; nothing where nothing is asked of that
// seat now. Equal views and equal generators give equal choices.
std::optional<Choice> choose(Bot, const Rules&, const View&, core::Generator&);

}  // namespace wordles::bots
