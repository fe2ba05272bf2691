// EXCHANGE (I-31b): one or two cards of the hand for as many of the Pool, place for place.
#include "games/impossible/pieces.h"
#include "games/impossible/places.h"

namespace impossible {

Refused refused(const User& user, const Exchange& exchange) {
  if (exchange.swaps.empty()) return Refusal::swaps_nothing;
  CharacterSet named;
  for (const auto [mine, pooled] : exchange.swaps) {
    if (!user.hand().has(mine)) return Refusal::not_in_your_hand;
    if (!place_in_pool(user.open, pooled)) return Refusal::not_in_the_pool;
    if (named.has(mine) || named.has(pooled)) return Refusal::swaps_twice;
    named.add(mine);
    named.add(pooled);
  }
  return std::nullopt;
}

bool offered(const User& user, ExchangeOffer& offer) {
  offer = {user.hand(), members(user.open.pool)};
  return !offer.mine.empty() && !offer.pooled.empty();
}

Exchange sampled(const User&, const ExchangeOffer& offer, core::Generator& generator) {
  ExchangeOffer left = offer;
  Exchange exchange;
  for (std::uint64_t more = 1 + generator.below(2); more > 0; --more) {
    if (left.mine.empty() || left.pooled.empty()) break;
    exchange.swaps.push_back({any_of(left.mine, generator), any_of(left.pooled, generator)});
    left.mine.remove(exchange.swaps.back().mine);
    left.pooled.remove(exchange.swaps.back().pooled);
  }
  return exchange;
}

void work(const Rules&, State& state, Seat user, const Exchange& exchange, core::TableTime) {
  Open& open = state.open;
  for (const auto [mine, pooled] : exchange.swaps) {
    open.pool[*place_in_pool(open, pooled)] = mine;
    open.player(user).hand.remove(mine);
    open.player(user).hand.add(pooled);
  }
}

Blanks blanks(const Rules&, FormOf<Exchange>) {
  return {{"Which of your cards change places with which of the Pool?",
           FieldKind::pairs,
           {"swaps", "mine", "pooled"},
           {"mine", "pooled"},
           1,
           2}};
}

}  // namespace impossible
