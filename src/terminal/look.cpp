#include "terminal/look.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace terminal {
namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

bool locale_is_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const auto value = variable(name);
    if (value.empty()) continue;
    for (const auto spelling : {"UTF-8", "utf-8", "UTF8", "utf8"}) {
      if (value.find(spelling) != std::string_view::npos) return true;
    }
    return false;
  }
  return false;
}

}  // namespace

std::size_t width_here() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 20) return 80;
  return size.ws_col;
}

Look look_here(bool plain) {
  const bool terminal = ::isatty(STDOUT_FILENO) == 1;
  const bool able = terminal && !plain && variable("TERM") != "dumb" && !variable("TERM").empty();
  return {.plain = plain,
          .colour = able && variable("NO_COLOR").empty(),
          .live = able && ::isatty(STDIN_FILENO) == 1,
          .utf8 = locale_is_utf8(),
          .width = terminal ? width_here() : 80};
}

}  // namespace terminal
