#include "terminal/phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "codec/notation.h"

namespace terminal {

std::string lower(std::string_view text) {
  std::string result{text};
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

std::string capital(std::string_view sentence) {
  std::string text{sentence};
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

std::vector<std::string> words_of(std::string_view line) {
  std::string text = lower(line);
  std::replace(text.begin(), text.end(), ',', ' ');
  std::vector<std::string> list;
  for (codec::Words words{text}; !words.empty();) list.emplace_back(words.next());
  return list;
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

std::string clock_text(core::Millis time) {
  const auto seconds = std::max<core::Millis::rep>(0, (time.count() + 999) / 1000);
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

std::string length_text(core::Millis time) {
  const auto seconds = static_cast<std::size_t>(time.count() / 1000);
  if (seconds % 60 != 0) return fmt::format("{} seconds", seconds);
  return counted(seconds / 60, "minute", "minutes");
}

}  // namespace terminal
