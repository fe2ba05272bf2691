// What players are told about the options of Fiction.
#pragma once

#include <array>

#include "core/option_text.h"
#include "games/fiction/options.h"

namespace fiction {

inline constexpr std::array option_texts{
    core::OptionText{"edition", "Edition",
                     "Which books the cards are of, and which rules go with them."},
    core::OptionText{"seats", "Players", "One Lie-brarian; everybody else guesses, as one team.", 2,
                     12},
    core::OptionText{"librarian", "Lie-brarian’s seat", "Which of the seats hides the word.", 1,
                     12},
    core::OptionText{
        "one_token_a_half", "One token a half",
        "One token in each half instead of three for the game; what is not used is lost."},
    core::OptionText{"short_timer", "Eight minutes", "Eight minutes a half instead of ten."},
    core::OptionText{"red_words", "Red words",
                     "Letters may come twice, in the secret and in guesses."},
    core::OptionText{"abilities",
                     "Ability cards",
                     "Each side keeps one of two cards that bend the rules.",
                     {},
                     {},
                     "edition",
                     "banned"},
    core::OptionText{"by_hand", "Clues by hand",
                     "The Lie-brarian writes the honest clues, and the program checks them."},
    core::OptionText{"half_seconds", "Seconds a half",
                     "A length of your own for each half; without one it is ten minutes.", 30, 7200,
                     "short_timer", "no"},
    core::OptionText{"choice_seconds", "Seconds for a choice",
                     "A clock for choosing a card, a word, a letter or the clues; without one that "
                     "takes as long as it takes.",
                     5, 3600},
    core::OptionText{"clock", "Clock",
                     "How much time there is: as in the rulebook, more, or as much as you like."},
};

core::ChoiceText text_of(Edition);
core::ChoiceText text_of(Clock);

}  // namespace fiction
