// Who sits at a keyboard that several share. Whoever is there stays until they have acted at this
// position; then it is the turn of the next one, in the order of the seats, of whom something is
// asked and who has not acted. Nobody is called back for what they could do but need not.
#pragma once

#include <map>
#include <optional>
#include <span>

#include "core/actor.h"

namespace terminal {

using core::Actor;

struct Sitter {
  Actor seat;
  bool may_act = false;
  bool asked = false;  // may act, and does not merely wait
  std::uint32_t position = 0;
};

class Rota {
 public:
  // The one who should sit there now; `current` is a spectator before anybody does. Requires a
  // sitter, and that they stand in the order of their seats.
  Actor next(std::span<const Sitter>, Actor current) const;

  void acted(Actor seat, std::uint32_t position);

  // Somebody asks for the keyboard, and keeps it until they have acted or the position is another.
  void called(Actor seat, std::uint32_t position) { called_ = {seat, position}; }

 private:
  struct At {
    Actor seat;
    std::uint32_t position;
    friend bool operator==(const At&, const At&) = default;
  };
  bool is_fresh(const Sitter&) const;  // asked, and has not acted here

  std::map<Actor, std::uint32_t> acted_;  // at which position last
  std::optional<At> called_;
};

}  // namespace terminal
