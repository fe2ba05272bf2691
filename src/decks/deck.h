// The decks of book cards, one an edition.
#pragma once

#include <string>
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

}  // namespace decks
