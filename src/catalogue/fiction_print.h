// All that is on the cards of Fiction, fronts included, for printing on paper. It is read from the
// decks alone and has nothing to do with any table.
#pragma once

#include <string>
#include <vector>

#include "catalogue/fiction_cards.h"

namespace fiction {

struct PrintedBook {
  std::string title, author;
  int year = 0;                   // of first publication; negative is BC
  std::vector<Word> yellow, red;  // sorted
};
BOOST_DESCRIBE_STRUCT(PrintedBook, (), (title, author, year, yellow, red))

struct Print {
  std::vector<PrintedBook> books;
  std::vector<AbilityCard> abilities;  // of the edition; empty if it has none
  std::uint8_t boards = 0;             // per half (F-12)
  std::uint8_t tokens = 0;             // at the start (F-20)
};
BOOST_DESCRIBE_STRUCT(Print, (), (books, abilities, boards, tokens))

Print print_of(const Rules&, const decks::Deck&);

}  // namespace fiction
