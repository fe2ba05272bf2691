#include "directory/refusal.h"

#include <fmt/core.h>

namespace directory {

std::string folded(std::string_view name) {
  std::string small(name);
  for (char& letter : small) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return small;
}

Failure name_is_taken(std::string_view name) {
  return {Trouble::name_taken,
          fmt::format("Somebody with a password is called {} already, or what looks like it. "
                      "Choose another name, or sign in if it is yours.",
                      name)};
}

Failure directory_is_closed() {
  return {Trouble::failed,
          "The change was not made: the directory is closing. Ask again when the program runs "
          "again."};
}

}  // namespace directory
