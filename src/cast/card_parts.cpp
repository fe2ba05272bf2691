#include "cast/card_parts.h"

#include <algorithm>

namespace cast {
namespace {

constexpr std::string_view blanks = " \t";

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

LinePart line_part(std::string_view line) {
  line = trimmed(line);
  const auto part = line.substr(0, line.find_first_of(blanks));
  return {part, trimmed(line.substr(part.size()))};
}

std::vector<std::string_view> split(std::string_view text, char between) {
  std::vector<std::string_view> cells;
  for (;;) {
    const auto end = text.find(between);
    cells.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return cells;
    text.remove_prefix(end + 1);
  }
}

bool is_key(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

std::string listed(const std::vector<std::string_view>& names, std::string_view last) {
  std::string out;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) out += i + 1 == names.size() ? last : ", ";
    out += names[i];
  }
  return out;
}

void append_line(std::string& text, std::string_view line) {
  if (!text.empty()) text += ' ';
  text += line;
}

}  // namespace cast
