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
  // Those of them that bring no Mold when the Book lies in this slot (I-15, I-16).
  const CharacterSet& clean(Character original, Label slot) const {
    return clean_[index(original)][index(slot)];
  }

 private:
  std::array<CharacterSet, cast::characters_in_all> like_;
  std::array<std::array<CharacterSet, cast::labels>, cast::characters_in_all> clean_;
};

}  // namespace impossible::bots
