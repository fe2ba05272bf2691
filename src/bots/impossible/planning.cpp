#include "bots/impossible/planning.h"

#include <algorithm>
#include <cmath>

#include "bots/impossible/options.h"
#include "bots/impossible/playing_on.h"
#include "bots/impossible/standing.h"

namespace impossible::bots {
namespace {

constexpr std::size_t a_round = 8;  // games, shared by the options that are left; one each at least
constexpr int longest = 300;        // moves to the end of a turn

// How likely it is to be won, as a table stands that is neither won nor lost.
double chance(double stands) { return 1 / (1 + std::exp(-0.3 * stands - 2)); }

// Played on at a glance until the next turn begins.
double played_on(const Mind& mind, State& state, bool drawing, core::Generator& generator) {
  for (int moves = 0; moves < longest && !is_over(state); ++moves) {
    drawing = drawing && state.open.phase == Phase::draw;
    if (!drawing && state.open.phase == Phase::draw) break;
    play_on(mind, state, generator);
  }
  if (is_over(state)) return won(state.open) ? 1 : 0;
  return chance(standing(mind, state.open));
}

void agree(const Rules& rules, State& state) {
  while (const auto* consent = std::get_if<Consent>(&state.open.pending)) {
    advance(rules, state, {actor(consent->awaited.first()), {}, Agree{}});
  }
}

struct Tried {
  Action action;
  double won = 0;
};

}  // namespace

Action plan(const Thought& thought, const View& seen, core::Generator& generator) {
  std::vector<Tried> left;
  for (const Action& option : options(thought)) left.push_back({option});
  while (left.size() > 1) {
    const std::size_t games = std::max<std::size_t>(1, a_round / left.size());
    for (std::size_t game = 0; game < games; ++game) {
      // The same deck and the same luck for all, so that only what is done makes the difference.
      const State imagined_state = imagined(thought.rules(), seen, generator);
      const std::uint64_t luck = generator.next();
      for (Tried& tried : left) {
        core::SeededGenerator own{luck};
        State state = imagined_state;
        advance(thought.rules(), state, {actor(thought.me), {}, tried.action});
        agree(thought.rules(), state);
        tried.won += played_on(thought.mind, state, thought.open.phase == Phase::draw, own);
      }
    }
    std::ranges::stable_sort(left, std::greater{}, &Tried::won);
    if (left.size() == 2) break;
    left.resize((left.size() + 1) / 2);
  }
  return left.front().action;
}

}  // namespace impossible::bots
