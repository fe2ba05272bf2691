// RESTORE (I-31l): a Mold that was left out at set-up goes into the Containment.
#include "games/impossible/pieces.h"

namespace impossible {
namespace {
constexpr std::size_t price = 2;
}

Refused refused(const User& user, const Restore& restore) {
  if (user.open.left_out == 0) return Refusal::no_mold_left_out;
  return unpayable(user, restore.costs, price);
}

bool offered(const User& user, RestoreOffer& offer) {
  offer.costs = payable(user);
  return user.open.left_out > 0 && offer.costs.size() >= price;
}

Restore sampled(const User&, const RestoreOffer& offer, core::Generator& generator) {
  return {some_of(offer.costs, price, generator)};
}

void work(const Rules&, State& state, Seat, const Restore&, core::TableTime) {
  --state.open.left_out;
  ++state.open.containment;
}

Blanks blanks(const Rules&, FormOf<Restore>) {
  return {costs_blank("Which two do you discard for it?", price)};
}

}  // namespace impossible
