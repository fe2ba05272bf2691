// What a query word would tell about the others, and about oneself.
#pragma once

#include "bots/wordles/character.h"
#include "solver/split.h"

namespace wordles::bots {

// How good it would be to call a word, in points.
struct Judgement {
  double told = 0;                           // that the others' words will bring, each on average
  double given = 0;                          // that one's own word will bring to the others
  std::array<double, most_players> about{};  // of what is told, by owner
  double worth(double care) const { return told - care * given; }
};

class Querying {
 public:
  explicit Querying(const Thought&);

  Judgement judge(Word query);
  double care() const { return care_; }  // how much own points count beside others'
  std::size_t comparisons() const;       // that judging one query takes
  const std::vector<Seat>& asked() const { return asked_; }
  const std::vector<solver::HiddenWord>& words_of(std::size_t place) const { return words_[place]; }

 private:
  int value_ = 0;  // of the row that the query will fill
  bool with_sign_;
  double care_;
  std::vector<Seat> asked_;
  std::vector<std::vector<solver::HiddenWord>> words_;  // of those asked, likely ones only
  std::vector<solver::HiddenWord> mine_;                // what the others may think is mine
  std::optional<solver::Letters> secret_;               // none where a call does not touch it
  solver::Split split_;
};

}  // namespace wordles::bots
