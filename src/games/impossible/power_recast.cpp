// RECAST (I-31i): a Character in a Book moves to an empty spot that it fits, without Mold.
#include "games/impossible/adding.h"
#include "games/impossible/pieces.h"
#include "games/impossible/places.h"

namespace impossible {

Refused refused(const User& user, const Recast& recast) {
  if (!place_in_book(user.open, recast.character)) return Refusal::not_in_a_book;
  if (auto why = no_room(user.open, recast.book, recast.spot)) return why;
  if (!fits(user.rules, user.open, recast.character, recast.book, recast.spot)) {
    return Refusal::no_shared_role;
  }
  return std::nullopt;
}

bool offered(const User& user, RecastOffer& offer) {
  offer.ways.clear();
  for (const Character character : in_books(user.open)) {
    for (const auto& [label, spot] : empty_spots(user.open)) {
      if (fits(user.rules, user.open, character, label, spot)) {
        offer.ways.push_back({character, label, spot});
      }
    }
  }
  return !offer.ways.empty();
}

Recast sampled(const User&, const RecastOffer& offer, core::Generator& generator) {
  return offer.ways[generator.below(offer.ways.size())];
}

void work(const Rules&, State& state, Seat, const Recast& recast, core::TableTime) {
  take_up(state.open, recast.character);
  state.open.slot(recast.book).cast[index(recast.spot)] = recast.character;
}

Blanks blanks(const Rules&, FormOf<Recast>) {
  return {{"Who moves where?", FieldKind::way, {"character", "book", "spot"}, {"ways"}}};
}

}  // namespace impossible
