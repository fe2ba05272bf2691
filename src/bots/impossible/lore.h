// What everybody who knows the cards knows: who could stand in for whom.
#pragma once

#include "cast/card.h"
#include "games/impossible/cards.h"

namespace impossible::bots {

class Lore {
 public:
  explicit Lore(const cast::Facts&);

  // All that fit the spot of this original, itself included.
  const CharacterSet& like(Character original) const { return like_[index(original)]; }
  // All that bring no Mold to a Book in this slot, as their label is its own or none.
  const CharacterSet& at_home_at(Label label) const { return at_home_at_[index(label)]; }

 private:
  std::array<CharacterSet, cast::characters_in_all> like_;
  std::array<CharacterSet, cast::labels> at_home_at_;
};

}  // namespace impossible::bots
