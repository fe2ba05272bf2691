// Honest place (B-06c): the clue at a place of the next guess will be honest. Board::next holds
// the promise until the guess is made, then its row does, and no clues may break it.
#include "games/fiction/ability_card.h"

namespace fiction {

constinit const DiscardCard<HonestPlace> HonestPlace::card{
    .text = {.title = "Honest place",
             .sentence =
                 "Discard a token and name a place: its clue to your next guess will be honest.",
             .rule = "B-06c",
             .refusals = {{Refusal::place_already_named, "B-06c",
                           "That place is promised already; name another."},
                          {Refusal::pinned_place_must_be_honest, "B-06c",
                           "Promised honest: place {pinned}; lie elsewhere."}}},
    .refused = [](const Rules&, const Board& board, const HonestPlace& promise) -> Refused {
      if (board.next.pinned.has(promise.place)) return Refusal::place_already_named;
      return std::nullopt;
    },
    .offered =
        [](const Rules&, const Board& board, HonestPlaceOffer& offer) {
          for (std::size_t i = 0; i < word_length; ++i) {
            if (!board.next.pinned.has(place_at(i))) offer.places.add(place_at(i));
          }
          return !offer.places.empty();
        },
    .all = [](const HonestPlaceOffer& offer) { return each<HonestPlace>(offer.places); },
    .work = [](State& state,
               const HonestPlace& promise) { state.board.next.pinned.add(promise.place); },
};

}  // namespace fiction
