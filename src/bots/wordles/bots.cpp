#include "bots/wordles/bots.h"

#include <algorithm>
#include <array>

namespace wordles::bots {
namespace {

constexpr std::array<Introduction, 1> all{{
    {Bot::random, "random", "Does anything that the rules allow."},
}};

// Anything from five seconds to a minute.
core::Millis a_while(core::Generator& generator) {
  return core::Millis{static_cast<std::int64_t>(5'000 + generator.below(55'000))};
}

}  // namespace

std::span<const Introduction> introductions() { return all; }

std::optional<Bot> bot_named(std::string_view name) {
  const auto found = std::ranges::find(all, name, &Introduction::name);
  if (found == all.end()) return std::nullopt;
  return found->bot;
}

std::optional<Choice> choose(Bot, const Rules& rules, const View& seen,
                             core::Generator& generator) {
  if (!rules.seats(seen.viewer)) return std::nullopt;
  if (!is_awaited(rules, seen.open, seat_at(seen.viewer.seat_index()))) return std::nullopt;
  const auto open = offers(rules, seen);
  Choice choice{
      sample(rules, seen, generator.one_of(std::span{open}), generator), "Anything will do.", {}};
  if (seen.open.phase == Phase::window) choice.thinks = a_while(generator);
  return choice;
}

}  // namespace wordles::bots
