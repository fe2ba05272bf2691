#include "bots/impossible/options.h"

#include <algorithm>

#include "bots/impossible/answering.h"
#include "bots/impossible/glance.h"
#include "bots/impossible/judging.h"
#include "games/impossible/librarian.h"

namespace impossible::bots {
namespace {

constexpr std::size_t most = 6;  // deeds that are looked at closely …
constexpr double behind = 1;     // … unless they look so much worse than the best

void also(std::vector<Action>& list, const Action& action) {
  if (std::ranges::find(list, action) == list.end()) list.push_back(action);
}

void orders(const Thought& thought, std::size_t cards, std::vector<Action>& list) {
  std::vector<std::size_t> places(cards);
  for (std::size_t i = 0; i < cards; ++i) places[i] = i;
  do {
    Arrange arrange;
    for (const std::size_t place : places) arrange.cards.push_back(thought.shown[place]);
    also(list, arrange);
  } while (std::ranges::next_permutation(places).found);
}

void renewals(const Thought& thought, std::vector<Action>& list) {
  if (!thought.hand().empty()) also(list, Renew{thought.hand()});
  for (const Character card : thought.hand()) also(list, Renew{{card}});
}

// At a glance first, then everything else that the question allows.
std::vector<Action> answers(const Thought& thought) {
  const Open& open = thought.open;
  std::vector<Action> list{answer(thought)};
  if (std::holds_alternative<Consent>(open.pending)) also(list, Agree{});
  if (std::holds_alternative<Renewal>(open.pending)) renewals(thought, list);
  if (const auto* arranging = std::get_if<Arranging>(&open.pending)) {
    orders(thought, arranging->cards, list);
  }
  if (const auto* omen = std::get_if<Omen>(&open.pending)) {
    for (std::size_t i = 0; i < omen->cards; ++i) also(list, Bury{thought.shown[i]});
  }
  if (const auto* rescuing = std::get_if<Rescuing>(&open.pending)) {
    for (const Label label : rescuing->books) also(list, Rescue{label});
    return list;
  }
  if (std::holds_alternative<NextBook>(open.pending)) {
    for (std::size_t i = 0; i < cast::labels; ++i) {
      if (open.slots[i].is_full()) also(list, Complete{Label(i)});
    }
    return list;
  }
  also(list, Decline{});
  return list;
}

}  // namespace

std::vector<Action> options(const Thought& thought) {
  const Open& open = thought.open;
  if (open.waits_for_an_answer()) return answers(thought);
  if (open.phase == Phase::librarians) return {choose_librarian(thought)};
  struct Option {
    double looks;
    Action action;
  };
  std::vector<Option> list;
  Judge judge{thought};
  if (open.phase == Phase::window)
    list.push_back({judge.if_nothing_is_done(), Pass{Extent::attack}});
  if (open.phase == Phase::add) list.push_back({judge.if_nothing_is_done(), Done{}});
  if (open.phase == Phase::draw) {
    list.push_back({judge.kept(), Keep{}});
    if (!thought.hand().empty()) list.push_back({judge.refreshed(), Refresh{}});
  }
  for (const Deed& deed : ideas(thought)) {
    list.push_back({judge.after(deed) - thought.mind.eye.worth_a_move, action_of(deed)});
  }
  std::ranges::stable_sort(list, std::greater{}, &Option::looks);
  std::vector<Action> best;
  for (const Option& option : list) {
    if (best.size() == most || option.looks < list.front().looks - behind) break;
    best.push_back(option.action);
  }
  return best;
}

}  // namespace impossible::bots
