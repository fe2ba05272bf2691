// Where a person's lines come from: a terminal's keys one by one, or lines of a pipe or a file.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "core/table_time.h"
#include "terminal/writer.h"

namespace terminal {

struct Tick {};  // nothing yet
struct Line {
  std::string text;
};
struct EndOfInput {};
struct Interrupted {
  int signal;
};
using Heard = std::variant<Tick, Line, EndOfInput, Interrupted>;

class Keyboard {
 public:
  virtual ~Keyboard() = default;

  // Shows the prompt and waits, at most so long. Call it again after a tick, with the prompt as it
  // then is; what is half typed stays.
  virtual Heard listen(std::string_view prompt, core::Millis patience) = 0;

  // While this is to be read from, listen() does not wait: then it gives a tick. -1 for nothing.
  virtual void wake_on(int /*file*/) {}

  // Somebody else sits down: nothing of what was typed may come back.
  virtual void forget() = 0;
};

// Standard input, as the writer's look asks for it. Catches signals as long as it lives.
std::unique_ptr<Keyboard> keyboard_here(Writer&);

}  // namespace terminal
