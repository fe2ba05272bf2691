#include "load/scan.h"

#include <algorithm>

namespace load {
namespace {

// Behind the quote that closes the text which begins at `from`.
std::size_t end_of_text(std::string_view json, std::size_t from) {
  for (std::size_t i = from + 1; i < json.size(); ++i) {
    if (json[i] == '\\') {
      ++i;
    } else if (json[i] == '"') {
      return i + 1;
    }
  }
  return json.size();
}

std::size_t end_of_value(std::string_view json) {
  int depth = 0;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (c == '"') {
      i = end_of_text(json, i) - 1;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (--depth < 0) return i;
    } else if (c == ',' && depth == 0) {
      return i;
    }
  }
  return json.size();
}

}  // namespace

JsonMembers::JsonMembers(std::string_view object)
    : rest_{object.starts_with('{') ? object.substr(1) : std::string_view{}} {}

std::optional<JsonMember> JsonMembers::next() {
  if (!rest_.starts_with('"')) return std::nullopt;
  const auto colon = end_of_text(rest_, 0);
  if (colon >= rest_.size() || rest_[colon] != ':') return std::nullopt;
  const auto name = rest_.substr(1, colon - 2);
  rest_.remove_prefix(colon + 1);
  const auto end = end_of_value(rest_);
  const auto value = rest_.substr(0, end);
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  return JsonMember{name, value};
}

std::string_view unquoted(std::string_view value) {
  return value.size() >= 2 ? value.substr(1, value.size() - 2) : std::string_view{};
}

}  // namespace load
