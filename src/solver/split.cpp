#include "solver/split.h"

#include <algorithm>

namespace solver {

void Split::part(std::span<const HiddenWord> words, const Letters& query, bool with_sign) {
  for (const Answer answer : found_) cells_[answer] = Cell{};
  found_.clear();
  for (const HiddenWord& word : words) {
    const Answer says = answer(word.letters, query, with_sign);
    Cell& cell = cells_[says];
    if (cell.weight == 0) found_.push_back(says);
    cell.weight += word.weight;
    cell.best = std::max(cell.best, word.weight);
  }
}

}  // namespace solver
