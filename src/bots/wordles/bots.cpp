#include "bots/wordles/bots.h"

#include <algorithm>
#include <array>

#include "bots/wordles/calling.h"
#include "bots/wordles/hiding.h"
#include "bots/wordles/trying.h"

namespace wordles::bots {
namespace {

using core::Strength;

constexpr std::array<Introduction, 4> all{{
    {Bot::random, Strength::random, "random", "Does anything that the rules allow."},
    {Bot::novice, Strength::beginner, "novice",
     "Watches one board, remembers the last rows and tries a word only when sure of it."},
    {Bot::reader, Strength::intermediate, "reader",
     "Knows many words and watches two boards, but counts on its fingers."},
    {Bot::sleuth, Strength::expert, "sleuth",
     "Keeps every word that fits any board, and asks what tells most about all others."},
}};

// Anything from five seconds to a minute.
core::Millis a_while(core::Generator& generator) {
  return core::Millis{static_cast<std::int64_t>(5'000 + generator.below(55'000))};
}

Choice anything(const Rules& rules, const View& seen, core::Generator& generator) {
  const auto open = offers(rules, seen);
  Choice choice{
      sample(rules, seen, generator.one_of(std::span{open}), generator), "Anything will do.", {}};
  if (seen.open.phase == Phase::window) choice.thinks = a_while(generator);
  return choice;
}

}  // namespace

std::span<const Introduction> introductions() { return all; }

std::optional<Bot> bot_named(std::string_view name) {
  const auto found = std::ranges::find(all, name, &Introduction::name);
  if (found == all.end()) return std::nullopt;
  return found->bot;
}

std::optional<Choice> choose(Bot bot, const Rules& rules, const View& seen,
                             core::Generator& generator) {
  if (!rules.seats(seen.viewer)) return std::nullopt;
  if (!is_awaited(rules, seen.open, seat_at(seen.viewer.seat_index()))) return std::nullopt;
  if (bot == Bot::random) return anything(rules, seen, generator);
  const Thought thought{rules, seen, character(bot), generator};
  switch (seen.open.phase) {
    case Phase::hide: return hide(thought);
    case Phase::call: return call(thought);
    case Phase::mark:
      return Choice{
          Mark{truth(rules, seen.own->secret, seen.open.called)}, "So it stands to your word.", {}};
    case Phase::window: return try_or_pass(thought);
    case Phase::round_over: return Choice{Ready{}, "On to the next round.", {}};
    case Phase::deal:
    case Phase::over: break;
  }
  return std::nullopt;
}

}  // namespace wordles::bots
