// Neighbour (B-06e): a token may also answer a letter right beside it.
#include <cstdlib>

#include "games/fiction/ability_card.h"

namespace fiction {

constinit const TokenCard Neighbour::card{
    .text = {.title = "Neighbour",
             .sentence = "With a token you may also have a letter right beside it answered.",
             .rule = "B-06e",
             .refusals = {{Refusal::no_neighbour_ability, "B-06e",
                           "Only the card Neighbour answers a second letter."},
                          {Refusal::neighbour_not_adjacent, "B-06e",
                           "The second letter must stand right beside the first."}}},
    .second_place_refused = [](Place first, Place second) -> Refused {
      if (std::abs(static_cast<int>(first) - static_cast<int>(second)) != 1) {
        return Refusal::neighbour_not_adjacent;
      }
      return std::nullopt;
    },
};

}  // namespace fiction
