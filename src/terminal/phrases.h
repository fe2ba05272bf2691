// Small words that every game's screen needs, and what people type read leniently.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/table_time.h"
#include "narration/phrases.h"

namespace terminal {

using narration::capital;
using narration::counted;
using narration::listed;
using narration::number_word;

std::string lower(std::string_view);
std::vector<std::string> words_of(std::string_view line);  // in lower case, commas as blanks

std::string clock_text(core::Millis);   // 9:41
std::string length_text(core::Millis);  // ten minutes

}  // namespace terminal
