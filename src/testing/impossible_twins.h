// States of Fiction Impossible that differ only in what nobody may know: the order of the decks.
#pragma once

#include <functional>
#include <vector>

#include "testing/impossible_tables.h"

namespace battery {

// The cards of both decks that nobody has seen in another order, whether play could lead there or
// not, and with it what was shuffled. Requires that the game is not over.
impossible::State scrambled(const impossible::Rules&, const impossible::State&, core::Actor viewer,
                            core::Generator&);

// Actions of every kind with many values, legal and illegal, about the next cards of both states
// too.
std::vector<impossible::Action> questions(const impossible::Rules&, const impossible::State& one,
                                          const impossible::State& other, core::Generator&);

// The same public history with other decks behind it: what is still unseen at the end of the log
// lies in another order. It begins somewhere in the log, and both games go on move by move; a
// shuffle on the way is the same but for those cards.
class ImpossibleTwins {
 public:
  using Move = impossible::Move;
  using State = impossible::State;
  using Fold = std::function<void(const impossible::Rules&, State&, const Move&)>;

  ImpossibleTwins(const ImpossibleTable&, std::vector<Move> log, core::Actor viewer, Fold fold,
                  core::Generator&);

  bool next();  // plays the next move in both; false at the end of the log
  const State& one() const { return one_; }
  const State& other() const { return other_; }

  bool has_another_secret() const { return !(one_.deck == other_.deck); }
  bool has_other_books() const { return !(one_.books == other_.books); }
  bool has_shuffled() const { return shuffled_; }

 private:
  Move twin_of(const Move&);

  const ImpossibleTable& table_;
  std::vector<Move> log_;
  Fold fold_;
  core::Generator& generator_;
  State one_, other_;
  State last_;              // of the log
  std::size_t played_ = 0;  // moves of the log
  bool shuffled_ = false;   // within the part that both have played
  impossible::CharacterSet unseen_;
};

}  // namespace battery
