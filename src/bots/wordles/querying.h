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
  SeatSet asked() const { return asked_; }
  std::vector<Word> likely_words() const;  // of all that are asked

 private:
  struct Heap {
    SeatSet owners;  // about whom all know the same; one of them, or everybody before the first row
    std::vector<solver::HiddenWord> words;
  };

  int value_ = 0;  // of the row that the query will fill
  bool with_sign_;
  double care_;
  Seat me_;
  SeatSet asked_;
  std::vector<Heap> heaps_;
  float own_weight_ = 0;  // of the secret, as the others see it; 0 where they rule it out
  std::optional<solver::Letters> secret_;
  solver::Split split_;
};

}  // namespace wordles::bots
