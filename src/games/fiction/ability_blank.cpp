// Blank (B-07a): one clue is openly left out, and one of the others lies.
#include "games/fiction/deception.h"

namespace fiction {

constinit const LibrarianCard<Blank> Blank::card{
    .text = {.title = "Blank",
             .sentence =
                 "Twice a game: leave one clue openly blank, and lie in one of the other four.",
             .rule = "B-07a",
             .refusals = {{Refusal::blank_without_the_ability, "B-07a",
                           "Every letter needs a clue; only the card Blank leaves one out."},
                          {Refusal::not_one_blank, "B-07a",
                           "Blank leaves out exactly one clue; write it as _."},
                          {Refusal::place_is_blank, "B-07a",
                           "That place has no clue, so a token has nothing to judge."}}},
    .rules = {.uses = 2, .is_open = true, .blanks = 1},
    .clues_refused = [](const Deception&, const Blank&, Marks shown, PlaceSet lied) -> Refused {
      int blanks = 0;
      for (std::size_t i = 0; i < word_length; ++i) {
        if (shown[i] != lexicon::Mark::blank) continue;
        ++blanks;
        lied.remove(place_at(i));
      }
      if (blanks != 1) return Refusal::not_one_blank;
      return one_lie_refusal(lied);
    },
};

}  // namespace fiction
