// For tests and benchmarks: a game between bots, played through core::apply. In a window attempts
// arrive in the order in which the bots have thought them out.
#pragma once

#include <array>
#include <vector>

#include "bots/wordles/bots.h"
#include "core/game.h"

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

// What a bot has in mind at one position. It thinks from when it was first asked there, and decides
// again with the same luck when what it sees has changed.
struct Mind {
  View seen;
  std::uint64_t luck = 0;
  core::TableTime began{};
  std::optional<Choice> choice;
};

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
      const Mind& mind = ask(i, choose);
      if (!mind.choice) continue;
      if (!first || arrives(i) < arrives(*first)) first = i;
      if (mind.choice->thinks.count() == 0) break;  // the others are not even asked
    }
    const auto end = deadline(rules_, state_);
    if (end && (!first || arrives(*first) >= *end)) {
      now_ = *end;
      return play(core::Actor::clock(), core::Expire{});
    }
    if (!first) return false;
    now_ = std::max(now_, arrives(*first));
    return play(core::Actor::seat(*first), minds_[*first]->choice->action);
  }

 private:
  core::TableTime arrives(std::size_t seat) const {
    const Mind& mind = *minds_[seat];
    return mind.choice->thinks.count() > 0 ? mind.began + mind.choice->thinks : core::TableTime{};
  }

  template <class Choose>
  const Mind& ask(std::size_t seat, Choose& choose) {
    View seen = view(rules_, state_, core::Actor::seat(seat));
    auto& mind = minds_[seat];
    if (mind && mind->seen == seen) return *mind;
    const bool here = mind && mind->seen.open.position == seen.open.position;
    const auto luck = here ? mind->luck : generator_.next();
    core::SeededGenerator own{luck};
    auto choice = choose(seated_[seat], rules_, seen, own);
    mind = Mind{seen, luck, here ? mind->began : now_, std::move(choice)};
    return *mind;
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
  std::array<std::optional<Mind>, most_players> minds_;
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
