#include "unicode/characters.h"

#include <algorithm>
#include <array>

#include "unicode/tables.h"

namespace unicode {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

constexpr std::array accents{Range{0x300, 0x36F},   Range{0x483, 0x489},   Range{0x1AB0, 0x1AFF},
                             Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20FF}, Range{0xFE20, 0xFE2F}};

}  // namespace

char32_t take(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  char32_t c = lead < 0x80   ? lead
               : lead < 0xE0 ? lead & 0x1FU
               : lead < 0xF0 ? lead & 0xFU
                             : lead & 7U;
  while (!text.empty() && continues(text.front())) {
    c = (c << 6U) | (static_cast<unsigned char>(text.front()) & 0x3FU);
    text.remove_prefix(1);
  }
  return c;
}

void append(std::string& text, char32_t c) {
  const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  const auto continuation = [&](unsigned shift) { put(0x80U | ((c >> shift) & 0x3FU)); };
  if (c < 0x80) return put(c);
  if (c < 0x800) {
    put(0xC0U | (c >> 6U));
  } else if (c < 0x10000) {
    put(0xE0U | (c >> 12U));
    continuation(6);
  } else {
    put(0xF0U | (c >> 18U));
    continuation(12);
    continuation(6);
  }
  continuation(0);
}

bool is_mark(char32_t c) {
  static const auto marks = [] {
    std::vector<core::Trouble> wrong;
    return read_ranges(marks_text(), wrong);
  }();
  const auto found = std::ranges::lower_bound(marks, c, {}, &Range::last);
  return found != marks.end() && found->first <= c;
}

bool is_accent(char32_t c) {
  return std::ranges::any_of(accents, [&](const Range& r) { return r.first <= c && c <= r.last; });
}

}  // namespace unicode
