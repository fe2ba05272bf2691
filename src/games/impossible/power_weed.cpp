// WEED (I-31c): one card of the Pool is discarded.
#include "games/impossible/pieces.h"
#include "games/impossible/places.h"

namespace impossible {

Refused refused(const User& user, const Weed& weed) {
  if (!place_in_pool(user.open, weed.pooled)) return Refusal::not_in_the_pool;
  return std::nullopt;
}

bool offered(const User& user, WeedOffer& offer) {
  offer.pooled = members(user.open.pool);
  return !offer.pooled.empty();
}

Weed sampled(const User&, const WeedOffer& offer, core::Generator& generator) {
  return {any_of(offer.pooled, generator)};
}

void work(const Rules&, State& state, Seat, const Weed& weed, core::TableTime) {
  Open& open = state.open;
  discard(open, take_from_pool(open, *place_in_pool(open, weed.pooled)));
}

Blanks blanks(const Rules&, FormOf<Weed>) {
  return {{"Which card leaves the Pool?", FieldKind::one, {"pooled"}, {"pooled"}}};
}

}  // namespace impossible
