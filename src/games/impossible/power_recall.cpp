// RECALL (I-31g): a discarded Character comes back into somebody's hand, for one other.
#include "games/impossible/pieces.h"

namespace impossible {
namespace {

CharacterSet recallable(const User& user) {
  CharacterSet cards;
  for (const Character card : user.open.discards) {
    if (user.rules.of(card).power != Power::recall) cards.add(card);
  }
  return cards;
}

}  // namespace

Refused refused(const User& user, const Recall& recall) {
  if (!user.open.discards.contains(recall.card)) return Refusal::not_discarded;
  if (!recallable(user).has(recall.card)) return Refusal::recalls_recall;
  if (!everybody(user.open).has(recall.player)) return Refusal::no_such_player;
  return unpayable(user, {recall.cost}, 1);
}

bool offered(const User& user, RecallOffer& offer) {
  offer = {recallable(user), everybody(user.open), payable(user)};
  return !offer.cards.empty() && !offer.costs.empty();
}

Recall sampled(const User&, const RecallOffer& offer, core::Generator& generator) {
  return {any_of(offer.cards, generator), any_of(offer.players, generator),
          any_of(offer.costs, generator)};
}

void work(const Rules&, State& state, Seat, const Recall& recall, core::TableTime) {
  CharacterPile& pile = state.open.discards;
  std::copy(std::find(pile.begin(), pile.end(), recall.card) + 1, pile.end(),
            std::find(pile.begin(), pile.end(), recall.card));
  pile.pop_back();
  state.open.player(recall.player).hand.add(recall.card);
  state.open.moved = true;
}

Blanks blanks(const Rules&, FormOf<Recall>) {
  return {{"Who comes back from the discards?", FieldKind::one, {"card"}, {"cards"}},
          {"Whose hand gets the card?", FieldKind::one, {"player"}, {"players"}},
          cost_blank("Which further Character do you discard for it?")};
}

}  // namespace impossible
