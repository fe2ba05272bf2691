#include <array>
#include <utility>

#include "terminal/writer.h"

namespace terminal {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

constexpr std::array stand_ins{
    Pair{"✓", "v"}, Pair{"✗", "x"},   Pair{"“", "\""}, Pair{"”", "\""}, Pair{"‘", "'"},
    Pair{"’", "'"}, Pair{"…", "..."}, Pair{"–", "-"},  Pair{"—", "-"},  Pair{"·", "."},
    Pair{"á", "a"}, Pair{"à", "a"},   Pair{"â", "a"},  Pair{"ä", "a"},  Pair{"å", "a"},
    Pair{"ç", "c"}, Pair{"é", "e"},   Pair{"è", "e"},  Pair{"ê", "e"},  Pair{"ë", "e"},
    Pair{"í", "i"}, Pair{"ï", "i"},   Pair{"ñ", "n"},  Pair{"ó", "o"},  Pair{"ô", "o"},
    Pair{"ö", "o"}, Pair{"ø", "o"},   Pair{"ú", "u"},  Pair{"ü", "u"},  Pair{"∞", "no limit"},
    Pair{"É", "E"},
};

}  // namespace

std::string in_ascii(std::string_view utf8) {
  std::string text;
  while (!utf8.empty()) {
    const auto first = static_cast<unsigned char>(utf8.front());
    if (first < 0x80) {
      text += utf8.front();
      utf8.remove_prefix(1);
      continue;
    }
    std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (length > utf8.size()) length = utf8.size();
    std::string_view found = "?";
    for (const auto& [character, stand_in] : stand_ins) {
      if (utf8.substr(0, length) == character) found = stand_in;
    }
    text += found;
    utf8.remove_prefix(length);
  }
  return text;
}

}  // namespace terminal
