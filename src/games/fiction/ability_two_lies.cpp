// Two lies (B-05c): two lies in the clues to one guess.
#include "games/fiction/deception.h"

namespace fiction {

constinit const LibrarianCard<TwoLies> TwoLies::card{
    .text = {.title = "Two lies",
             .sentence = "Twice a game: lie about two letters of one guess.",
             .rule = "B-05c",
             .refusals = {{Refusal::not_two_lies, "B-05c",
                           "Two lies needs exactly two changed clues."}}},
    .rules = {.uses = 2, .lies = 2},
    .clues_refused = [](const Deception&, const TwoLies&, Marks shown, PlaceSet lied) -> Refused {
      if (has_blank(shown)) return Refusal::blank_without_the_ability;
      if (lied.size() != 2) return Refusal::not_two_lies;
      return std::nullopt;
    },
};

}  // namespace fiction
