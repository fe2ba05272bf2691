#include "terminal/raw_mode.h"

#include <signal.h>
#include <termios.h>

#include <array>
#include <cstdlib>

namespace terminal {
namespace {

int terminal_file = -1;
termios former;
volatile sig_atomic_t is_raw = 0;

constexpr std::array crashes{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

void restore() {
  if (is_raw == 0) return;
  ::tcsetattr(terminal_file, TCSADRAIN, &former);
  is_raw = 0;
}

void restore_and_crash(int number) {
  restore();
  ::raise(number);  // its own handler is gone (SA_RESETHAND): the default ends the program
}

}  // namespace

RawMode::RawMode(int terminal) {
  terminal_file = terminal;
  static const bool at_exit = std::atexit(restore) == 0;
  (void)at_exit;
  struct sigaction action{};
  action.sa_handler = restore_and_crash;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
  sigemptyset(&action.sa_mask);
  for (const int number : crashes) ::sigaction(number, &action, nullptr);
  enter();
}

RawMode::~RawMode() { leave(); }

void RawMode::enter() {
  if (is_raw != 0 || ::tcgetattr(terminal_file, &former) != 0) return;
  termios raw = former;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);  // ISIG stays: Ctrl-C is a signal
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  is_raw = 1;
  ::tcsetattr(terminal_file, TCSADRAIN, &raw);
}

void RawMode::leave() { restore(); }

}  // namespace terminal
