// How a Wordles board marks a query word (W-04, W-05).
#pragma once

#include "lexicon/marks.h"
#include "lexicon/word.h"

namespace wordles {

// Letters in their right place first, then from the left those that the secret has left over.
// Requires two words of the same length.
lexicon::Marks marks(lexicon::Word secret, lexicon::Word query);

}  // namespace wordles
