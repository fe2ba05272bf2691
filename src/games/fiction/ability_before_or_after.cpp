// Before or after (B-06g): whether the secret comes before or after the latest guess.
#include <algorithm>

#include "games/fiction/ability_card.h"

namespace fiction {

constinit const DiscardCard<BeforeOrAfter> BeforeOrAfter::card{
    .text = {.title = "Before or after",
             .sentence = "Discard a token: you learn whether the secret comes before or after your "
                         "latest guess in the alphabet.",
             .rule = "B-06g"},
    .refused = [](const Rules&, const Board& board, const BeforeOrAfter&) -> Refused {
      if (board.rows.empty()) return Refusal::no_clues_yet;
      for (const Comparison& comparison : board.answers.comparisons) {
        if (comparison.guess == board.rows.back().guess) return Refusal::already_answered;
      }
      return std::nullopt;
    },
    .work =
        [](State& state, const BeforeOrAfter&) {
          const Word guess = state.board.rows.back().guess;
          state.board.answers.comparisons.push_back({guess, state.desk.secret < guess});
        },
    .holds =
        [](const Answers& answers, Word word) {
          return std::ranges::all_of(answers.comparisons, [&](const Comparison& comparison) {
            return (word < comparison.guess) == comparison.secret_is_before;
          });
        },
};

}  // namespace fiction
