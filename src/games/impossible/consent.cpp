#include "games/impossible/pieces.h"
#include "games/impossible/places.h"

namespace impossible {
namespace {

void add_holders(SeatSet& seats, const Open& open, const CharacterSet& cards) {
  for (const Character card : cards) {
    if (const auto seat = holder(open, card)) seats.add(*seat);
  }
}

}  // namespace

// Whose cards it takes; of a trade both sides, since they agree on it.
SeatSet to_consent(const Open& open, Seat by, const Action& action) {
  SeatSet seats;
  if (const auto* use = std::get_if<Use>(&action)) {
    std::visit([&](const auto& effect) { add_holders(seats, open, costs_of(effect)); },
               use->effect);
    if (const auto* trade = std::get_if<Trade>(&use->effect)) {
      seats.add(trade->one);
      seats.add(trade->other);
    }
  } else if (const auto* help = std::get_if<Help>(&action)) {
    std::visit([&](const auto& ability) { add_holders(seats, open, costs_of(ability)); },
               help->ability);
    if (const auto* cordelia = std::get_if<Cordelia>(&help->ability)) {
      add_holders(seats, open, {cordelia->card});
    }
  } else if (const auto* adds = std::get_if<Add>(&action)) {
    add_holders(seats, open, {adds->character});
  }
  seats.remove(by);
  return seats;
}

}  // namespace impossible
