// A book card: a book on its back, for all to see, and on its front the words a secret comes from.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lexicon/word.h"

namespace decks {

inline constexpr std::size_t yellow_words = 24;
inline constexpr std::size_t red_words = 8;

struct BookCard {
  std::string title;
  std::string author;
  int year = 0;                       // of first publication; negative is BC, 0 never
  std::vector<lexicon::Word> yellow;  // yellow_words of five different letters, sorted
  std::vector<lexicon::Word> red;     // red_words that repeat a letter, sorted

  friend bool operator==(const BookCard&, const BookCard&) = default;
};

}  // namespace decks
