// States of Fiction that differ only in what a viewer may not know.
#pragma once

#include <optional>
#include <vector>

#include "testing/fiction_tables.h"

namespace battery {

// Everything hidden from the viewer overwritten with anything, whether play could lead there or
// not. Requires that the game is not over.
fiction::State scrambled(const fiction::Rules&, const fiction::State&, core::Actor viewer,
                         core::Generator&);

// Actions of every kind with many values, legal and illegal, about the secrets of both states too.
std::vector<fiction::Action> questions(const fiction::Rules&, const fiction::State& one,
                                       const fiction::State& other, core::Generator&);

// The same public history with another truth behind it: another book card's front, another secret
// and other lies (for whoever does not see the desk), another card dealt beside the kept one. Both
// games go on move by move, and only what rightly comes from the truth (a token's answer, an answer
// to a discard, the end) may part them; then they are twins no longer.
class TwinGames {
 public:
  using Fold = std::function<void(const fiction::Rules&, fiction::State&, const fiction::Move&)>;

  TwinGames(const FictionTable&, std::vector<fiction::Move> log, core::Actor viewer, Fold fold,
            core::Generator&);

  // Plays the next move in both; false at the end of the log or where the twins part.
  bool next();
  const fiction::State& one() const { return one_; }
  const fiction::State& other() const { return other_; }
  bool has_another_secret() const { return one_.desk.secret != other_.desk.secret; }

 private:
  bool hides_desk() const { return viewer_ != table_.rules.librarian(); }
  bool hides_hand(fiction::Side) const;
  void prepare_deck(const fiction::State& end);
  fiction::Hand other_hand(fiction::Side, const fiction::Hand&);
  std::optional<fiction::Move> twin_of(const fiction::Move&, const fiction::State& after);
  std::optional<fiction::Move> twin_share(const fiction::Move&, const fiction::State& after);

  const FictionTable& table_;
  std::vector<fiction::Move> log_;
  core::Actor viewer_;
  Fold fold_;
  core::Generator& generator_;
  fiction::Deck deck_;
  fiction::State one_, other_, end_;
  std::size_t played_ = 0;
  fiction::Word secret_;  // of the other game
};

}  // namespace battery
