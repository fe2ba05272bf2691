// All that is on the cards of Fiction Impossible as plain text, for printing on paper.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cast/cards.h"
#include "codec/impossible_json.h"

namespace impossible {

struct PrintedCharacter {
  std::string name;   // "the Cheshire Cat"
  std::string roles;  // "Trickster, Sage"
  std::string book;   // the title of its home
  std::optional<cast::Label> label;
  std::string power;     // "WEED"
  std::string sentence;  // what the Power does
  std::string alone;     // how that reads for a player alone; empty if it is the same
};
BOOST_DESCRIBE_STRUCT(PrintedCharacter, (), (name, roles, book, label, power, sentence, alone))

struct PrintedSpot {
  std::string name, roles;  // of the original
};
BOOST_DESCRIBE_STRUCT(PrintedSpot, (), (name, roles))

struct PrintedBook {
  std::string title, author;
  int year = 0;         // of first publication; negative is BC
  std::string summary;  // with its blanks: "__2__ (Love Interest, Wealthy)"
  std::uint8_t mold_spaces = 0;
  std::array<PrintedSpot, cast::spots_a_book> spots;
};
BOOST_DESCRIBE_STRUCT(PrintedBook, (), (title, author, year, summary, mold_spaces, spots))

struct PrintedLibrarian {
  std::string name, animal, ability;
  std::string alone;      // how the ability reads for a player alone; empty if it is the same
  bool solitaire = true;  // false if a player alone cannot have it
};
BOOST_DESCRIBE_STRUCT(PrintedLibrarian, (), (name, animal, ability, alone, solitaire))

struct Print {
  std::vector<PrintedCharacter> characters;
  std::vector<PrintedBook> books;
  std::vector<PrintedLibrarian> librarians;
};
BOOST_DESCRIBE_STRUCT(Print, (), (characters, books, librarians))

Print print_of(const cast::Cards&);

}  // namespace impossible
