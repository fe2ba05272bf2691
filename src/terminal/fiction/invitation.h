// What a player asks for on the command line, as a table to be set.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "terminal/play.h"

namespace terminal_fiction {

struct Wishes {
  std::string edition = "classic";  // or banned
  std::string as = "guesser";       // or librarian, both
  std::vector<std::string> hard{};  // tokens, timer, red
  bool abilities = false;
  bool by_hand = false;
  std::optional<double> minutes{};  // a half
  std::string clock{};              // half_more, double or off; empty for the usual one
  std::string bot{};                // empty for the best there is
  std::optional<std::size_t> players{};
  std::string own_cards{};  // the text of a deck
};

codec::Read<terminal::NewGame> new_game(const catalogue::GameInfo&, const Wishes&);

}  // namespace terminal_fiction
