// For tests and benchmarks: a game between bots, played through core::apply. In a window attempts
// arrive in the order in which the bots have thought them out.
#pragma once

#include <array>
#include <vector>

#include "bots/wordles/bots.h"
#include "core/game.h"
#include "core/pending_bot_move.h"

namespace wordles::bots::testing {

// Cards of random common words that have all letters among them, as far as the words allow.
inline QueryDeck random_deck(const lexicon::Lexicon& words, std::size_t cards,
                             core::Generator& generator) {
  QueryDeck deck(cards);
  for (QueryCard& card : deck) {
    lexicon::LetterSet had;
    for (std::size_t i = 0; i < card.words.size(); ++i) {
      Word best;
      int most = -1;
      for (int tries = 0; tries < 60; ++tries) {
        const Word word = generator.one_of(words.common());
        const int fresh = (had | word.letters()).size();
        const bool twice = std::ranges::find(card.words, word) != card.words.end();
        if (fresh > most && !twice) best = word, most = fresh;
      }
      card.words[i] = best;
      had = had | best.letters();
    }
  }
  return deck;
}

using Seated = std::array<Bot, most_players>;

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
      const PendingMove& pending = ask(i, choose);
      if (!pending.move()) continue;
      if (!first || !pending.has_think_time() || due_at(i) < due_at(*first)) first = i;
      if (!pending.has_think_time()) break;  // it moves at once; the others are not even asked
    }
    const auto end = deadline(rules_, state_);
    if (end && (!first || due_at(*first) >= *end)) {
      now_ = *end;
      return play(core::Actor::clock(), core::Expire{});
    }
    if (!first) return false;
    now_ = std::max(now_, due_at(*first));
    // Only moves without a think time are made twice at one position, so a bot that has moved need
    // not begin to think again.
    return play(core::Actor::seat(*first), pending_[*first].move()->action);
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
    refused_ = core::apply<Wordles>(rules_, state_, {actor, now_, action});
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

}  // namespace wordles::bots::testing
