// What stands behind the question mark of an address.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace server {

// The names and values in "a=1&b=2", in their order; what has no value has an empty one.
inline std::vector<std::pair<std::string_view, std::string_view>> query_pairs(
    std::string_view query) {
  std::vector<std::pair<std::string_view, std::string_view>> pairs;
  while (!query.empty()) {
    const auto part = query.substr(0, query.find('&'));
    query.remove_prefix(part.size() < query.size() ? part.size() + 1 : part.size());
    if (part.empty()) continue;
    const auto equals = part.find('=');
    pairs.emplace_back(part.substr(0, equals), equals == std::string_view::npos
                                                   ? std::string_view{}
                                                   : part.substr(equals + 1));
  }
  return pairs;
}

// The value of `name` in "a=1&b=2"; nothing where it is not there.
inline std::optional<std::string_view> query_value(std::string_view query, std::string_view name) {
  for (const auto& [each, value] : query_pairs(query)) {
    if (each == name) return value;
  }
  return std::nullopt;
}

inline std::optional<std::uint32_t> query_number(std::string_view query, std::string_view name) {
  const auto value = query_value(query, name);
  if (!value) return std::nullopt;
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(value->data(), value->data() + value->size(), number);
  if (error != std::errc{} || end != value->data() + value->size()) return std::nullopt;
  return number;
}

}  // namespace server
