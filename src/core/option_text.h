// What people are told about an option of a game. The texts stand with the game; the catalogue puts
// them together with the option's name, kind and value.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

struct OptionText {
  std::string_view name;                    // the option's, as it is spelt in the game's Options
  std::string_view title, sentence;         // "One token a half", and what it does
  std::optional<int> least{}, most{};       // of a number
  std::string_view needs{}, needs_value{};  // another option, without which it is refused
};

// One value of an option that has names for them.
struct ChoiceText {
  std::string title, sentence;
};

constexpr const OptionText* find_option_text(std::span<const OptionText> texts,
                                             std::string_view name) {
  for (const OptionText& text : texts) {
    if (text.name == name) return &text;
  }
  return nullptr;
}

}  // namespace core
