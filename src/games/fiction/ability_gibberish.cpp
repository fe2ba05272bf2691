// Gibberish (B-05a): the next guess may be any five letters. Board::next holds the promise, and
// the legality of a guess reads it.
#include "games/fiction/ability_card.h"

namespace fiction {

constinit const DiscardCard<Gibberish> Gibberish::card{
    .text = {.title = "Gibberish",
             .sentence = "Discard a token: your next guess may be any five letters, a word or "
                         "not, and may repeat them.",
             .rule = "B-05a",
             .refusals = {{Refusal::gibberish_in_force, "B-05a",
                           "Your next guess may be any letters already."}}},
    .refused = [](const Rules&, const Board& board, const Gibberish&) -> Refused {
      if (board.next.gibberish) return Refusal::gibberish_in_force;
      return std::nullopt;
    },
    .work = [](State& state, const Gibberish&) { state.board.next.gibberish = true; },
};

}  // namespace fiction
