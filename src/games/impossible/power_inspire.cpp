// INSPIRE (I-31k): a player draws two, for one other card.
#include "games/impossible/pieces.h"
#include "games/impossible/turn.h"

namespace impossible {

Refused refused(const User& user, const Inspire& inspire) {
  if (!everybody(user.open).has(inspire.player)) return Refusal::no_such_player;
  if (user.open.deck == 0 && user.open.discards.empty()) return Refusal::nothing_would_come;
  return unpayable(user, {inspire.cost}, 1);
}

bool offered(const User& user, InspireOffer& offer) {
  offer = {everybody(user.open), payable(user)};
  return (user.open.deck > 0 || !user.open.discards.empty()) && !offer.costs.empty();
}

Inspire sampled(const User&, const InspireOffer& offer, core::Generator& generator) {
  return {any_of(offer.players, generator), any_of(offer.costs, generator)};
}

void work(const Rules&, State& state, Seat, const Inspire& inspire, core::TableTime) {
  owe_drawing(state, inspire.player, 2);
}

Blanks blanks(const Rules&, FormOf<Inspire>) {
  return {{"Who draws two cards?", FieldKind::one, {"player"}, {"players"}},
          cost_blank("Which further Character do you discard for it?")};
}

}  // namespace impossible
