// The honest clues to a guess (F-15, F-32, F-33).
#pragma once

#include "lexicon/marks.h"
#include "lexicon/word.h"

namespace fiction {

// Requires two words of five letters.
lexicon::Marks honest_marks(lexicon::Word secret, lexicon::Word guess);

}  // namespace fiction
