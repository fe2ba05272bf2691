// What a table would be like that somebody wished for: a text, or the sentence why it cannot be.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "tables/table.h"

namespace terminal::testing {

// "person random", by seat.
template <class Wished>
std::string holders_of(const Wished& table) {
  if (!table) return table.error().sentence;
  std::string text;
  for (const auto& holder : table->holders) {
    const auto* bot = std::get_if<tables::Bot>(&holder);
    text += (text.empty() ? "" : " ") + (bot == nullptr ? "person" : bot->name);
  }
  return text;
}

// Empty where the option is left to the game.
template <class Wished>
std::string option_of(const Wished& table, std::string_view name) {
  if (!table) return table.error().sentence;
  for (const auto& each : table->options) {
    if (each.name == name) return each.value;
  }
  return {};
}

}  // namespace terminal::testing
