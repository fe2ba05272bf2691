// How text may look where it goes.
#pragma once

#include <cstddef>

namespace terminal {

struct Look {
  bool plain = false;   // words instead of glyphs, no escape bytes, nothing redrawn
  bool colour = false;  // never the only sign of anything
  bool live = false;    // a terminal whose last line may be redrawn: the timer runs in the prompt
  bool utf8 = true;     // else plain ASCII stands in
  std::size_t width = 80;
};

// What this process's standard input and output allow, by the environment's wishes (NO_COLOR, TERM,
// the locale).
Look look_here(bool plain);

std::size_t width_here();  // of standard output, 80 where nobody knows

}  // namespace terminal
