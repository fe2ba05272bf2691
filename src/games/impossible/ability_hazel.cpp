// Hazel (I-32a): one of her cards to discard any card of the Pool.
#include "games/impossible/pieces.h"
#include "games/impossible/places.h"

namespace impossible {

Refused refused(const User& user, const Hazel& hazel) {
  if (!user.hand().has(hazel.cost)) return Refusal::not_in_your_hand;
  if (!place_in_pool(user.open, hazel.pooled)) return Refusal::not_in_the_pool;
  return std::nullopt;
}

bool offered(const User& user, HazelOffer& offer) {
  offer = {user.hand(), members(user.open.pool)};
  return !offer.costs.empty() && !offer.pooled.empty();
}

Hazel sampled(const User&, const HazelOffer& offer, core::Generator& generator) {
  return {any_of(offer.costs, generator), any_of(offer.pooled, generator)};
}

void work(const Rules&, State& state, Seat, const Hazel& hazel, core::TableTime) {
  discard_from_pool(state.open, hazel.pooled);
}

Blanks blanks(const Rules&, FormOf<Hazel>) {
  return {{"Which card leaves the Pool?", FieldKind::one, {"pooled"}, {"pooled"}},
          cost_blank("Which of your cards do you discard for it?")};
}

}  // namespace impossible
