#include "decks/word_counts.h"

#include <algorithm>
#include <cassert>

#include "core/lines.h"
#include "decks/tokens.h"

extern "C" {
extern const char liebrary_everyday_words_begin[], liebrary_everyday_words_end[];
}

namespace decks {
namespace {

using lexicon::Word;

// Occurrences in a million words that are usual for a word of this SCOWL size.
constexpr std::uint32_t usual(std::uint8_t size) {
  if (size <= 10) return 100;
  if (size <= 20) return 40;
  if (size <= 35) return 8;
  return 2;
}
constexpr std::uint32_t usual_of_everyday_words = 5'000;  // "which", the most frequent, has fewer

}  // namespace

WordCounts count_words(std::string_view text) {
  WordCounts counts;
  Tokens tokens{book_alone(text)};
  while (const auto token = tokens.next()) {
    ++counts.all;
    const bool plain = std::ranges::all_of(*token, [](char c) { return c >= 'a' && c <= 'z'; });
    if (plain && token->size() == lexicon::longest_word) ++counts.of[Word{*token}];
  }
  return counts;
}

WordCounts general_english(const lexicon::Lexicon& lexicon) {
  WordCounts counts;
  counts.all = 1'000'000;
  for (const auto& entry : lexicon.entries()) counts.of[entry.word] = usual(entry.size);
  const std::string_view everyday{liebrary_everyday_words_begin, liebrary_everyday_words_end};
  for (const core::Line& line : core::data_lines(everyday)) {
    const auto word = Word::parse(line.text, lexicon::longest_word);
    assert(word.has_value());
    counts.of[*word] = usual_of_everyday_words;
  }
  return counts;
}

}  // namespace decks
