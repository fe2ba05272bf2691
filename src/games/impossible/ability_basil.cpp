// Basil (I-32f): one of his cards for the one at the start of the Pool.
#include "games/impossible/pieces.h"
#include "games/impossible/places.h"

namespace impossible {
namespace {
Exchange exchange(const Basil& basil) { return {{{basil.mine, basil.pooled}}}; }
}  // namespace

Refused refused(const User& user, const Basil& basil) {
  const auto place = place_in_pool(user.open, basil.pooled);
  if (place && *place != 0) return Refusal::not_first_in_the_pool;
  return refused(user, exchange(basil));
}

bool offered(const User& user, BasilOffer& offer) {
  if (user.open.pool.empty()) return false;
  offer = {user.hand(), {user.open.pool[0]}};
  return !offer.mine.empty();
}

Basil sampled(const User&, const BasilOffer& offer, core::Generator& generator) {
  return {any_of(offer.mine, generator), any_of(offer.pooled, generator)};
}

void work(const Rules& rules, State& state, Seat user, const Basil& basil, core::TableTime now) {
  work(rules, state, user, exchange(basil), now);
  state.open.moved = true;
}

Blanks blanks(const Rules&, FormOf<Basil>) {
  return {{"Which of your cards goes into the Pool?", FieldKind::one, {"mine"}, {"mine"}},
          {"For which card of the Pool?", FieldKind::one, {"pooled"}, {"pooled"}}};
}

}  // namespace impossible
