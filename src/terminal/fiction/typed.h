// What people type, read leniently.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/fiction/action.h"
#include "terminal/marks_text.h"
#include "terminal/phrases.h"

namespace terminal_fiction {

using terminal::lower;
using terminal::read_mark;
using terminal::words_of;

enum class InputProblem : std::uint8_t { no_place, no_mark, not_discarded };

// A place by its number, or by its letter where the word has it once.
std::optional<fiction::Place> read_place(std::string_view, lexicon::Word);
std::optional<fiction::RowNumber> read_row(std::string_view);

std::optional<lexicon::Marks> read_marks(std::string_view);  // five in a row: xx~vv

// An ability by its name, written "two lies" or "two_lies".
std::optional<fiction::Ability> read_ability(std::string_view);

}  // namespace terminal_fiction
