#include "terminal/fiction/typed.h"

#include <algorithm>

#include "codec/notation.h"
#include "core/enum_name.h"

namespace terminal_fiction {

std::optional<fiction::Place> read_place(std::string_view text, lexicon::Word word) {
  if (text.size() != 1) return std::nullopt;
  if (text[0] >= '1' && text[0] <= '5') {
    return fiction::place_at(static_cast<std::size_t>(text[0] - '1'));
  }
  const auto letter = lexicon::parse_letter(text[0]);
  std::optional<fiction::Place> found;
  for (std::size_t i = 0; letter && i < word.size(); ++i) {
    if (word[i] != *letter) continue;
    if (found) return std::nullopt;
    found = fiction::place_at(i);
  }
  return found;
}

std::optional<fiction::RowNumber> read_row(std::string_view text) {
  const auto number = codec::parse_number<std::uint8_t>(text, 1, fiction::most_rows);
  if (!number) return std::nullopt;
  return fiction::RowNumber(static_cast<std::uint8_t>(*number - 1));
}

std::optional<lexicon::Marks> read_marks(std::string_view text) {
  return terminal::read_marks(text, fiction::word_length);
}

std::optional<fiction::Ability> read_ability(std::string_view text) {
  std::string name = lower(text);
  std::replace(name.begin(), name.end(), ' ', '_');
  std::replace(name.begin(), name.end(), '-', '_');
  return core::enum_from_name<fiction::Ability>(name);
}

}  // namespace terminal_fiction
