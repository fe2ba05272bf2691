#include "terminal/signals.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace terminal {
namespace {

int pipe_ends[2] = {-1, -1};

constexpr std::array caught{SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP};
struct sigaction former[caught.size()], former_pipe;
bool installed[caught.size()];

void note_down(int number) {
  const int saved = errno;
  const auto byte = static_cast<unsigned char>(number);
  if (::write(pipe_ends[1], &byte, 1) < 0) {
    // The pipe is full: whoever reads it has enough to do.
  }
  errno = saved;
}

}  // namespace

Signals::Signals(bool stops) {
  if (::pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0) pipe_ends[0] = pipe_ends[1] = -1;
  struct sigaction action{};
  action.sa_handler = note_down;
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < caught.size(); ++i) {
    installed[i] = caught[i] != SIGTSTP || stops;
    if (installed[i]) ::sigaction(caught[i], &action, &former[i]);
  }
  action.sa_handler = SIG_IGN;
  ::sigaction(SIGPIPE, &action, &former_pipe);
}

Signals::~Signals() {
  for (std::size_t i = 0; i < caught.size(); ++i) {
    if (installed[i]) ::sigaction(caught[i], &former[i], nullptr);
  }
  ::sigaction(SIGPIPE, &former_pipe, nullptr);
  for (int& end : pipe_ends) {
    if (end >= 0) ::close(end);
    end = -1;
  }
}

int Signals::file() const { return pipe_ends[0]; }

std::optional<int> Signals::take() {
  unsigned char byte = 0;
  if (::read(pipe_ends[0], &byte, 1) == 1) return byte;
  return std::nullopt;
}

}  // namespace terminal
