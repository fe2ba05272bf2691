// What a player asks for on the command line, as a table to be set.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "terminal/play.h"

namespace terminal_wordles {

struct Wishes {
  std::optional<std::size_t> players{};  // else people and bots as named, or four
  std::size_t people = 1;                // at this keyboard; they have the first seats
  std::string bot{};                     // at all other seats; else the best there is
  std::vector<std::string> bots{};       // or by seat, in turn
  std::size_t letters = 5;
  bool sequence = false;
  bool by_hand = false;
  bool own_words = false;
  std::optional<bool> clocks{};  // else only where nobody shares the keyboard
};

codec::Read<terminal::NewGame> new_game(const catalogue::GameInfo&, const Wishes&);

}  // namespace terminal_wordles
