#include "games/wordles/pile.h"

#include <bitset>

namespace wordles {

core::List<CardNumber, most_cards> used_cards(const Rules& rules, const State& state) {
  std::bitset<most_cards> elsewhere;
  const Pile& pile = state.pile;
  for (std::size_t i = pile.dealt; i < pile.order.size(); ++i) {
    elsewhere.set(index(pile.order[i]));
  }
  for (const Board& board : state.open.boards) {
    if (board.card) elsewhere.set(index(*board.card));
  }
  core::List<CardNumber, most_cards> used;
  for (std::size_t i = 0; i < rules.deck->size(); ++i) {
    if (!elsewhere[i]) used.push_back(CardNumber(static_cast<std::uint8_t>(i)));
  }
  return used;
}

void shuffle_used(const Rules& rules, State& state, const core::Draw& draw) {
  const auto used = used_cards(rules, state);
  Pile& pile = state.pile;
  pile.shuffles.push_back(static_cast<std::uint8_t>(pile.order.size()));
  for (const auto drawn : draw.drawn) pile.order.push_back(used[drawn]);
}

void take_top(State& state, Seat seat) {
  Pile& pile = state.pile;
  state.open.boards[index(seat)].card = pile.order[pile.dealt++];
}

void show_top(const Rules& rules, State& state) {
  const Pile& pile = state.pile;
  state.open.pile = static_cast<std::uint8_t>(pile.order.size() - pile.dealt);
  state.open.top.reset();
  if (rules.has_cards() && !pile.empty()) state.open.top = pile.order[pile.dealt];
}

}  // namespace wordles
