// Everything that anybody can do in a game of Fiction Impossible. A Character is in one place only,
// so naming it also says where it is taken from.
#pragma once

#include <optional>
#include <variant>

#include "core/chance.h"
#include "core/clock.h"
#include "games/impossible/abilities.h"
#include "games/impossible/powers.h"

namespace impossible {

// Everybody, before the first turn (I-07).
struct Choose {
  Librarian librarian;
  friend bool operator==(const Choose&, const Choose&) = default;
};

// The active player, Draw 1 (I-12).
struct Keep {  // the hand as it is
  friend bool operator==(Keep, Keep) = default;
};
struct Refresh {  // the whole hand for two new ones
  friend bool operator==(Refresh, Refresh) = default;
};

// These for as many new ones: whom REPLACE asks (I-31a).
struct Renew {
  CharacterSet cards;
  friend bool operator==(const Renew&, const Renew&) = default;
};

// The active player, Add (I-14).
struct Plainly {
  friend bool operator==(Plainly, Plainly) = default;
};
struct Anyway {  // though it loses the game at once (I-18)
  friend bool operator==(Anyway, Anyway) = default;
};
struct Add {
  Character character;
  Label book;  // by the slot where it lies
  Spot spot;
  std::optional<Character> sparing;  // a name of earlier rules that stays in the format; refused
  std::variant<Plainly, Anyway> how;
  friend bool operator==(const Add&, const Add&) = default;
};
struct Done {  // adding is over
  friend bool operator==(Done, Done) = default;
};

// The active player, where several Books are full (I-17).
struct Complete {
  Label book;
  friend bool operator==(const Complete&, const Complete&) = default;
};
// Marguerite, where several Books have Mold (I-32c).
struct Rescue {
  Label book;
  friend bool operator==(const Rescue&, const Rescue&) = default;
};
// Odile: one of the shown cards goes to the bottom of the deck (I-32e).
struct Bury {
  Character card;
  friend bool operator==(const Bury&, const Bury&) = default;
};
// Who used FORESEE: the shown cards, the next to be drawn first (I-31h).
struct Arrange {
  core::List<Character, most_shown> cards;
  friend bool operator==(const Arrange&, const Arrange&) = default;
};

// Anybody, at any time (I-26).
struct Use {
  Character card;
  Effect effect;
  friend bool operator==(const Use&, const Use&) = default;
};
// The active player's Librarian (I-29).
struct Help {
  Ability ability;
  friend bool operator==(const Help&, const Help&) = default;
};

// Who is asked for their consent (I-27), and to decline any other offer.
struct Agree {
  friend bool operator==(Agree, Agree) = default;
};
struct Decline {
  friend bool operator==(Decline, Decline) = default;
};

// No Power before an attack (I-26): this one, any of this turn, any until taken back.
enum class Extent : std::uint8_t { attack, turn, always };
struct Pass {
  Extent extent;
  friend bool operator==(const Pass&, const Pass&) = default;
};
struct Heed {  // takes a pass back
  friend bool operator==(Heed, Heed) = default;
};

using Action =
    std::variant<core::Draw, core::Expire, core::Substitute, Choose, Keep, Refresh, Renew, Add,
                 Done, Complete, Rescue, Bury, Arrange, Use, Help, Agree, Decline, Pass, Heed>;

}  // namespace impossible
