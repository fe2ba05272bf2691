#include "bots/impossible/playing_on.h"

namespace impossible::bots {

void play_on(const Mind& mind, State& state, core::Generator& generator) {
  const Rules& rules = mind.rules;
  if (const auto due = owed(rules, state); core::is_owed(due)) {
    return advance(rules, state, {core::Actor::chance(), {}, core::draw(due, generator)});
  }
  Seat seat = state.open.active;
  while (!is_awaited(state.open, seat)) seat = rules.after(seat);
  core::List<Character, most_shown> shown;
  for (std::size_t i = 0; i < state.open.known_top; ++i) {
    shown.push_back(state.deck[state.deck.size() - 1 - i]);
  }
  const Thought thought{mind, state.open, {shown.begin(), shown.end()}, seat, false};
  advance(rules, state, {actor(seat), {}, at_a_glance(thought)});
}

}  // namespace impossible::bots
