// Vowel hunt (B-05b): a token may go on a vowel of any guess that has clues.
#include "games/fiction/ability_card.h"

namespace fiction {

constinit const TokenCard VowelHunt::card{
    .text = {.title = "Vowel hunt",
             .sentence = "A token may go on an A, E, I, O or U of any guess that has clues.",
             .rule = "B-05b",
             .refusals = {{Refusal::only_vowels_of_older_guesses, "B-05b",
                           "On an older guess, Vowel hunt reaches A, E, I, O and U only."}}},
    .older_row_refused = [](const Row& row, Place place) -> Refused {
      if (!lexicon::vowels.has(row.guess[index(place)])) {
        return Refusal::only_vowels_of_older_guesses;
      }
      return std::nullopt;
    },
};

}  // namespace fiction
