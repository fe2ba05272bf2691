// Percival (I-32i): for one of his cards two Books change slots, and he draws one.
#include "games/impossible/pieces.h"
#include "games/impossible/turn.h"

namespace impossible {
namespace {
constexpr std::uint8_t price = 1;
}  // namespace

Refused refused(const User& user, const Percival& percival) {
  if (percival.costs.size() != price) return Refusal::wrong_number_to_pay;
  if (!user.hand().has_all(percival.costs)) return Refusal::not_in_your_hand;
  return cannot_swap(user.open, percival.one, percival.other);
}

bool offered(const User& user, PercivalOffer& offer) {
  offer = {user.hand(), price, books_on_table(user.open)};
  return offer.costs.size() >= offer.needed && offer.books.size() >= 2;
}

Percival sampled(const User& user, const PercivalOffer& offer, core::Generator& generator) {
  const auto [one, other] = sampled(user, ReshelveOffer{offer.books}, generator);
  return {some_of(offer.costs, offer.needed, generator), one, other};
}

void work(const Rules& rules, State& state, Seat user, const Percival& percival,
          core::TableTime now) {
  work(rules, state, user, Reshelve{percival.one, percival.other}, now);
  owe_drawing(state, user, 1);
}

Blanks blanks(const Rules&, FormOf<Percival>) {
  Blank costs = costs_blank("Which of your cards do you discard for it?", price);
  costs.min_from = costs.max_from = "needed";
  return {{"Which two Books change slots?", FieldKind::two, {"one", "other"}, {"books"}},
          std::move(costs)};
}

}  // namespace impossible
