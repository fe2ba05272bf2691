// What a Librarian can do that a player has to say (I-29): I-32a, f, g and i. The others change a
// step of the turn: see librarian.h. An ability is a struct, its offer, an entry in the two
// variants below, and ability_<name>.cpp with its five functions.
#pragma once

#include <variant>

#include "games/impossible/cards.h"
#include "games/impossible/seat.h"

namespace impossible {

struct Hazel {  // I-32a
  Character cost, pooled;
  friend bool operator==(const Hazel&, const Hazel&) = default;
};
struct HazelOffer {
  CharacterSet costs, pooled;
  friend bool operator==(const HazelOffer&, const HazelOffer&) = default;
};

struct Basil {  // I-32f
  Character mine, pooled;
  friend bool operator==(const Basil&, const Basil&) = default;
};
struct BasilOffer {
  CharacterSet mine, pooled;
  friend bool operator==(const BasilOffer&, const BasilOffer&) = default;
};

struct Cordelia {  // I-32g: one of her cards to another player, or one of theirs to her
  Character card;
  Seat to;
  friend bool operator==(const Cordelia&, const Cordelia&) = default;
};
struct CordeliaOffer {
  CharacterSet mine, theirs;
  friend bool operator==(const CordeliaOffer&, const CordeliaOffer&) = default;
};

struct Percival {      // I-32i
  CharacterSet costs;  // one
  Label one, other;
  friend bool operator==(const Percival&, const Percival&) = default;
};
struct PercivalOffer {
  CharacterSet costs;
  std::uint8_t needed;
  LabelSet books;
  friend bool operator==(const PercivalOffer&, const PercivalOffer&) = default;
};

using Ability = std::variant<Hazel, Basil, Cordelia, Percival>;
using AbilityOffer = std::variant<HazelOffer, BasilOffer, CordeliaOffer, PercivalOffer>;

}  // namespace impossible
