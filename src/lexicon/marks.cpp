#include "lexicon/marks.h"

namespace lexicon {

char to_char(Mark mark) { return "x~v_"[static_cast<std::size_t>(mark)]; }

std::optional<Mark> parse_mark(char c) {
  switch (c) {
    case 'x':
    case 'X': return Mark::absent;
    case '~': return Mark::elsewhere;
    case 'v':
    case 'V': return Mark::right;
    case '_': return Mark::blank;
    default: return std::nullopt;
  }
}

std::optional<Marks> Marks::parse(std::string_view text) {
  if (text.size() != 4 && text.size() != longest_word) return std::nullopt;
  Marks marks{text.size()};
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto mark = parse_mark(text[i]);
    if (!mark) return std::nullopt;
    marks.set(i, *mark);
  }
  return marks;
}

std::string Marks::text() const {
  std::string text(size(), '\0');
  for (std::size_t i = 0; i < text.size(); ++i) text[i] = to_char((*this)[i]);
  return text;
}

}  // namespace lexicon
