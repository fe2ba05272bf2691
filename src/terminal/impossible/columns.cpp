#include "terminal/impossible/columns.h"

namespace terminal_impossible {

std::string padded(std::string text, std::size_t width) {
  const auto taken = terminal::columns(text);
  if (taken < width) text.append(width - taken, ' ');
  return text;
}

bool takes_columns(const terminal::Writer& writer) {
  constexpr std::size_t narrowest = 72;
  return !writer.look().plain && writer.look().width >= narrowest;
}

}  // namespace terminal_impossible
