// Hazel (I-32a): one of her cards to discard any card of the Pool.
#include "games/impossible/pieces.h"

namespace impossible {

Refused refused(const User& user, const Hazel& hazel) {
  if (!user.hand().has(hazel.cost)) return Refusal::not_in_your_hand;
  return refused(user, Weed{hazel.pooled});
}

bool offered(const User& user, HazelOffer& offer) {
  offer = {user.hand(), members(user.open.pool)};
  return !offer.costs.empty() && !offer.pooled.empty();
}

Hazel sampled(const User&, const HazelOffer& offer, core::Generator& generator) {
  return {any_of(offer.costs, generator), any_of(offer.pooled, generator)};
}

void work(const Rules& rules, State& state, Seat user, const Hazel& hazel, core::TableTime now) {
  work(rules, state, user, Weed{hazel.pooled}, now);
}

Blanks blanks(const Rules&, FormOf<Hazel>) {
  return {{"Which card leaves the Pool?", FieldKind::one, {"pooled"}, {"pooled"}},
          cost_blank("Which of your cards do you discard for it?")};
}

}  // namespace impossible
