#include "commands/print.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "commands/failure.h"

namespace commands {

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

bool error_is_a_terminal() { return ::isatty(STDERR_FILENO) == 1; }

}  // namespace commands
