#include "server/net/target.h"

#include <optional>

namespace server::net {
namespace {

std::optional<unsigned> hex_digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10;
  return std::nullopt;
}

std::optional<std::string> decoded(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const auto high = hex_digit(text[i + 1]), low = hex_digit(text[i + 2]);
      if (!high || !low) return std::nullopt;
      c = static_cast<char>(*high * 16 + *low);
      i += 2;
    }
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return std::nullopt;
    result += c;
  }
  return result;
}

bool climbs(std::string_view path) {
  while (!path.empty()) {
    const std::size_t slash = path.find('/');
    const std::string_view segment = path.substr(0, slash);
    if (segment == "." || segment == "..") return true;
    if (slash == std::string_view::npos) return false;
    path.remove_prefix(slash + 1);
  }
  return false;
}

}  // namespace

ReadTarget read_target(std::string_view target, std::string_view base_path) {
  const std::size_t mark = target.find('?');
  const auto path = decoded(target.substr(0, mark));
  if (!path || !path->starts_with('/') || climbs(*path)) return Malformed{};
  const std::string_view stem = base_path.substr(0, base_path.size() - 1);
  if (!path->starts_with(base_path)) {
    if (*path == stem) return WithoutSlash{};
    return NotOurs{};
  }
  return Target{path->substr(stem.size()),
                mark == std::string_view::npos ? "" : std::string{target.substr(mark + 1)}};
}

}  // namespace server::net
