// A game of the catalogue whose chance follows a script, and which may be made to leak.
#pragma once

#include <functional>

#include "catalogue/match.h"

namespace simulation {

enum class Leak {
  none,
  field,              // a member of the view more
  length,             // a blank more or less
  offers,             // an offer twice
  event,              // something new to see where nothing is
  refusal,            // another reason
  revision,           // a number that counts what is hidden
  difference,         // a member more in what changed, and nowhere else
  difference_length,  // a blank more or less there
};

struct Director {
  const catalogue::GameInfo* game = nullptr;
  // What chance draws, by the number of moves before it; nullopt where it is free.
  std::function<std::optional<catalogue::Action>(std::size_t played)> script;
  Leak leak = Leak::none;
  core::Actor victim;  // who is told too much
};

// There is one at a time: a catalogue's functions hold nothing of their own.
Director& director();

// The director's game, doctored.
catalogue::GameInfo doctored();

}  // namespace simulation
