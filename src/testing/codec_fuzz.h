// What every game's codec fuzzers ask: whatever reads at all is written and read again as the same.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "codec/json.h"

namespace battery {

inline std::string_view fuzzed_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// A text that cannot be read must be told so in words.
template <class T>
bool is_read(const codec::Read<T>& read) {
  if (!read && read.error().sentence.empty()) std::abort();
  return read.has_value();
}

template <class Action>
void notation_holds(std::string_view line) {
  const auto action = codec::from_notation<Action>(line);
  if (!is_read(action)) return;
  const std::string written = codec::to_notation(*action);
  const auto again = codec::from_notation<Action>(written);
  if (!again || !(*again == *action) || codec::to_notation(*again) != written) std::abort();
}

template <class T>
void json_holds(const codec::json::value& value) {
  const auto read = codec::from_json<T>(value, "value");
  if (!is_read(read)) return;
  const std::string text = codec::json_text(codec::to_json(*read));
  const auto parsed = codec::parse_json(text);
  if (!parsed) std::abort();
  const auto again = codec::from_json<T>(*parsed, "value");
  if (!again || !(*again == *read) || codec::json_text(codec::to_json(*again)) != text) {
    std::abort();
  }
}

}  // namespace battery
