// Plays many games at a server over real sockets, and says what that cost and whether anything was
// lost.
#pragma once

#include <stdexcept>
#include <string>

#include "load/figures.h"
#include "load/plan.h"

namespace load {

struct CannotLoad : std::runtime_error {
  explicit CannotLoad(const std::string& text) : std::runtime_error{text}, sentence{text} {}
  std::string sentence;
};

// On a thread that is the only one of its process, where the server is our own. Throws CannotLoad.
Figures run(const Plan&);

}  // namespace load
