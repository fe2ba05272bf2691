#include "bots/impossible/glance.h"

#include <algorithm>

#include "bots/impossible/answering.h"

namespace impossible::bots {

Action decide_on_hand(const Judge& judge) {
  if (judge.refreshed() > judge.kept()) return Refresh{};
  return Keep{};
}

Action at_a_glance(const Thought& thought) {
  const Open& open = thought.open;
  if (open.waits_for_an_answer()) return answer(thought);
  if (open.phase == Phase::librarians) return choose_librarian(thought);
  Judge judge{thought};
  double best = judge.if_nothing_is_done() + thought.mind.eye.worth_a_move;
  const Deed* chosen = nullptr;
  const Ideas list = ideas(thought);
  for (const Deed& deed : list) {
    const double value = judge.after(deed);
    if (value > best) best = value, chosen = &deed;
  }
  if (chosen != nullptr) return action_of(*chosen);
  if (open.phase == Phase::window) return Pass{Extent::attack};
  if (open.phase == Phase::add) return Done{};
  return decide_on_hand(judge);
}

}  // namespace impossible::bots
