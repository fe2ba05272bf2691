#include "lexicon/word.h"

namespace lexicon {
namespace {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

}  // namespace

std::expected<Word, Misspelling> Word::parse(std::string_view typed, std::size_t length) {
  while (!typed.empty() && is_blank(typed.front())) typed.remove_prefix(1);
  while (!typed.empty() && is_blank(typed.back())) typed.remove_suffix(1);
  if (typed.empty()) return std::unexpected(Misspelling::empty);
  std::string lower;
  bool several = false;
  bool strange = false;
  for (const char c : typed) {
    if (const auto l = parse_letter(c)) {
      lower.push_back(to_char(*l));
    } else if (is_blank(c)) {
      several = true;
    } else {
      strange = true;
    }
  }
  if (strange) return std::unexpected(Misspelling::not_letters);
  if (several) return std::unexpected(Misspelling::several_words);
  const bool long_enough = length == 0 ? lower.size() <= longest_word : lower.size() == length;
  if (!long_enough) return std::unexpected(Misspelling::wrong_length);
  return Word{lower};
}

std::string Word::text() const {
  std::string text(size(), '\0');
  for (std::size_t i = 0; i < text.size(); ++i) text[i] = to_char((*this)[i]);
  return text;
}

std::string Word::upper() const {
  std::string text;
  for (std::size_t i = 0; i < size(); ++i) text.push_back(to_upper((*this)[i]));
  return text;
}

}  // namespace lexicon
