// What is printed on the cards of Fiction for everybody to read: the backs of the book cards, and
// the ability cards. Never the words on a front.
#pragma once

#include <string>
#include <vector>

#include "codec/fiction_json.h"
#include "decks/deck.h"

namespace fiction {

struct BookBack {
  std::string title, author;
  int year = 0;  // of first publication; negative is BC
};
BOOST_DESCRIBE_STRUCT(BookBack, (), (title, author, year))

struct AbilityCard {
  Ability name{};
  std::string title, sentence;
  Side side{};
  std::string rule;  // its id: "B-05a"
};
BOOST_DESCRIBE_STRUCT(AbilityCard, (), (name, title, sentence, side, rule))

struct Cards {
  std::vector<BookBack> books;         // by a board's `card`, which counts from 0
  std::vector<AbilityCard> abilities;  // of the edition; a table may play without
};
BOOST_DESCRIBE_STRUCT(Cards, (), (books, abilities))

Cards printed_cards(const Options&, const decks::Deck&);

}  // namespace fiction
