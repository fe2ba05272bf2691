#include "protocol/characters.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "protocol/limits.h"
#include "protocol/problems.h"
#include "unicode/characters.h"

namespace protocol {

using unicode::take;

namespace {

struct Range {
  char32_t first, last;
};

template <std::size_t n>
bool is_in(const std::array<Range, n>& ranges, char32_t c) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const Range& range) { return range.first <= c && c <= range.last; });
}

constexpr std::array blanks{Range{' ', ' '},       Range{0xA0, 0xA0},     Range{0x1680, 0x1680},
                            Range{0x2000, 0x200A}, Range{0x202F, 0x202F}, Range{0x205F, 0x205F},
                            Range{0x3000, 0x3000}};

// Controls, separators of lines, and marks of direction.
constexpr std::array unwritable{Range{0x00, 0x1F},     Range{0x7F, 0x9F},
                                Range{0x61C, 0x61C},   Range{0x200E, 0x200F},
                                Range{0x2028, 0x202E}, Range{0x2066, 0x2069}};

// What shows nothing: joiners, fillers, tags, variation, private use, what is no character at all.
constexpr std::array invisible{
    Range{0xAD, 0xAD},     Range{0x34F, 0x34F},   Range{0x115F, 0x1160}, Range{0x17B4, 0x17B5},
    Range{0x180B, 0x180F}, Range{0x200B, 0x200D}, Range{0x2060, 0x2065}, Range{0x206A, 0x206F},
    Range{0x2800, 0x2800}, Range{0x3164, 0x3164}, Range{0xE000, 0xF8FF}, Range{0xFE00, 0xFE0F},
    Range{0xFEFF, 0xFEFF}, Range{0xFFA0, 0xFFA0}, Range{0xFFF0, 0xFFFF}, Range{0xE0000, 0x10FFFF}};

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

template <class Condition>
bool all_are(std::string_view text, Condition condition) {
  while (!text.empty()) {
    if (!condition(take(text))) return false;
  }
  return true;
}

}  // namespace

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

bool is_writable(std::string_view text) {
  return all_are(text, [](char32_t c) { return !is_in(unwritable, c); });
}

bool piles_up_marks(std::string_view text) {
  std::size_t accents = 0, marks = 0;
  while (!text.empty()) {
    const char32_t c = take(text);
    marks = unicode::is_mark(c) ? marks + 1 : 0;
    accents = unicode::is_accent(c) ? accents + 1 : marks > 0 ? accents : 0;
    if (accents > most_accents || marks > most_marks) return true;
  }
  return false;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty()) {
    std::string_view rest = text;
    if (!is_in(blanks, take(rest))) break;
    text = rest;
  }
  while (!text.empty()) {
    std::size_t last = text.size() - 1;
    while (last > 0 && continues(text[last])) --last;
    std::string_view end = text.substr(last);
    if (!is_in(blanks, take(end))) break;
    text = text.substr(0, last);
  }
  return text;
}

codec::Read<std::string> read_name(std::string_view typed) {
  const std::string_view name = trimmed(typed);
  if (name.empty()) {
    return codec::problem(
        MessageProblem::no_name,
        fmt::format("A name is missing; give one of 1 to {} characters.", most_name));
  }
  if (const auto length = characters(name); length > most_name) {
    return codec::problem(
        MessageProblem::long_name,
        fmt::format("A name has at most {} characters; this one has {}.", most_name, length));
  }
  if (!is_writable(name) || !all_are(name, [](char32_t c) { return !is_in(invisible, c); })) {
    return codec::problem(MessageProblem::unseen_characters,
                          "This name has a character that cannot be seen, or that turns the "
                          "direction of writing; leave it out.");
  }
  std::string_view first = name;
  if (unicode::is_mark(take(first)) || piles_up_marks(name)) {
    return codec::problem(
        MessageProblem::too_many_marks,
        "This name has marks that stand without a letter, or that pile up on one; "
        "leave some out.");
  }
  return std::string{name};
}

}  // namespace protocol
