// The decks of book cards, one an edition.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "decks/book_card.h"

namespace decks {

struct Deck {
  std::string name;  // may be empty where a player brings loose cards
  std::vector<BookCard> cards;
  std::string hash;  // SHA-256 of the text that it was made from
};

// The built-in decks of 56, made from the embedded data on first use.
const Deck& classics();
const Deck& banned();

// The built-in deck that has this hash: the present one, or an earlier one that games may have
// begun with (data/earlier/). nullptr if there never was such a deck.
const Deck* find_classics(std::string_view hash);
const Deck* find_banned(std::string_view hash);

}  // namespace decks
