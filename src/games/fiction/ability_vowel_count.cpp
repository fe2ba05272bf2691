// Vowel count (B-06d): how many different vowels the secret has.
#include "games/fiction/ability_card.h"

namespace fiction {
namespace {

std::uint8_t vowels_in(Word word) {
  return static_cast<std::uint8_t>((word.letters() & lexicon::vowels).size());
}

}  // namespace

constinit const DiscardCard<VowelCount> VowelCount::card{
    .text = {.title = "Vowel count",
             .sentence = "Discard a token: you learn how many different vowels the secret has.",
             .rule = "B-06d"},
    .refused = [](const Rules&, const Board& board, const VowelCount&) -> Refused {
      if (board.answers.vowel_count) return Refusal::already_answered;
      return std::nullopt;
    },
    .work =
        [](State& state, const VowelCount&) {
          state.board.answers.vowel_count = vowels_in(state.desk.secret);
        },
    .holds =
        [](const Answers& answers, Word word) {
          return !answers.vowel_count || vowels_in(word) == *answers.vowel_count;
        },
};

}  // namespace fiction
