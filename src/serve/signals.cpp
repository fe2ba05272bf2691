#include "serve/signals.h"

#include <signal.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdlib>

namespace serve {
namespace {

std::array<int, 2> pipe_ends{-1, -1};

extern "C" void on_signal(int signal) {
  static std::atomic<bool> again{false};
  if (again.exchange(true)) ::_exit(128 + signal);
  const char byte = 's';
  [[maybe_unused]] const auto written = ::write(pipe_ends[1], &byte, 1);
}

}  // namespace

Signals::Signals(std::function<void()> ended) {
  if (::pipe(pipe_ends.data()) != 0) return;
  struct sigaction action{};
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  ::sigaction(SIGTERM, &action, nullptr);
  ::sigaction(SIGINT, &action, nullptr);
  ::signal(SIGHUP, SIG_IGN);
  waits_ = std::thread{[ended = std::move(ended)] {
    char byte = 0;
    if (::read(pipe_ends[0], &byte, 1) == 1 && byte == 's') ended();
  }};
}

Signals::~Signals() {
  struct sigaction usual{};
  usual.sa_handler = SIG_DFL;
  ::sigaction(SIGTERM, &usual, nullptr);
  ::sigaction(SIGINT, &usual, nullptr);
  ::sigaction(SIGHUP, &usual, nullptr);
  const char byte = 'q';
  [[maybe_unused]] const auto written = ::write(pipe_ends[1], &byte, 1);
  if (waits_.joinable()) waits_.join();
  ::close(pipe_ends[0]);
  ::close(pipe_ends[1]);
}

}  // namespace serve
