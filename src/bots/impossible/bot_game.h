// For tests and benchmarks: a game of bots, played through core::apply. Where a clock runs, moves
// arrive in the order in which the bots have thought them out.
#pragma once

#include <array>

#include "bots/impossible/bots.h"
#include "core/game.h"

namespace impossible::bots::testing {

using Seated = std::array<Bot, most_players>;

inline Seated all_seats(Bot bot) { return {bot, bot, bot, bot}; }

class BotGame {
 public:
  BotGame(const Rules& rules, Seated seated, core::Generator& generator)
      : rules_{rules}, seated_{seated}, generator_{generator}, state_{start(rules)} {}

  const State& state() const { return state_; }
  std::size_t moves() const { return moves_; }
  std::optional<Refusal> refused() const { return refused_; }

  // One move: chance's, the clock's, or of the bot that is ready first. `choose` stands for
  // bots::choose and may look at what it is asked. False when the game is over or a bot was
  // refused, or nobody acts.
  template <class Choose>
  bool step(Choose&& choose) {
    if (is_over(state_)) return false;
    if (const auto due = owed(rules_, state_); core::is_owed(due)) {
      return play(core::Actor::chance(), core::draw(due, generator_));
    }
    for (std::size_t i = 0; i < rules_.options.seats; ++i) ask(i, choose);
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < rules_.options.seats; ++i) {
      if (!minds_[i]->choice) continue;
      if (!first || arrives(i) < arrives(*first)) first = i;
    }
    const auto end = deadline(rules_, state_);
    if (end && (!first || arrives(*first) >= *end)) {
      now_ = *end;
      return play(core::Actor::clock(), core::Expire{});
    }
    if (!first) return false;
    now_ = std::max(now_, arrives(*first));
    const Action action = minds_[*first]->choice->action;
    minds_[*first].reset();
    return play(core::Actor::seat(*first), action);
  }

 private:
  // What a bot has in mind at one position. It thinks from when it was first asked there, and
  // decides again with the same luck when what it sees has changed.
  struct Mindful {
    View seen;
    std::uint64_t luck = 0;
    core::TableTime began{};
    std::optional<Choice> choice;
  };

  core::TableTime arrives(std::size_t seat) const {
    return minds_[seat]->began + minds_[seat]->choice->thinks;
  }

  template <class Choose>
  void ask(std::size_t seat, Choose& choose) {
    View seen = view(rules_, state_, core::Actor::seat(seat));
    auto& mind = minds_[seat];
    if (mind && mind->seen == seen) return;
    const bool here = mind && mind->seen.open.position == seen.open.position;
    const auto luck = here ? mind->luck : generator_.next();
    core::SeededGenerator own{luck};
    auto choice = choose(seated_[seat], rules_, seen, own);
    mind = Mindful{seen, luck, here ? mind->began : now_, std::move(choice)};
  }

  bool play(core::Actor actor, const Action& action) {
    refused_ = core::apply<Impossible>(rules_, state_, {actor, now_, action});
    ++moves_;
    return !refused_ && !is_over(state_);
  }

  const Rules& rules_;
  Seated seated_;
  core::Generator& generator_;
  State state_;
  core::TableTime now_{};
  std::array<std::optional<Mindful>, most_players> minds_;
  std::optional<Refusal> refused_;
  std::size_t moves_ = 0;
};

inline State played_out(const Rules& rules, Seated seated, core::Generator& generator) {
  BotGame game{rules, seated, generator};
  while (game.step(choose)) {
  }
  return game.state();
}

}  // namespace impossible::bots::testing
