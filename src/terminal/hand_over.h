// The moment between two roles that share a keyboard.
#pragma once

#include <functional>
#include <optional>

#include "terminal/keyboard.h"

namespace terminal {

enum class Ending {
  played_out,   // the game is over and told
  left,         // by "quit" or at the end of the input; the game is kept
  interrupted,  // by a signal; the game is kept
  unheard,      // nobody reads what is written
  stuck,        // the table cannot go on; the sentence is told
};

struct Outcome {
  Ending ending = Ending::left;
  int signal = 0;  // where interrupted
};

// Hides the screen, asks for the role, and waits until it sits there. `meanwhile` is called about
// once a second and says whether the game can still go on. An outcome only where it ends here.
std::optional<Outcome> hand_over(Writer&, Keyboard&, std::string_view role,
                                 const std::function<bool()>& meanwhile,
                                 std::string_view news = {});  // for everybody to read

}  // namespace terminal
