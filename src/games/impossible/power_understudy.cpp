// UNDERSTUDY (I-31m): the next Character that its user adds in this turn ignores roles.
#include "games/impossible/pieces.h"

namespace impossible {
namespace {

Refused too_late(const User& user) {
  const Open& open = user.open;
  if (open.active != user.seat) return Refusal::not_your_turn;
  if (open.phase != Phase::draw && open.phase != Phase::add) return Refusal::adding_is_over;
  if (open.understudy) return Refusal::understudy_waits;
  return std::nullopt;
}

}  // namespace

Refused refused(const User& user, const Understudy& understudy) {
  if (auto why = too_late(user)) return why;
  return unpayable(user, {understudy.cost}, 1);
}

bool offered(const User& user, UnderstudyOffer& offer) {
  offer.costs = payable(user);
  return !too_late(user) && !offer.costs.empty();
}

Understudy sampled(const User&, const UnderstudyOffer& offer, core::Generator& generator) {
  return {any_of(offer.costs, generator)};
}

void work(const Rules&, State& state, Seat, const Understudy&, core::TableTime) {
  state.open.understudy = true;
}

Blanks blanks(const Rules&, FormOf<Understudy>) {
  return {cost_blank("Whom do you discard for it?")};
}

}  // namespace impossible
