// SIGTERM and SIGINT as a call.
#pragma once

#include <functional>
#include <thread>

namespace serve {

// While it lives, the first of these signals calls `ended` on a thread of its own; a second one
// ends the process at once. SIGHUP, which says that a terminal is gone, does nothing. To be made
// before other threads are, which would take the signals.
class Signals {
 public:
  explicit Signals(std::function<void()> ended);
  ~Signals();
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

 private:
  std::thread waits_;
};

}  // namespace serve
