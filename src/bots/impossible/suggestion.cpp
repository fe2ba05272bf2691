#include "bots/impossible/suggestion.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/impossible/judging.h"
#include "bots/impossible/reasons.h"
#include "games/impossible/adding.h"

namespace impossible::bots {
namespace {

// By how much worse a table may stand for it: less than a Mold, or a card that is missed.
constexpr double harmless = 0.3;

std::optional<Placement> placement(const Thought& thought, const Suggestion& suggestion) {
  if (!thought.hand().has(suggestion.card)) return std::nullopt;
  const auto all = placements(thought.rules(), thought.open, suggestion.card);
  const auto* const found = std::ranges::find_if(all, [&](const Placement& way) {
    return way.book == suggestion.book && way.spot == suggestion.spot;
  });
  if (found == all.end()) return std::nullopt;
  return *found;
}

std::string objection(const Thought& thought, const Suggestion& suggestion) {
  std::string who = named(thought.rules(), suggestion.card);
  if (who.starts_with("the ")) who[0] = 'T';
  return fmt::format("{} in {}, as suggested, would do more harm than good.", who,
                     titled(thought, suggestion.book));
}

Response added(const Thought& thought, std::span<const Suggestion> suggestions) {
  Judge judge{thought};
  const double now = judge.if_nothing_is_done();
  Response response;
  for (const Suggestion& suggestion : suggestions) {
    const auto way = placement(thought, suggestion);
    if (!way) continue;
    const Add add{suggestion.card, way->book, way->spot, std::nullopt, {}};
    if (!way->loses && judge.after(add) >= now - harmless) {
      return {add, "As suggested. " + reason(thought, add)};
    }
    if (response.why.empty()) response.why = objection(thought, suggestion);
  }
  return response;
}

// A new hand could be better, but to keep this one does no harm.
Response kept(const Thought& thought, std::span<const Suggestion> suggestions) {
  for (const Suggestion& suggestion : suggestions) {
    const auto way = placement(thought, suggestion);
    if (!way || way->molds) continue;
    const auto& card = thought.rules().cards->of(suggestion.card);
    return {Keep{},
            fmt::format("As suggested, {} {} kept for {}.", named(thought.rules(), suggestion.card),
                        card.plural ? "are" : "is", titled(thought, suggestion.book))};
  }
  return {};
}

}  // namespace

Response respond(const Thought& thought, std::span<const Suggestion> suggestions) {
  if (suggestions.empty() || !thought.is_active() || thought.open.waits_for_an_answer()) return {};
  if (thought.open.phase == Phase::add) return added(thought, suggestions);
  if (thought.open.phase == Phase::draw) return kept(thought, suggestions);
  return {};
}

}  // namespace impossible::bots
