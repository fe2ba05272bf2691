// Whole truth (B-05d): clues without a lie, as often as the Lie-brarian likes.
#include "games/fiction/deception.h"

namespace fiction {

constinit const LibrarianCard<WholeTruth> WholeTruth::card{
    .text = {.title = "Whole truth",
             .sentence = "As often as you like: give a guess wholly honest clues.",
             .rule = "B-05d",
             .refusals = {{Refusal::not_the_whole_truth, "B-05d",
                           "The whole truth has no lie in it; change nothing."}}},
    .rules = {.lies = 0},
    .clues_refused = [](const Deception&, const WholeTruth&, Marks, PlaceSet lied) -> Refused {
      if (!lied.empty()) return Refusal::not_the_whole_truth;
      return std::nullopt;
    },
};

}  // namespace fiction
