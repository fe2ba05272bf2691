// TRADE (I-31e): two players give each other cards; a solitaire player trades with the discards.
#include "games/impossible/pieces.h"
#include "games/impossible/places.h"

namespace impossible {
namespace {

constexpr std::size_t most_alone = 3;

Refused refused_alone(const User& user, const Trade& trade) {
  if (trade.one != user.seat || trade.other != user.seat) return Refusal::no_such_player;
  if (trade.cards.empty()) return Refusal::trades_nothing;
  if (!user.hand().has_all(trade.cards)) return Refusal::not_in_your_hand;
  if (trade.cards.size() > most_alone) return Refusal::too_many_to_trade;
  if (trade.cards.size() > user.open.discards.size()) return Refusal::too_few_discards;
  return std::nullopt;
}

CharacterSet held_by(const User& user, Seat seat) {
  return seat == user.seat ? user.hand() : user.open.player(seat).hand;
}

}  // namespace

Refused refused(const User& user, const Trade& trade) {
  if (user.rules.is_solitaire()) return refused_alone(user, trade);
  const SeatSet players = everybody(user.open);
  if (!players.has(trade.one) || !players.has(trade.other)) return Refusal::no_such_player;
  if (trade.one == trade.other) return Refusal::trades_with_itself;
  if (trade.cards.empty()) return Refusal::trades_nothing;
  if (!(held_by(user, trade.one) | held_by(user, trade.other)).has_all(trade.cards)) {
    return Refusal::not_in_their_hands;
  }
  return std::nullopt;
}

bool offered(const User& user, TradeOffer& offer) {
  offer.players = everybody(user.open);
  if (user.rules.is_solitaire()) {
    offer.cards = user.hand();
    offer.most = static_cast<std::uint8_t>(
        std::min({most_alone, user.open.discards.size(), offer.cards.size()}));
  } else {
    offer.cards = payable(user) & in_hands(user.open);
    offer.most = static_cast<std::uint8_t>(offer.cards.size());
  }
  return offer.most > 0;
}

Trade sampled(const User& user, const TradeOffer& offer, core::Generator& generator) {
  if (user.rules.is_solitaire()) {
    return {user.seat, user.seat, some_of(offer.cards, 1 + generator.below(offer.most), generator)};
  }
  // Somebody who holds something, and somebody else.
  const Seat one = *holder(user.open, any_of(offer.cards, generator));
  SeatSet others = offer.players;
  others.remove(one);
  const Seat other = any_of(others, generator);
  const CharacterSet theirs = held_by(user, one) | held_by(user, other);
  return {one, other, some_of(theirs, 1 + generator.below(theirs.size()), generator)};
}

void work(const Rules& rules, State& state, Seat, const Trade& trade, core::TableTime) {
  Open& open = state.open;
  if (rules.is_solitaire()) {
    for (std::size_t i = 0; i < trade.cards.size(); ++i) {
      open.player(trade.one).hand.add(open.discards.back());
      open.discards.pop_back();
    }
    return discard_from_hand(open, trade.one, trade.cards);
  }
  const CharacterSet from_one = open.player(trade.one).hand & trade.cards;
  const CharacterSet from_other = open.player(trade.other).hand & trade.cards;
  open.player(trade.one).hand = (open.player(trade.one).hand - from_one) | from_other;
  open.player(trade.other).hand = (open.player(trade.other).hand - from_other) | from_one;
  open.moved = true;
}

Blanks blanks(const Rules& rules, FormOf<Trade>) {
  const bool alone = rules.is_solitaire();
  return {{"Between which two players?", FieldKind::two, {"one", "other"}, {"players"}},
          {.asks = alone ? "Which of your cards go for as many from the top of the discards?"
                         : "Which cards change hands? Each goes to the other of the two.",
           .kind = FieldKind::held,
           .names = {"cards"},
           .from = {"cards"},
           .min = 1,
           .max = cast::characters_in_all,
           .max_from = "most"}};
}

}  // namespace impossible
