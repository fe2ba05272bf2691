// Whether and how a Character goes into a Book (I-14 to I-16).
#pragma once

#include "games/impossible/places.h"

namespace impossible {

std::optional<Refusal> no_room(const Open&, Label book, Spot);
core::List<BookPlace, cast::labels * cast::spots_a_book> empty_spots(const Open&);

// By a shared role or as the original. Requires a Book there.
bool fits(const Rules&, const Open&, Character, Label book, Spot);

// The Book that gets a Mold for it, if any (I-15, I-16, I-32b). Requires a Book there.
std::optional<Label> molded(const Rules&, const Open&, Character, Label book, Spot);

std::optional<Refusal> refused(const Rules&, const Open&, Seat, const Add&);
void add(const Rules&, Open&, Seat, const Add&);
// Every Character that this player could add now: their own, and others' for Tobias.
CharacterSet addable(const Open&, Seat);

}  // namespace impossible
