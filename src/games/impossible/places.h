// Where a Character is, and taking it from there. It is always in exactly one place.
#pragma once

#include "games/impossible/impossible.h"

namespace impossible {

struct BookPlace {
  Label book;
  Spot spot;
};
std::optional<Seat> holder(const Open&, Character);  // whose hand it is in
std::optional<BookPlace> place_in_book(const Open&, Character);
std::optional<std::size_t> place_in_pool(const Open&, Character);

CharacterSet in_books(const Open&);
CharacterSet in_hands(const Open&);

// Out of a hand or a Book, whichever it is in; the spot is empty again (I-27).
void take_up(Open&, Character);
Character take_from_pool(Open&, std::size_t place);  // the others slide to the start (I-28)
void discard(Open&, Character);
void discard_from_pool(Open&, Character);
void discard_from_hand(Open&, Seat, const CharacterSet&);

}  // namespace impossible
