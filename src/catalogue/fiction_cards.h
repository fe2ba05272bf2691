// What everybody at a table of Fiction may read beforehand: the backs of the book cards, the
// ability cards, and how many boards and tokens and how much time there are. Never the words on a
// front.
#pragma once

#include <cstdint>
#include <optional>
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
  std::vector<BookBack> books;                     // by a board's `card`, which counts from 0
  std::vector<AbilityCard> abilities;              // of the edition; a table may play without
  std::uint8_t boards = 0;                         // of a half, before any card adds one (F-12)
  std::uint8_t tokens = 0;                         // at first (F-20)
  std::optional<core::Millis> half_ms, choice_ms;  // only where that clock runs
};
BOOST_DESCRIBE_STRUCT(Cards, (), (books, abilities, boards, tokens, half_ms, choice_ms))

Cards printed_cards(const Rules&, const decks::Deck&);

}  // namespace fiction
