// Signals as something to wait for: they wake a poll() and are then taken one by one. One object of
// this kind at a time.
#pragma once

#include <optional>

namespace terminal {

class Signals {
 public:
  // Catches INT, TERM, HUP, QUIT and WINCH, with `stops` TSTP too; a closed pipe is no signal.
  explicit Signals(bool stops);
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;
  ~Signals();

  int file() const;           // readable when there is one
  std::optional<int> take();  // the signal's number
};

}  // namespace terminal
