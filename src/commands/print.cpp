#include "commands/print.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include "commands/failure.h"

namespace commands {

void guard_standard_streams() {
  std::signal(SIGPIPE, SIG_IGN);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    const bool closed = ::fcntl(stream, F_GETFD) == -1 && errno == EBADF;
    // Opened the wrong way round, so that using it stays an error.
    if (closed && ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) != stream) {
      std::abort();
    }
  }
}

void print(std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(STDOUT_FILENO, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EPIPE) {
      throw Failure{no_way, ""};
    } else if (errno != EINTR) {
      throw Failure{no_way, fmt::format("The output cannot be written: {}.", std::strerror(errno))};
    }
  }
}

void print_if_read(std::string_view text) {
  constexpr int patience_ms = 1000;
  while (!text.empty()) {
    pollfd output{STDOUT_FILENO, POLLOUT, 0};
    if (::poll(&output, 1, patience_ms) <= 0) return;
    const auto piece = text.substr(0, PIPE_BUF);  // what a pipe takes at once when it takes any
    const auto written = ::write(STDOUT_FILENO, piece.data(), piece.size());
    if (written < 0 && errno != EINTR && errno != EAGAIN) return;
    text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(0, written)));
  }
}

bool error_is_a_terminal() { return ::isatty(STDERR_FILENO) == 1; }

}  // namespace commands
