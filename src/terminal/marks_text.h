// Letters and marks for people: as glyphs or in plain words, and read back from what is typed.
#pragma once

#include "lexicon/marks.h"
#include "terminal/writer.h"

namespace terminal {

std::string_view word_of(lexicon::Mark);   // absent, elsewhere, right, no clue
std::string_view glyph_of(lexicon::Mark);  // ✗ ~ ✓ _
Ink ink_of(lexicon::Mark);

std::string upper(lexicon::Letter);
std::string upper_letters(lexicon::LetterSet);  // A, E and T

// "C✗ R~ A✗ N✓ E~" or, in plain words, "C absent, R elsewhere, …".
std::string clues_text(const Writer&, lexicon::Word, lexicon::Marks);

// x ~ v _, ✗ ✓, or the words absent, elsewhere, right, blank.
std::optional<lexicon::Mark> read_mark(std::string_view);
std::optional<lexicon::Marks> read_marks(std::string_view, std::size_t letters);  // xx~vv

}  // namespace terminal
