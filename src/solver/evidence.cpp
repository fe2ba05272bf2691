#include "solver/evidence.h"

#include <bit>

namespace solver {

using fiction::Board;

Evidence::Evidence(const fiction::Rules& rules, const Board& board)
    : answers_{board.answers},
      named_{board.named},
      limit_{price_limit(fiction::use_rules(board.librarian_card))} {
  rows_.reserve(board.rows.size());
  for (std::size_t r = 0; r < board.rows.size(); ++r) {
    PricedRow row{Spelling{board.rows[r].guess}, std::nullopt};
    if (board.rows[r].shared) row.prices = price_list(rules, board, r);
    rows_.push_back(row);
  }
}

bool Evidence::answers_hold(const Spelling& word) const {
  if (named_ && (word.letters >> static_cast<unsigned>(*named_) & 1U) == 0) return false;
  if ((word.letters & answers_.asked.bits()) != answers_.present.bits()) return false;
  if (answers_.vowel_count &&
      std::popcount(word.letters & lexicon::vowels.bits()) != *answers_.vowel_count) {
    return false;
  }
  for (const fiction::Comparison& comparison : answers_.comparisons) {
    if ((word.word < comparison.guess) != comparison.secret_is_before) return false;
  }
  return true;
}

std::optional<std::uint8_t> Evidence::price(const Spelling& word) const {
  if (!answers_hold(word)) return std::nullopt;
  unsigned spent = 0;
  for (const PricedRow& row : rows_) {
    // A guess that is the secret ends the game, and no secret changes into a word once guessed.
    if (row.guess.word == word.word) return std::nullopt;
    if (!row.prices) continue;
    spent += row.prices->price[honest_code(word, row.guess)];
    if (spent > limit_) return std::nullopt;
  }
  return static_cast<std::uint8_t>(spent);
}

}  // namespace solver
