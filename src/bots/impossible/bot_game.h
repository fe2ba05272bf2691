// For tests and benchmarks: a game of bots, played through core::apply. Where a clock runs, moves
// arrive in the order in which the bots have thought them out.
#pragma once

#include <array>

#include "bots/impossible/bots.h"
#include "core/game.h"
#include "core/pending_bot_move.h"

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
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < rules_.options.seats; ++i) {
      if (!ask(i, choose).move()) continue;
      if (!first || due_at(i) < due_at(*first)) first = i;
    }
    const auto end = deadline(rules_, state_);
    if (end && (!first || due_at(*first) >= *end)) {
      now_ = *end;
      return play(core::Actor::clock(), core::Expire{});
    }
    if (!first) return false;
    now_ = std::max(now_, due_at(*first));
    const Action action = pending_[*first].move()->action;
    pending_[*first].forget();
    return play(core::Actor::seat(*first), action);
  }

 private:
  using PendingMove = core::PendingBotMove<Choice, View>;

  core::TableTime due_at(std::size_t seat) const { return pending_[seat].due_at({}); }

  template <class Choose>
  const PendingMove& ask(std::size_t seat, Choose& choose) {
    const View seen = view(rules_, state_, core::Actor::seat(seat));
    PendingMove& pending = pending_[seat];
    if (pending.look(seen.open.position, seen, now_, [&] { return generator_.next(); })) {
      pending.decide(
          [&](core::Generator& own) { return choose(seated_[seat], rules_, seen, own); });
    }
    return pending;
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
  std::array<PendingMove, most_players> pending_;
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
