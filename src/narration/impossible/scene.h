// A table as somebody sees it, and how its players are called in sentences about it.
#pragma once

#include <string>
#include <vector>

#include "games/impossible/impossible.h"

namespace narration_impossible {

// How a seat is called if it is not "you".
enum class Naming : std::uint8_t {
  player,  // player 2
  braces,  // {2}: a client puts a name there
};

struct Scene {
  impossible::Rules rules{{}, cast::standard_cards()};
  impossible::Seat seat{};  // whose view it is; no seat of the table if it is a spectator's
  bool shared = false;      // several people read this: nobody is "you"
  Naming naming = Naming::player;
  impossible::View view;

  const impossible::Open& open() const { return view.open; }
  bool is_empty() const { return open().players.empty(); }  // nothing was seen yet
  std::vector<impossible::Seat> seats() const;
  bool is_you(impossible::Seat of) const { return of == seat && !shared; }

  std::string name(impossible::Seat) const;   // you, player 2
  std::string whose(impossible::Seat) const;  // your, player 2's
  // "you draw", "player 2 draws"
  std::string does(impossible::Seat, std::string_view you, std::string_view other) const;
};

// A table as the wire tells of it: names of seats are left to whoever reads it.
Scene wire_scene(const impossible::Rules&, const impossible::View&);

std::string player(impossible::Seat);  // player 2

}  // namespace narration_impossible
