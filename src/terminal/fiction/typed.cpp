#include "terminal/fiction/typed.h"

#include <algorithm>

#include "codec/notation.h"
#include "core/enum_name.h"

namespace terminal_fiction {

using lexicon::Mark;

std::string lower(std::string_view text) {
  std::string result{text};
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

std::vector<std::string> words_of(std::string_view line) {
  std::string text = lower(line);
  std::replace(text.begin(), text.end(), ',', ' ');
  std::vector<std::string> list;
  for (codec::Words words{text}; !words.empty();) list.emplace_back(words.next());
  return list;
}

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

std::optional<Mark> read_mark(std::string_view text) {
  if (text == "✗" || text == "absent") return Mark::absent;
  if (text == "✓" || text == "right") return Mark::right;
  if (text == "elsewhere") return Mark::elsewhere;
  if (text == "blank") return Mark::blank;
  return text.size() == 1 ? lexicon::parse_mark(text[0]) : std::nullopt;
}

std::optional<lexicon::Marks> read_marks(std::string_view text) {
  lexicon::Marks marks;
  std::size_t place = 0;
  while (!text.empty()) {
    const std::size_t length = static_cast<unsigned char>(text[0]) < 0x80 ? 1 : 3;
    const auto mark = read_mark(text.substr(0, length));
    if (!mark || place == fiction::word_length) return std::nullopt;
    marks.set(place++, *mark);
    text.remove_prefix(std::min(length, text.size()));
  }
  if (place != fiction::word_length) return std::nullopt;
  return marks;
}

std::optional<fiction::Ability> read_ability(std::string_view text) {
  std::string name = lower(text);
  std::replace(name.begin(), name.end(), ' ', '_');
  std::replace(name.begin(), name.end(), '-', '_');
  return core::enum_from_name<fiction::Ability>(name);
}

}  // namespace terminal_fiction
