// What lines of cards have in common, of books and of queries.
#pragma once

#include <string_view>

#include "lexicon/lexicon.h"

namespace decks {

// The part before the first blank, taken off `rest` together with the blanks after it.
std::string_view take_part(std::string_view& rest);

// The middle of a sentence that begins with the word. Empty for a common word.
std::string_view why_on_no_card(lexicon::Verdict);

}  // namespace decks
