// What a player asks for on the command line, as a table to be set.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "terminal/play.h"

namespace terminal_impossible {

using Number = std::optional<int>;

struct Wishes {
  std::optional<std::size_t> players{};  // else people and bots as named, or one
  std::size_t people = 1;                // at this keyboard; they have the first seats
  std::string bot{};                     // at all other seats; else the best there is
  std::vector<std::string> bots{};       // or by seat, in turn
  std::string preset{};
  Number mold{}, bookend{}, plus_card{}, plus_threshold{}, cube{}, threshold{}, reshuffle_mold{};
  Number first{};
  Number phase_seconds{};     // else no clock
  Number reaction_seconds{};  // else as many as the rules allow: nobody reads aloud in 20 seconds
  bool asks = false;          // which set-up, where none is wished for
};

codec::Read<terminal::NewGame> new_game(const catalogue::GameInfo&, const Wishes&);

}  // namespace terminal_impossible
