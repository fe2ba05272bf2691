#include "games/impossible/places.h"

namespace impossible {

std::optional<Seat> holder(const Open& open, Character character) {
  for (std::size_t i = 0; i < open.players.size(); ++i) {
    if (open.players[i].hand.has(character)) return seat_at(i);
  }
  return std::nullopt;
}

std::optional<BookPlace> place_in_book(const Open& open, Character character) {
  for (std::size_t i = 0; i < open.slots.size(); ++i) {
    for (std::size_t s = 0; s < cast::spots_a_book; ++s) {
      if (open.slots[i].cast[s] == character) return BookPlace{Label(i), Spot(s)};
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> place_in_pool(const Open& open, Character character) {
  const auto* const at = std::find(open.pool.begin(), open.pool.end(), character);
  if (at == open.pool.end()) return std::nullopt;
  return static_cast<std::size_t>(at - open.pool.begin());
}

CharacterSet in_books(const Open& open) {
  CharacterSet all;
  for (const Slot& slot : open.slots) {
    for (const auto& character : slot.cast) {
      if (character) all.add(*character);
    }
  }
  return all;
}

CharacterSet in_hands(const Open& open) {
  CharacterSet all;
  for (const Player& player : open.players) all = all | player.hand;
  return all;
}

void take_up(Open& open, Character character) {
  open.moved = true;
  if (const auto seat = holder(open, character)) {
    open.player(*seat).hand.remove(character);
  } else if (const auto place = place_in_book(open, character)) {
    open.slot(place->book).cast[index(place->spot)].reset();
  }
}

Character take_from_pool(Open& open, std::size_t place) {
  const Character taken = open.pool[place];
  std::copy(open.pool.begin() + place + 1, open.pool.end(), open.pool.begin() + place);
  open.pool.pop_back();
  open.moved = true;
  return taken;
}

void discard(Open& open, Character character) {
  open.discards.push_back(character);
  open.moved = true;
}

void discard_from_pool(Open& open, Character pooled) {
  discard(open, take_from_pool(open, *place_in_pool(open, pooled)));
}

void discard_from_hand(Open& open, Seat seat, const CharacterSet& cards) {
  for (const Character card : cards) {
    open.player(seat).hand.remove(card);
    discard(open, card);
  }
}

}  // namespace impossible
