// The cards of Fiction Impossible with all that is printed on them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cast/card.h"

namespace cast {

// What the grammar of a summary needs to know of a name.
enum class Pronoun : std::uint8_t { he, she, it, they };

struct CharacterCard {
  std::string key;      // how it is typed and kept: "robin_hood"; a to z, 0 to 9 and _
  std::string name;     // "Robin Hood", "Cheshire Cat"
  std::string article;  // "the" or nothing
  Pronoun pronoun{};
  bool plural = false;  // "the Weird Sisters are"
  friend bool operator==(const CharacterCard&, const CharacterCard&) = default;
};

struct BookCard {
  std::string key;  // "pride_and_prejudice"
  std::string title, author;
  int year = 0;
  std::string summary;  // with its three blanks; recast.h fills them
  friend bool operator==(const BookCard&, const BookCard&) = default;
};

struct LibrarianCard {
  std::string name, animal;  // "Octavius", "octopus"
  std::string ability;       // a sentence or two
  std::string alone;         // how it reads for a solitaire player; empty: the same
  bool solitaire = true;     // whether one player alone can be dealt it
  friend bool operator==(const LibrarianCard&, const LibrarianCard&) = default;
};

struct Cards {
  Facts facts;
  std::vector<CharacterCard> characters;  // characters_in_all
  std::vector<BookCard> books;            // books_in_all
  std::vector<LibrarianCard> librarians;  // in the order of Librarian
  std::string hash;                       // SHA-256 of the texts that it was made from

  const CharacterCard& of(Character character) const { return characters[index(character)]; }
  const BookCard& of(Book book) const { return books[index(book)]; }
  const LibrarianCard& of(Librarian librarian) const {
    return librarians[static_cast<std::size_t>(librarian)];
  }
};

// By the key; none for a key of no card.
std::optional<Character> find_character(const Cards&, std::string_view key);
std::optional<Book> find_book(const Cards&, std::string_view key);

std::string with_article(const CharacterCard&);  // "the Cheshire Cat", "Robin Hood"

// The built-in cards, made from the embedded data on first use; they pass the check of check.h.
const Cards& standard_cards();

// Names as cards print them: "Love Interest", "Quill", "REPLACE".
std::string_view name(Role);
std::string_view name(Label);
std::string_view name(Power);

// What a Power does, in a sentence for the player who holds the card; `alone` for solitaire.
std::string_view explain(Power, bool alone);

// The ability as it reads; `alone` for solitaire.
const std::string& ability(const LibrarianCard&, bool alone);

// For whoever chooses a Librarian: a sentence or two that go on from "For example:", and a short
// one on when it is best.
std::string_view example(Librarian);
std::string_view advice(Librarian);

}  // namespace cast
