// A Book's summary, taken apart at its blanks. How it is written:
//
//   {1}              the name of whoever fills spot 1, with its article: "the Cheshire Cat"
//   {1's}            that it has something: "the Cheshire Cat's", "Odysseus'"
//   {1:they}         he, she, it or they; likewise {1:them} {1:their} {1:theirs} {1:themself}
//   {1:was|were}     the first for one, the second for a name of several; any words will do
//   {1:they was|were}  both at once, for a verb after a pronoun: "she was", "they were"
//
// A blank at the beginning of a sentence gets its capital by itself.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cast/cards.h"

namespace cast {

enum class Case : std::uint8_t { they, them, their, theirs, themself };

struct Words {
  std::string text;
  friend bool operator==(const Words&, const Words&) = default;
};
struct Name {
  Spot spot{};
  bool possessive = false;
  friend bool operator==(const Name&, const Name&) = default;
};
struct PronounOf {
  Spot spot{};
  Case word{};
  friend bool operator==(const PronounOf&, const PronounOf&) = default;
};
struct Agreement {
  Spot spot{};
  bool after_pronoun = false;  // which it then says itself
  std::string one, several;
  friend bool operator==(const Agreement&, const Agreement&) = default;
};
using Piece = std::variant<Words, Name, PronounOf, Agreement>;

// Or what is wrong with it, as the rest of a sentence that names the Book: "leaves { open; …".
std::expected<std::vector<Piece>, std::string> parse_summary(std::string_view);

// "he" or "themselves".
std::string_view pronoun(Pronoun, bool plural, Case);

}  // namespace cast
