// The Lie-brarian's clues while they are being thought out.
#pragma once

#include "codec/problem.h"
#include "terminal/fiction/scene.h"

namespace terminal_fiction {

// What a line makes of the guess on the desk:
//
//   lie 3 x              the clue at place 3 becomes ✗; more pairs may follow
//   xx~vv                all five clues
//   truth                the honest ones (Whole truth)
//   swap 2 4             two honest clues trade places (Exchange)
//   … use ban q          and the ability is used: hurry, no tokens, new word crane …
//
// Where the clues can only be a use of the card on the table, that need not be said. `honest` are
// the clues that the Lie-brarian wrote by hand, where the table asks for that (F-18). Requires
// Phase::deceive and the Lie-brarian's view.
codec::Read<fiction::Share> read_draft(const Scene&, std::optional<lexicon::Marks> honest,
                                       std::string_view line);

// Whether a line looks like one of these.
bool is_draft(std::string_view line);

}  // namespace terminal_fiction
