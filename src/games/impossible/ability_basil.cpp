// Basil (I-32f): one of his cards for one of the Pool, place for place.
#include "games/impossible/pieces.h"

namespace impossible {
namespace {
Exchange exchange(const Basil& basil) { return {{{basil.mine, basil.pooled}}}; }
}  // namespace

Refused refused(const User& user, const Basil& basil) { return refused(user, exchange(basil)); }

bool offered(const User& user, BasilOffer& offer) {
  offer = {user.hand(), members(user.open.pool)};
  return !offer.mine.empty() && !offer.pooled.empty();
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
