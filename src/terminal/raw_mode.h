// The terminal hands over every key as it comes while this lives. The former mode comes back with
// the end of this object, with exit(), and when the program is ended by a signal or crashes.
#pragma once

namespace terminal {

class RawMode {
 public:
  explicit RawMode(int terminal);
  RawMode(const RawMode&) = delete;
  RawMode& operator=(const RawMode&) = delete;
  ~RawMode();

  void enter();
  void leave();
};

}  // namespace terminal
