// A query card in the making, and what keeps it varied. Words that are much alike tell the same
// about a secret, and words with one initial get the same < or >.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "decks/query_card.h"

namespace decks {

inline constexpr int most_words_with_a_letter = 5;
inline constexpr int most_words_with_an_initial = 2;
inline constexpr int most_words_with_an_ending = 2;  // its last two letters
inline constexpr int most_words_in_s = 2;

// The letters that two words of a card may share: three of five, two of four.
constexpr int most_letters_shared(lexicon::Word word) { return static_cast<int>(word.size()) - 2; }

class QueryDraft {
 public:
  bool full() const { return words_.size() == words_a_card; }
  lexicon::LetterSet missing() const;

  // Whether the card, with this word, keeps to the numbers above. No word suits one that is full.
  bool suits(lexicon::Word) const;

  // How much the word adds: most for letters that the card lacks, a little for those it has once.
  int worth(lexicon::Word) const;

  void add(lexicon::Word);  // requires that it suits

  // The card, its words in the order of the alphabet. None while it is not full or lacks a letter.
  std::optional<QueryCard> card() const;

 private:
  int words_with(lexicon::Letter letter) const { return count_[static_cast<std::size_t>(letter)]; }

  std::vector<lexicon::Word> words_;
  std::array<int, 26> count_{};  // by letter: the words that have it
};

}  // namespace decks
