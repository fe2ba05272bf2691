// What players are told about the options of Wordles.
#pragma once

#include <array>

#include "core/option_text.h"
#include "games/wordles/options.h"

namespace wordles {

inline constexpr std::array option_texts{
    core::OptionText{"seats", "Players",
                     "Everybody hides a word; two play a duel of their own kind.", 2, 6},
    core::OptionText{"letters", "Letters", "How long all words are; four is the easier game.", 4,
                     5},
    core::OptionText{"first", "Who starts", "The seat that has the first turn.", 1, 6},
    core::OptionText{"sequence", "Before or after",
                     "Each row also tells whether the hidden word comes before or after the called "
                     "one in the alphabet."},
    core::OptionText{
        "by_hand", "Marks by hand",
        "Everybody marks their own board, and a wrong mark costs that round’s points."},
    core::OptionText{
        "own_words", "Words of your own",
        "Call any word you like instead of one from the query cards; for three players and more."},
    core::OptionText{"clocks", "Clocks", "Hiding, turns and attempts have a limit."},
    core::OptionText{"hide_seconds", "Seconds to hide", "For hiding a word, instead of 90.", 5,
                     3600, "clocks", "yes"},
    core::OptionText{"turn_seconds", "Seconds a turn", "For calling a word, instead of 60.", 5,
                     3600, "clocks", "yes"},
    core::OptionText{
        "window_seconds", "Seconds to attempt",
        "For everybody’s attempts between turns, instead of 120; for three players and more.", 5,
        3600, "clocks", "yes"},
    core::OptionText{"breaks", "Breaks",
                     "After a round all look at its words until everybody is ready, or for 30 "
                     "seconds where clocks run."},
};

}  // namespace wordles
