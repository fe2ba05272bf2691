#include "commands/paragraph.h"

#include <algorithm>

#include "codec/notation.h"

namespace commands {
namespace {

constexpr std::size_t columns = 80;

// How many places of a line the word takes: characters, not bytes.
std::size_t width(std::string_view word) {
  return static_cast<std::size_t>(std::count_if(word.begin(), word.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

}  // namespace

std::string wrapped(std::string_view paragraph) {
  std::string text;
  std::size_t column = 0;
  for (codec::Words words{paragraph}; !words.empty();) {
    const auto word = words.next();
    const bool fits = column + 1 + width(word) <= columns;
    if (column > 0) text += fits ? ' ' : '\n';
    column = (column > 0 && fits ? column + 1 : 0) + width(word);
    text += word;
  }
  return text + "\n";
}

}  // namespace commands
