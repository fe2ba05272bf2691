// Cordelia (I-32g): one of her cards to another player, or, if they agree, one of theirs to her.
#include "games/impossible/pieces.h"
#include "games/impossible/places.h"

namespace impossible {

Refused refused(const User& user, const Cordelia& cordelia) {
  if (user.rules.is_solitaire()) return Refusal::not_for_solitaire;
  if (!everybody(user.open).has(cordelia.to)) return Refusal::no_such_player;
  const auto from = holder(user.open, cordelia.card);
  if (!from) return Refusal::not_in_their_hands;
  if (*from == cordelia.to) return Refusal::trades_with_itself;
  if (*from != user.seat && cordelia.to != user.seat) return Refusal::not_in_your_hand;
  return std::nullopt;
}

bool offered(const User& user, CordeliaOffer& offer) {
  if (user.rules.is_solitaire()) return false;
  offer = {user.hand(), in_hands(user.open) - user.hand()};
  return !offer.mine.empty() || !offer.theirs.empty();
}

Cordelia sampled(const User& user, const CordeliaOffer& offer, core::Generator& generator) {
  const Character card = any_of(offer.mine | offer.theirs, generator);
  if (offer.theirs.has(card)) return {card, user.seat};
  SeatSet others = everybody(user.open);
  others.remove(user.seat);
  return {card, any_of(others, generator)};
}

void work(const Rules&, State& state, Seat, const Cordelia& cordelia, core::TableTime) {
  take_up(state.open, cordelia.card);
  state.open.player(cordelia.to).hand.add(cordelia.card);
}

Blanks blanks(const Rules&, FormOf<Cordelia>) {
  return {{"Which card do you give, or take from another player?",
           FieldKind::give,
           {"card", "to"},
           {"mine", "theirs"}}};
}

}  // namespace impossible
