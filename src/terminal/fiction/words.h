// Fiction's small words for people.
#pragma once

#include <string>
#include <string_view>

#include "terminal/fiction/scene.h"
#include "terminal/writer.h"

namespace terminal_fiction {

std::string_view word_of(lexicon::Mark);   // absent, elsewhere, right, no clue
std::string_view glyph_of(lexicon::Mark);  // ✗ ~ ✓ _
terminal::Ink ink_of(lexicon::Mark);

std::string clock_text(core::Millis);   // 9:41
std::string length_text(core::Millis);  // ten minutes
core::Millis left(const fiction::Board&, core::TableTime now);

std::string card_back(const Scene&, std::uint8_t card);  // The Odyssey, Homer, about 700 BC
std::vector<std::string> card_backs(const tables::Setup&);
std::string counted(std::size_t, std::string_view one, std::string_view many);  // three tokens
std::string number_word(std::size_t);                                           // up to twelve
std::string upper_letters(lexicon::LetterSet);                                  // A, E and T
std::string upper(lexicon::Letter);
std::string capital(std::string_view sentence);

std::string_view typed_for(fiction::Ability);  // how its use is typed

// "C✗ R~ A✗ N✓ E~" or, in plain words, "C absent, R elsewhere, …".
std::string clues_text(const terminal::Writer&, lexicon::Word, lexicon::Marks);

}  // namespace terminal_fiction
