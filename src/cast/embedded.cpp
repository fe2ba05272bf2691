// The built-in cards. Their text is ours, so trouble in it is a bug, and the tests find it.
#include <cassert>

#include "cast/card_text.h"

extern "C" {
extern const char liebrary_impossible_books_begin[], liebrary_impossible_books_end[];
extern const char liebrary_impossible_characters_begin[], liebrary_impossible_characters_end[];
extern const char liebrary_impossible_librarians_begin[], liebrary_impossible_librarians_end[];
}

namespace cast {

CardTexts standard_texts() {
  return {.books = {liebrary_impossible_books_begin, liebrary_impossible_books_end},
          .characters = {liebrary_impossible_characters_begin, liebrary_impossible_characters_end},
          .librarians = {liebrary_impossible_librarians_begin, liebrary_impossible_librarians_end}};
}

const Cards& standard_cards() {
  static const Cards standard = [] {
    auto cards = parse_cards(standard_texts(), CARDS_HASH);
    assert(cards.has_value());
    return std::move(*cards);
  }();
  return standard;
}

}  // namespace cast
