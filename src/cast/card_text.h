// The cards as text, in the form that data/README.md tells: three files that people can edit.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "cast/cards.h"
#include "core/lines.h"

namespace cast {

enum class CardFile : std::uint8_t { books, characters, librarians };

struct CardTexts {
  std::string_view books, characters, librarians;
};

// The embedded texts.
CardTexts standard_texts();

struct CardTrouble {
  CardFile file{};
  core::Trouble trouble;
  friend bool operator==(const CardTrouble&, const CardTrouble&) = default;
};

// Cards that a game can be played with: as many of each kind as it has, no key twice, every
// Character at home in exactly one spot, every summary with three blanks that can be filled.
// Whether they also make a good game, check.h says.
std::expected<Cards, CardTrouble> parse_cards(const CardTexts&, std::string hash);

// What a text is meant to be, by its first line, whether or not the rest is in order; none for a
// text of anything else.
std::optional<CardFile> card_file(std::string_view text);

}  // namespace cast
