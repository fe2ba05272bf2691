// WEED (I-31c): one card of the Pool is discarded, for one other.
#include "games/impossible/pieces.h"
#include "games/impossible/places.h"

namespace impossible {

Refused refused(const User& user, const Weed& weed) {
  if (!place_in_pool(user.open, weed.pooled)) return Refusal::not_in_the_pool;
  return unpayable(user, {weed.cost}, 1);
}

bool offered(const User& user, WeedOffer& offer) {
  offer = {members(user.open.pool), payable(user)};
  return !offer.pooled.empty() && !offer.costs.empty();
}

Weed sampled(const User&, const WeedOffer& offer, core::Generator& generator) {
  return {any_of(offer.pooled, generator), any_of(offer.costs, generator)};
}

void work(const Rules&, State& state, Seat, const Weed& weed, core::TableTime) {
  discard_from_pool(state.open, weed.pooled);
}

Blanks blanks(const Rules&, FormOf<Weed>) {
  return {{"Which card leaves the Pool?", FieldKind::one, {"pooled"}, {"pooled"}},
          cost_blank("Which further Character do you discard for it?")};
}

}  // namespace impossible
