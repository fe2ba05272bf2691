#include "cast/card_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "cast/card_parts.h"

namespace cast {
namespace {

using core::Trouble;

// Gives the originals of this Book their home.
std::optional<Trouble> settle(Cards& cards, const WrittenBook& book, Book home) {
  for (std::size_t spot = 0; spot < spots_a_book; ++spot) {
    const auto& key = book.cast[spot];
    const auto found = std::ranges::find(cards.characters, key, &CharacterCard::key);
    if (found == cards.characters.end()) {
      return Trouble{book.cast_line, fmt::format("{} casts \"{}\", who is no Character; name one "
                                                 "by the word that opens its line.",
                                                 book.card.title, key)};
    }
    const auto place = static_cast<std::size_t>(found - cards.characters.begin());
    for (std::size_t other = 0; other <= index(home); ++other) {
      const auto& originals = cards.facts.books[other].originals;
      const std::size_t filled = other == index(home) ? spot : spots_a_book;
      if (std::ranges::find(originals.begin(), originals.begin() + filled,
                            static_cast<Character>(place)) != originals.begin() + filled) {
        return Trouble{book.cast_line,
                       fmt::format("{} is at home in {} already; put another Character here.",
                                   found->name, cards.books[other].title)};
      }
    }
    cards.facts.books[index(home)].originals[spot] = static_cast<Character>(place);
    cards.facts.characters[place].home = home;
    cards.facts.characters[place].spot = static_cast<Spot>(spot);
  }
  return std::nullopt;
}

}  // namespace

std::expected<Cards, CardTrouble> parse_cards(const CardTexts& texts, std::string hash) {
  const auto characters = read_characters(texts.characters);
  if (!characters) return std::unexpected(CardTrouble{CardFile::characters, characters.error()});
  const auto books = read_books(texts.books);
  if (!books) return std::unexpected(CardTrouble{CardFile::books, books.error()});
  auto librarians = read_librarians(texts.librarians);
  if (!librarians) return std::unexpected(CardTrouble{CardFile::librarians, librarians.error()});

  Cards cards;
  cards.hash = std::move(hash);
  cards.librarians = std::move(*librarians);
  for (const auto& character : *characters) {
    cards.facts.characters[cards.characters.size()] = character.facts;
    cards.characters.push_back(character.card);
  }
  for (const auto& book : *books) {
    const auto home = static_cast<Book>(cards.books.size());
    cards.books.push_back(book.card);
    cards.facts.books[index(home)].mold_spaces = book.mold_spaces;
    if (auto trouble = settle(cards, book, home)) {
      return std::unexpected(CardTrouble{CardFile::books, std::move(*trouble)});
    }
  }
  return cards;
}

std::optional<CardFile> card_file(std::string_view text) {
  const auto lines = core::data_lines(text);
  if (lines.empty()) return std::nullopt;
  const auto first = lines.front().text;
  if (line_part(first).part == "book") return CardFile::books;
  if (line_part(first).part == "librarian") return CardFile::librarians;
  if (first.find('|') != std::string_view::npos) return CardFile::characters;
  return std::nullopt;
}

}  // namespace cast
