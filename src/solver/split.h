// What a Wordles query would do to a set of words that may be hidden: they part into cells, one for
// each answer that the board could give.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "solver/hidden_words.h"

namespace solver {

struct Cell {
  float weight = 0;  // of all words in it
  float best = 0;    // of the likeliest of them
  // As many words as it would have if all were as likely as the likeliest.
  float size() const { return weight / best; }
};

class Split {
 public:
  // Parts the words anew; the cells of the last call are gone.
  void part(std::span<const HiddenWord> words, const Letters& query, bool with_sign);

  std::span<const Answer> found() const { return found_; }  // answers that some word gives
  const Cell& cell(Answer answer) const { return cells_[answer]; }

 private:
  std::array<Cell, answers> cells_{};
  std::vector<Answer> found_;
};

}  // namespace solver
