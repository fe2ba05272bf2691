#include "unicode/tables.h"

#include <charconv>
#include <optional>

#include "unicode/characters.h"

extern "C" {
extern const char liebrary_unicode_folded_begin[], liebrary_unicode_folded_end[];
extern const char liebrary_unicode_marks_begin[], liebrary_unicode_marks_end[];
extern const char liebrary_lookalikes_begin[], liebrary_lookalikes_end[];
}

namespace unicode {
namespace {

std::string_view take_word(std::string_view& text) {
  const auto end = text.find(' ');
  const auto word = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return word;
}

std::optional<char32_t> code_point(std::string_view hex) {
  std::uint32_t code = 0;
  const auto [end, error] = std::from_chars(hex.data(), hex.data() + hex.size(), code, 16);
  if (error != std::errc{} || end != hex.data() + hex.size() || code > 0x10FFFF) {
    return std::nullopt;
  }
  return static_cast<char32_t>(code);
}

std::optional<Range> range(std::string_view text) {
  const auto dash = text.find('-');
  const auto first = code_point(text.substr(0, dash));
  const auto last = dash == std::string_view::npos ? first : code_point(text.substr(dash + 1));
  if (!first || !last || *first > *last) return std::nullopt;
  return Range{*first, *last};
}

}  // namespace

std::vector<Range> read_ranges(std::string_view text, std::vector<core::Trouble>& wrong) {
  std::vector<Range> all;
  for (const auto& line : core::data_lines(text)) {
    const auto one = range(line.text);
    if (!one || (!all.empty() && one->first <= all.back().last)) {
      wrong.push_back({line.number, "These are no code points in ascending order: 300-36F."});
      continue;
    }
    all.push_back(*one);
  }
  return all;
}

std::vector<Folding> read_foldings(std::string_view text, std::vector<core::Trouble>& wrong) {
  std::vector<Folding> all;
  for (const auto& line : core::data_lines(text)) {
    std::string_view rest = line.text;
    const auto of = range(take_word(rest));
    bool is_good = of && (all.empty() || of->first > all.back().of.last);
    std::vector<char32_t> to;
    while (!rest.empty() && is_good) {
      const auto code = code_point(take_word(rest));
      is_good = code.has_value();
      if (code) to.push_back(*code);
    }
    if (!is_good || (of->first != of->last && to.size() > 1)) {
      wrong.push_back({line.number, "This is no folding: 41-5A 61, in ascending order."});
      continue;
    }
    all.push_back({*of, std::move(to)});
  }
  return all;
}

std::unordered_map<char32_t, std::u32string> read_lookalikes(std::string_view text,
                                                             std::vector<core::Trouble>& wrong) {
  std::unordered_map<char32_t, std::u32string> all;
  for (const auto& line : core::data_lines(text)) {
    std::string_view rest = line.text, letters = take_word(rest);
    std::u32string meant;
    while (!letters.empty()) meant += take(letters);
    while (!rest.empty()) {
      auto word = take_word(rest);
      const bool is_one = !word.empty();
      const auto like = is_one ? take(word) : U' ';
      if (!is_one || !word.empty() || !all.try_emplace(like, meant).second) {
        wrong.push_back(
            {line.number, "Characters stand apart by one blank, and each of them once."});
        break;
      }
    }
  }
  return all;
}

std::string_view marks_text() { return {liebrary_unicode_marks_begin, liebrary_unicode_marks_end}; }
std::string_view foldings_text() {
  return {liebrary_unicode_folded_begin, liebrary_unicode_folded_end};
}
std::string_view lookalikes_text() { return {liebrary_lookalikes_begin, liebrary_lookalikes_end}; }

}  // namespace unicode
