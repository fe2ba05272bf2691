// How often words occur in a text, or in English at large.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>

#include "lexicon/lexicon.h"
#include "lexicon/word.h"

namespace decks {

struct WordCounts {
  std::map<lexicon::Word, std::uint32_t> of;  // words of five letters, in lower case
  std::uint64_t all = 0;                      // words of any kind

  std::uint32_t operator[](lexicon::Word word) const {
    const auto found = of.find(word);
    return found == of.end() ? 0 : found->second;
  }
};

// Counts the words of a book as plain text in UTF-8. In doubt an occurrence is left out: a word
// with a capital may be a name, one beside an apostrophe or a hyphen may be a piece of another.
// What Project Gutenberg puts before and after a book is not counted.
WordCounts count_words(std::string_view text);

// English at large, in a million words. We have no counts of it, so SCOWL's size stands in for
// them, save for everyday words (data/everyday_words.txt), of which any book is full.
WordCounts general_english(const lexicon::Lexicon&);

}  // namespace decks
