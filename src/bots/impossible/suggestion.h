// What a bot makes of the suggestions of others.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "bots/impossible/bots.h"
#include "bots/impossible/thought.h"

namespace impossible::bots {

// A suggestion is followed where it is the bot's to follow now, by the rules, and does no harm.
struct Response {
  std::optional<Action> action;
  std::string why;  // with the action; or else what is wrong with a suggestion, if anything
};
Response respond(const Thought&, std::span<const Suggestion>);

}  // namespace impossible::bots
