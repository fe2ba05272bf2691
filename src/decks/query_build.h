// Query cards made by the program: `liebrary deck queries`, and so the built-in ones.
#pragma once

#include <expected>
#include <span>
#include <vector>

#include "core/generator.h"
#include "core/lines.h"
#include "decks/query_card.h"
#include "lexicon/lexicon.h"

namespace decks {

inline constexpr std::size_t most_words_shared = 2;  // by any two cards
inline constexpr std::size_t most_cards_with_a_word = 2;

// Goes on after `given` until there are `count` cards, and returns them all. A new card
//   has words that are common in the lexicon, do not repeat a letter, and are not to be avoided on
//   a query card (data/query_avoid.txt), the more common the likelier;
//   has every letter A to Z, and is varied as decks/query_draft.h says;
//   shares at most most_words_shared words with any other.
// A word is on at most most_cards_with_a_word cards; where few words have one of its letters, on
// as many as they must share, and a quarter more.
// The same generator gives the same cards. The Trouble, if any, is that there are no more such.
// Requires at most most_query_cards, and given cards of the lexicon's length.
std::expected<std::vector<QueryCard>, core::Trouble> build_queries(const lexicon::Lexicon&,
                                                                   std::span<const QueryCard> given,
                                                                   std::size_t count,
                                                                   core::Generator&);

// The words that build_queries has to choose from.
std::vector<lexicon::Entry> query_words(const lexicon::Lexicon&);

}  // namespace decks
