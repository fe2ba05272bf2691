#include "cast/cards.h"

#include <algorithm>

namespace cast {
namespace {

template <class Place, class Card>
std::optional<Place> find(const std::vector<Card>& cards, std::string_view key) {
  const auto found = std::ranges::find(cards, key, &Card::key);
  if (found == cards.end()) return std::nullopt;
  return static_cast<Place>(found - cards.begin());
}

}  // namespace

std::optional<Character> find_character(const Cards& cards, std::string_view key) {
  return find<Character>(cards.characters, key);
}

std::optional<Book> find_book(const Cards& cards, std::string_view key) {
  return find<Book>(cards.books, key);
}

std::string with_article(const CharacterCard& card) {
  return card.article.empty() ? card.name : card.article + " " + card.name;
}

}  // namespace cast
