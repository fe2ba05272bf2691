// Basil (I-32f): two neighbours in the Pool change places.
#include "games/impossible/pieces.h"
#include "games/impossible/places.h"

namespace impossible {

Refused refused(const User& user, const Basil& basil) {
  const auto place = place_in_pool(user.open, basil.pooled);
  if (!place) return Refusal::not_in_the_pool;
  if (*place + 1 == user.open.pool.size()) return Refusal::last_in_the_pool;
  return std::nullopt;
}

bool offered(const User& user, BasilOffer& offer) {
  offer.pooled = members(user.open.pool);
  if (!user.open.pool.empty()) offer.pooled.remove(user.open.pool.back());
  return !offer.pooled.empty();
}

Basil sampled(const User&, const BasilOffer& offer, core::Generator& generator) {
  return {any_of(offer.pooled, generator)};
}

void work(const Rules&, State& state, Seat, const Basil& basil, core::TableTime) {
  const std::size_t place = *place_in_pool(state.open, basil.pooled);
  std::swap(state.open.pool[place], state.open.pool[place + 1]);
  state.open.moved = true;
}

Blanks blanks(const Rules&, FormOf<Basil>) {
  return {{"Which card of the Pool changes places with the one behind it?",
           FieldKind::one,
           {"pooled"},
           {"pooled"}}};
}

}  // namespace impossible
