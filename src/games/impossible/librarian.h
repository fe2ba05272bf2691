// How a Librarian changes the steps of its player's turn (I-30, I-32b to e, h). What a player has
// to say is in abilities.h.
#pragma once

#include "games/impossible/impossible.h"

namespace impossible {

// Whether one player alone may be dealt it (I-07).
bool plays_alone(Librarian);
core::List<Librarian, 10> dealt_from(const Rules&);

bool is_active(const Open&, Librarian);  // it is the active player's …
bool can_help(const Open&, Librarian);   // … and has not helped in this turn
std::uint8_t starting_hand(Librarian);   // I-08
std::uint8_t fresh_hand(const Open&);    // drawn when the hand is discarded in Draw (I-12)
std::uint8_t shown_first(const Open&);   // cards that Odile shows now (I-32e)
// Books of which Marguerite may take Mold when this one is completed, how much, and the cards that
// she draws for it (I-32c).
LabelSet rescued_from(const Open&, Label completed);
inline constexpr std::uint8_t most_rescued = 2, drawn_for_a_book = 2;

}  // namespace impossible
