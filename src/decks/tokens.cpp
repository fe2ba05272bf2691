#include "decks/tokens.h"

#include <algorithm>
#include <cstdint>

namespace decks {
namespace {

// What a character is to a word.
enum class Kind {
  letter,      // a to z, A to Z
  stranger,    // part of a word, but no letter of ours: é, 7, bytes that are not UTF-8
  apostrophe,  // joins, and marks what it stands before
  hyphen,      // joins, if single
  nothing,     // a soft hyphen: as if it were not there
  gap,
};

struct Character {
  Kind kind;
  std::size_t bytes;
};

constexpr char32_t not_utf8 = 0xFFFD;

struct Decoded {
  char32_t point;
  std::size_t bytes;
};

// Requires text. Overlong forms are not looked for: nothing here depends on them.
Decoded decode(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 0;
  if (bytes == 0 || bytes > text.size()) return {not_utf8, 1};
  char32_t point = first & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return {not_utf8, 1};
    point = point << 6U | (byte(i) & 0x3FU);
  }
  return {point, bytes};
}

Kind kind_of(char32_t point) {
  if ((point >= 'a' && point <= 'z') || (point >= 'A' && point <= 'Z')) return Kind::letter;
  if (point >= '0' && point <= '9') return Kind::stranger;
  switch (point) {
    case '\'':
    case 0x2019:
    case 0x02BC: return Kind::apostrophe;
    case '-':
    case 0x2010:
    case 0x2011: return Kind::hyphen;
    case 0xAD: return Kind::nothing;
    case 0xD7:
    case 0xF7:
    case 0xFEFF: return Kind::gap;  // × ÷ and the mark at a file's start
    default: break;
  }
  if (point < 0x80) return Kind::gap;
  if (point >= 0x80 && point <= 0xBF) return Kind::gap;      // « » and other signs
  if (point >= 0x2000 && point <= 0x206F) return Kind::gap;  // dashes, quotes, spaces
  return Kind::stranger;
}

Character first_of(std::string_view text) {
  const auto [point, bytes] = decode(text);
  return {point == not_utf8 ? Kind::stranger : kind_of(point), bytes};
}

bool begins_a_word(std::string_view text) {
  if (text.empty()) return false;
  const Kind kind = first_of(text).kind;
  return kind == Kind::letter || kind == Kind::stranger;
}

// A hyphen at the end of a line joins its word to the next line.
std::size_t line_end(std::string_view text) {
  return text.starts_with("\r\n") ? 2 : text.starts_with("\n") ? 1 : 0;
}

}  // namespace

std::optional<std::string> Tokens::next() {
  std::string word;
  while (!rest_.empty()) {
    const auto [kind, bytes] = first_of(rest_);
    const char first = rest_.front();
    const std::string_view after = rest_.substr(bytes);
    switch (kind) {
      case Kind::letter: word.push_back(first); break;
      case Kind::stranger: word.push_back('?'); break;
      case Kind::nothing: break;
      case Kind::apostrophe:
        if (begins_a_word(after)) {
          word.push_back('\'');
        } else if (!word.empty()) {
          rest_ = after;
          return word;
        }
        break;
      case Kind::hyphen: {
        const std::size_t end = line_end(after);
        if (!word.empty() && begins_a_word(after.substr(end))) {
          word.push_back('-');
          rest_ = after.substr(end);
          continue;
        }
        if (!word.empty()) return word;
        break;
      }
      case Kind::gap:
        if (!word.empty()) return word;
        break;
    }
    rest_ = after;
  }
  return word.empty() ? std::nullopt : std::optional{std::move(word)};
}

std::string_view book_alone(std::string_view text) {
  const auto line_with = [&text](std::string_view mark) {
    const std::size_t at = text.find(mark);
    return at == std::string_view::npos || at == 0 || text[at - 1] == '\n' ? at
                                                                           : std::string_view::npos;
  };
  for (const std::string_view mark :
       {"*** START OF", "***START OF", "*END*THE SMALL PRINT", "*END THE SMALL PRINT"}) {
    const std::size_t start = line_with(mark);
    if (start == std::string_view::npos) continue;
    const std::size_t end = text.find('\n', start);
    text.remove_prefix(std::min(end, text.size()));
    break;
  }
  for (const std::string_view mark :
       {"*** END OF", "***END OF", "End of the Project Gutenberg", "End of Project Gutenberg"}) {
    if (const std::size_t end = line_with(mark); end != std::string_view::npos) {
      text = text.substr(0, end);
    }
  }
  return text;
}

}  // namespace decks
