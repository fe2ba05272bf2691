#include "terminal/phrases.h"

#include <fmt/format.h>

#include <algorithm>

#include "codec/notation.h"

namespace terminal {

std::string lower(std::string_view text) {
  std::string result{text};
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

std::vector<std::string> words_of(std::string_view line) {
  std::string text = lower(line);
  std::replace(text.begin(), text.end(), ',', ' ');
  std::vector<std::string> list;
  for (codec::Words words{text}; !words.empty();) list.emplace_back(words.next());
  return list;
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
