// What the Guessers can know of the secret, exactly: the words that some legal playing of the
// Lie-brarian would have led to the same board (B-08). It reads the board alone, which every view
// holds whole, so it is the same for a Guesser, for a spectator, and for a Lie-brarian who asks
// what the Guessers can know.
#pragma once

#include <span>
#include <vector>

#include "games/fiction/fiction.h"
#include "solver/spelling.h"

namespace solver {

struct Candidate {
  Spelling spelling;
  std::uint8_t spent;  // the fewest limited uses that this secret would have taken so far
};

// Every word that a book card may hold: common, and without repeated letters unless red words are
// played. In the order of the alphabet.
std::vector<Spelling> possible_secrets(const fiction::Rules&);

class Knowledge {
 public:
  // Where no word that a card may hold fits (a deck of a table's own making), every legal word of
  // the lexicon that fits is a candidate instead. Once the word is found it is the only one.
  Knowledge(const fiction::Rules&, const fiction::View&);

  // In the order of the alphabet. With B-07g in play they are candidates for the present secret.
  std::span<const Candidate> candidates() const { return candidates_; }
  std::size_t size() const { return candidates_.size(); }
  bool has(lexicon::Word) const;

  // As if the board were this one, which must tell more than the present board does.
  Knowledge narrowed(const fiction::Rules&, const fiction::Board&) const;
  std::size_t size_if(const fiction::Rules&, const fiction::Board&) const;

 private:
  Knowledge() = default;
  std::vector<Candidate> candidates_;
};

// The candidates' words, for aids and for people.
std::vector<lexicon::Word> possible_words(const fiction::Rules&, const fiction::View&);

}  // namespace solver
