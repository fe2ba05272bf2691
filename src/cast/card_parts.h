// Each of the three texts for itself, before they are put together.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "cast/cards.h"
#include "core/lines.h"

namespace cast {

struct WrittenCharacter {
  CharacterCard card;
  CharacterFacts facts;  // home and spot are still open
  std::size_t line = 0;
};

struct WrittenBook {
  BookCard card;
  std::uint8_t mold_spaces = 0;
  std::vector<std::string> cast;  // keys
  std::size_t line = 0, cast_line = 0, summary_line = 0;
};

std::expected<std::vector<WrittenCharacter>, core::Trouble> read_characters(std::string_view text);
std::expected<std::vector<WrittenBook>, core::Trouble> read_books(std::string_view text);

// In the order of Librarian, whatever their order in the text.
std::expected<std::vector<LibrarianCard>, core::Trouble> read_librarians(std::string_view text);

// "title  Moby-Dick" is the part "title" and what follows it; the latter may be empty.
struct LinePart {
  std::string_view part, rest;
};
LinePart line_part(std::string_view line);

std::vector<std::string_view> split(std::string_view text, char between);  // trimmed
bool is_key(std::string_view);                                             // a to z, 0 to 9 and _

// "Leader, Rebel and Royal", for a sentence.
std::string listed(const std::vector<std::string_view>&, std::string_view last = " and ");

// Adds a further line of the same part, a blank between them.
void append_line(std::string& text, std::string_view line);

}  // namespace cast
