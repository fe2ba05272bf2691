#include "bots/impossible/bots.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "bots/impossible/glance.h"
#include "bots/impossible/pace.h"
#include "bots/impossible/planning.h"
#include "bots/impossible/reasons.h"
#include "bots/impossible/suggestion.h"

namespace impossible::bots {
namespace {

using core::Strength;

constexpr std::array<Introduction, 3> all{{
    {Bot::random, Strength::random, "random", "Does anything that the rules allow."},
    {Bot::clerk, Strength::intermediate, "clerk",
     "Fills Books, keeps the Mold off them and uses a Power where it helps at once."},
    {Bot::archivist, Strength::expert, "archivist",
     "Sees an attack coming, knows what a card is worth and thinks every turn through to its end."},
}};

// Nobody whose turn it is passes beforehand: that would change nothing.
bool is_idle(const Open& open, const Offer& offer) {
  const bool passing =
      std::holds_alternative<PassOffer>(offer) || std::holds_alternative<HeedOffer>(offer);
  return passing && open.phase != Phase::window;
}

Action anything(const Rules& rules, const View& seen, core::Generator& generator) {
  auto list = offers(rules, seen);
  std::erase_if(list, [&](const Offer& offer) { return is_idle(seen.open, offer); });
  return sample(rules, seen, generator.one_of(std::span<const Offer>{list}), generator);
}

}  // namespace

std::span<const Introduction> introductions() { return all; }

std::optional<Bot> bot_named(std::string_view name) {
  const auto* const found = std::ranges::find(all, name, &Introduction::name);
  if (found == all.end()) return std::nullopt;
  return found->bot;
}

std::optional<Choice> choose(Bot bot, const Rules& rules, const View& seen,
                             core::Generator& generator) {
  return choose_heeding({}, bot, rules, seen, generator);
}

std::optional<Choice> choose_heeding(std::span<const Suggestion> suggestions, Bot bot,
                                     const Rules& rules, const View& seen,
                                     core::Generator& generator) {
  if (!rules.seats(seen.viewer)) return std::nullopt;
  const Seat me = seat_at(seen.viewer.seat_index());
  if (!is_awaited(seen.open, me)) return std::nullopt;
  const core::Millis thinks = pause(rules, seen.open, generator);
  if (bot == Bot::random)
    return Choice{anything(rules, seen, generator), "Anything will do.", thinks};
  const Lore lore{rules.cards->facts};
  const Mind mind{rules, lore, bot == Bot::clerk ? plain_eye : practised_eye};
  const bool asks = generator.below(4) != 0;
  const Thought thought{mind, seen.open, {seen.known_top.begin(), seen.known_top.end()}, me, asks};
  const Response response = respond(thought, suggestions);
  if (response.action) return Choice{*response.action, response.why, thinks};
  const Action action = bot == Bot::clerk ? at_a_glance(thought) : plan(thought, seen, generator);
  std::string why = reason(thought, action);
  if (!response.why.empty() && std::holds_alternative<Done>(action)) {
    why = fmt::format("{} {}", response.why, why);
  }
  return Choice{action, std::move(why), thinks};
}

}  // namespace impossible::bots
