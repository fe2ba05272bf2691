#include "narration/phrases.h"

#include <fmt/format.h>

#include <array>

namespace narration {

std::string capital(std::string_view sentence) {
  std::string text{sentence};
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

std::string number_word(std::size_t n) {
  constexpr std::array words{"no",    "one",   "two",  "three", "four",   "five",  "six",
                             "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  return n < words.size() ? words[n] : std::to_string(n);
}

std::string counted(std::size_t n, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number_word(n), n == 1 ? one : many);
}

std::string listed(const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
    text += items[i];
  }
  return text;
}

}  // namespace narration
