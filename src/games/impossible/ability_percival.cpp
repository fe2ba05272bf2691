// Percival (I-32i): one of his cards, two alone, and two Books change slots.
#include "games/impossible/pieces.h"

namespace impossible {
namespace {
std::size_t price(const Rules& rules) { return rules.is_solitaire() ? 2 : 1; }
}  // namespace

Refused refused(const User& user, const Percival& percival) {
  if (percival.costs.size() != price(user.rules)) return Refusal::wrong_number_to_pay;
  if (!user.hand().has_all(percival.costs)) return Refusal::not_in_your_hand;
  return cannot_swap(user.open, percival.one, percival.other);
}

bool offered(const User& user, PercivalOffer& offer) {
  offer = {user.hand(), static_cast<std::uint8_t>(price(user.rules)), books_on_table(user.open)};
  return offer.costs.size() >= offer.needed && offer.books.size() >= 2;
}

Percival sampled(const User& user, const PercivalOffer& offer, core::Generator& generator) {
  const auto [one, other] = sampled(user, ReshelveOffer{offer.books}, generator);
  return {some_of(offer.costs, offer.needed, generator), one, other};
}

void work(const Rules& rules, State& state, Seat user, const Percival& percival,
          core::TableTime now) {
  work(rules, state, user, Reshelve{percival.one, percival.other}, now);
}

Blanks blanks(const Rules& rules, FormOf<Percival>) {
  Blank costs = costs_blank("Which of your cards do you discard for it?", price(rules));
  costs.min_from = costs.max_from = "needed";
  return {{"Which two Books change slots?", FieldKind::two, {"one", "other"}, {"books"}},
          std::move(costs)};
}

}  // namespace impossible
