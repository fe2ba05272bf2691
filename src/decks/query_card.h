// A query card of Wordles: the words that the player who holds it may call.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "lexicon/word.h"

namespace decks {

inline constexpr std::size_t words_a_card = 12;
inline constexpr std::size_t most_query_cards = 120;  // in a deck
static_assert(most_query_cards <= core::most_drawn, "chance shuffles a deck in one draw");

// One face of a card: two faces printed back to back are two cards to the program.
struct QueryCard {
  std::array<lexicon::Word, words_a_card> words;  // of one length, with all of A to Z among them

  friend bool operator==(const QueryCard&, const QueryCard&) = default;
};

struct QueryDeck {
  std::string name;  // may be empty where a player brings loose cards
  std::vector<QueryCard> cards;
  std::string hash;  // SHA-256 of the text that it was made from
};

// The built-in decks, made from the embedded data on first use.
const QueryDeck& five_letter_queries();  // begins with those of rulebook_queries()
const QueryDeck& four_letter_queries();

// The built-in deck that has this hash, present or earlier, as for book cards (deck.h).
const QueryDeck* find_five_letter_queries(std::string_view hash);
const QueryDeck* find_four_letter_queries(std::string_view hash);

// The cards of five letters that can be read off the rulebook, words in its order.
const std::vector<QueryCard>& rulebook_queries();

}  // namespace decks
