// Extra board (B-06f): one more board in the second half, once a game.
#include "games/fiction/ability_card.h"

namespace fiction {

constinit const DiscardCard<ExtraBoard> ExtraBoard::card{
    .text = {.title = "Extra board",
             .sentence = "Discard a token in the second half, once: you get one more board.",
             .rule = "B-06f",
             .refusals = {{Refusal::second_half_only, "B-06f",
                           "An extra board is for the second half; keep the token."},
                          {Refusal::once_a_game, "B-06f",
                           "You have had your extra board; there is one a game."}}},
    .refused = [](const Rules&, const Board& board, const ExtraBoard&) -> Refused {
      if (board.half != 2) return Refusal::second_half_only;
      if (board.extra_board_used) return Refusal::once_a_game;
      return std::nullopt;
    },
    .work =
        [](State& state, const ExtraBoard&) {
          ++state.board.boards_left;
          state.board.extra_board_used = true;
        },
};

}  // namespace fiction
