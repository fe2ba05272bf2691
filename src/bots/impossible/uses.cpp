#include "bots/impossible/uses.h"

#include <algorithm>

#include "bots/impossible/judging.h"

namespace impossible::bots {

std::vector<BestUse> best_uses(const Rules& rules, const View& seen) {
  std::vector<BestUse> best;
  if (!rules.seats(seen.viewer) || !powers_work(seen.open)) return best;
  const Seat me = seat_at(seen.viewer.seat_index());
  const Lore lore{rules.cards->facts};
  const Mind mind{rules, lore, practised_eye};
  const Thought thought{mind, seen.open, {seen.known_top.begin(), seen.known_top.end()}, me, true};
  Judge judge{thought};
  const double nothing = judge.if_nothing_is_done() + mind.eye.worth_a_move;
  Ideas ideas;
  think_of_powers(thought, ideas);
  for (const Character card : seen.open.player(me).hand) {
    const Use* found = nullptr;
    double looks = 0;
    for (const Deed& deed : ideas) {
      const auto* use = std::get_if<Use>(&deed);
      if (use == nullptr || use->card != card) continue;
      const double value = judge.after(deed);
      if (found == nullptr || value > looks) found = use, looks = value;
    }
    if (found != nullptr) best.push_back({*found, looks > nothing});
  }
  return best;
}

}  // namespace impossible::bots
