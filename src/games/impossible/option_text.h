// What players are told about the options of Fiction Impossible.
#pragma once

#include <array>

#include "core/option_text.h"
#include "games/impossible/options.h"

namespace impossible {

inline constexpr std::array option_texts{
    core::OptionText{"seats", "Players", "All play together, against the Mold; one can play alone.",
                     1, 4},
    core::OptionText{"first", "Who begins",
                     "The seat that has the first turn; 0 leaves it to the lot.", 0, 4},
    core::OptionText{"preset", "Set-up",
                     "How hard and how long it is; what you set below goes before it."},
    core::OptionText{"mold", "Mold", "How much Mold the Containment starts with.", 1, 12},
    core::OptionText{"bookend", "Bookend", "The slot of the shelf at which the game is won.", 2,
                     12},
    core::OptionText{"plus_card", "+Card", "The slot that has the token +Card; 0 leaves it out.", 0,
                     11},
    core::OptionText{"plus_threshold", "+Card & Threshold",
                     "The slot that has the token +Card & Threshold; 0 leaves it out.", 0, 11},
    core::OptionText{"cube", "Cube", "Where the cube starts.", 1, 4},
    core::OptionText{"threshold", "Threshold", "The threshold that the game starts with.", 2, 6},
    core::OptionText{"reshuffle_mold", "Mold lost in a reshuffle",
                     "So much leaves the Containment whenever the discards become the deck; with 0 "
                     "none, as in the rulebook.",
                     0, 9},
    core::OptionText{
        "phase_seconds", "Seconds for a choice",
        "A clock for each choice in your turn; without one it takes as long as it takes.", 10,
        3600},
    core::OptionText{"reaction_seconds", "Seconds for an answer",
                     "For answering what somebody else does, instead of 20.", 5, 120},
};

core::ChoiceText text_of(Preset);

}  // namespace impossible
