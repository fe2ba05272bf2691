// A Guesser's choice of a word, the reader's above all.
#pragma once

#include <vector>

#include "bots/fiction/bots.h"
#include "solver/knowledge.h"

namespace fiction::bots {

struct Reading {
  const Rules& rules;
  const View& seen;
  solver::Knowledge knowledge;

  const Board& board() const { return seen.board; }
  // Guesses still to come in the game, if time allows.
  std::size_t boards() const {
    return board().boards_left + (board().half == 1 ? boards_a_half : 0U);
  }
};

struct Guessing {
  Word word;
  double bits_left;  // log2 of the words that it is expected to leave
  std::string why;
};

// The words that may still be the secret, as far as they may be guessed now (B-07f).
std::vector<solver::Spelling> allowed_candidates(const Reading&);

// Never refused: it keeps to a banned letter (B-07f) and takes any letters where it may (B-05a).
Guessing best_guess(const Reading&, core::Generator&);

// Letters in any order that tell more than this word; the word itself where none do.
Guessing best_letters(const Reading&, const Guessing& start);

}  // namespace fiction::bots
