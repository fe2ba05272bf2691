// States of Wordles that differ only in what a viewer may not know.
#pragma once

#include <functional>
#include <vector>

#include "testing/wordles_tables.h"

namespace battery {

// Everything hidden from the viewer overwritten with anything, whether play could lead there or
// not. Requires that the game is not over.
wordles::State scrambled(const wordles::Rules&, const wordles::State&, core::Actor viewer,
                         core::Generator&);

// Actions of every kind with many values, legal and illegal, about the secrets of both states too.
std::vector<wordles::Action> questions(const wordles::Rules&, const wordles::State& one,
                                       const wordles::State& other, core::Generator&);

// The same public history with another truth behind it: other words hidden under the same rows, by
// hand under any rows, with corrections that nobody saw, and another order of the pile below its
// top. It begins with a round of the log, and both games go on move by move until the truth rightly
// parts them: a right attempt, the marks of a new row, a reveal.
class WordlesTwins {
 public:
  using Fold = std::function<void(const wordles::Rules&, wordles::State&, const wordles::Move&)>;

  WordlesTwins(const WordlesTable&, std::vector<wordles::Move> log, core::Actor viewer, Fold fold,
               core::Generator&);

  // Plays the next move in both; false at the end of the log or where the twins part.
  bool next();
  const wordles::State& one() const { return one_; }
  const wordles::State& other() const { return other_; }

  bool has_another_secret() const;     // with a row at least to look at
  bool has_an_unseen_mistake() const;  // in one of them a board is marked wrongly
  bool has_another_pile() const { return !(one_.pile == other_.pile); }

 private:
  bool is_wrong(const wordles::State&, std::size_t player) const;
  void choose_words(const wordles::State& sure);
  bool fits(const wordles::State& sure, std::size_t player, wordles::Word) const;
  bool has_parted() const;
  std::vector<wordles::Move> twins_of(const wordles::Move&, const wordles::State& after);
  std::vector<wordles::Move> marked_by_hand(const wordles::Move&, const wordles::State& after);
  core::Draw shuffled_below_the_top(core::Draw);

  const WordlesTable& table_;
  std::vector<wordles::Move> log_;
  core::Actor viewer_;
  Fold fold_;
  core::Generator& generator_;
  wordles::State one_, other_;
  std::size_t played_ = 0;
  std::size_t last_seen_ = 0;                                 // of the pile, at the end of the log
  std::array<wordles::Word, wordles::most_players> words_{};  // of the other game
};

}  // namespace battery
