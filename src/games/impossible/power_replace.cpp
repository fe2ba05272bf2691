// REPLACE (I-31a): a player may discard some of their cards for as many new ones.
#include "games/impossible/pieces.h"
#include "games/impossible/turn.h"

namespace impossible {
namespace {

SeatSet holders(const User& user) {
  SeatSet seats;
  for (const Seat seat : everybody(user.open)) {
    const bool holds =
        seat == user.seat ? !user.hand().empty() : !user.open.player(seat).hand.empty();
    if (holds) seats.add(seat);
  }
  return seats;
}

}  // namespace

Refused refused(const User& user, const Replace& replace) {
  if (!everybody(user.open).has(replace.player)) return Refusal::no_such_player;
  if (!holders(user).has(replace.player)) return Refusal::nothing_to_replace;
  return std::nullopt;
}

bool offered(const User& user, ReplaceOffer& offer) {
  offer.players = holders(user);
  return !offer.players.empty();
}

Replace sampled(const User&, const ReplaceOffer& offer, core::Generator& generator) {
  return {any_of(offer.players, generator)};
}

void work(const Rules&, State& state, Seat, const Replace& replace, core::TableTime now) {
  ask(state.open, Renewal{replace.player}, now);
}

Blanks blanks(const Rules&, FormOf<Replace>) {
  return {{"Who may replace cards?", FieldKind::one, {"player"}, {"players"}}};
}

}  // namespace impossible
