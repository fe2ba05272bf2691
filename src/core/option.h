// A setting of a game, as text: the same type on the command line, in a log, in a stored room and
// on the wire.
#pragma once

#include <string>

namespace core {

struct Option {
  std::string name, value;  // "edition", "banned"
  friend bool operator==(const Option&, const Option&) = default;
};

// What is wrong with a game's options: the one to change, and a sentence for people.
struct OptionProblem {
  std::string option;
  std::string sentence;
  friend bool operator==(const OptionProblem&, const OptionProblem&) = default;
};

}  // namespace core
