// Letter query (B-06a): whether the secret has a letter.
#include "games/fiction/ability_card.h"

namespace fiction {
namespace {

bool is_answered(const Board& board, Letter letter) {
  return letter == *board.named || board.answers.asked.has(letter);
}

}  // namespace

constinit const DiscardCard<LetterQuery> LetterQuery::card{
    .text = {.title = "Letter query",
             .sentence = "Discard a token and name a letter: you learn whether the secret has it.",
             .rule = "B-06a"},
    .refused = [](const Rules&, const Board& board, const LetterQuery& query) -> Refused {
      if (is_answered(board, query.letter)) return Refusal::already_answered;
      return std::nullopt;
    },
    .offered =
        [](const Rules&, const Board& board, LetterQueryOffer& offer) {
          for (unsigned l = 0; l < 26; ++l) {
            if (!is_answered(board, Letter(l))) offer.letters.add(Letter(l));
          }
          return !offer.letters.empty();
        },
    .all = [](const LetterQueryOffer& offer) { return each<LetterQuery>(offer.letters); },
    .work =
        [](State& state, const LetterQuery& query) {
          Answers& answers = state.board.answers;
          answers.asked.add(query.letter);
          if (state.desk.secret.has(query.letter)) answers.present.add(query.letter);
        },
    .holds = [](const Answers& answers,
                Word word) { return (word.letters() & answers.asked) == answers.present; },
};

}  // namespace fiction
