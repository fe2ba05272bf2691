// Small words that every game's screen needs, and what people type read leniently.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/table_time.h"

namespace terminal {

std::string lower(std::string_view);
std::string capital(std::string_view sentence);
std::vector<std::string> words_of(std::string_view line);  // in lower case, commas as blanks

std::string number_word(std::size_t);                                           // up to twelve
std::string counted(std::size_t, std::string_view one, std::string_view many);  // three tokens
std::string listed(const std::vector<std::string>&);                            // A, E and T

std::string clock_text(core::Millis);   // 9:41
std::string length_text(core::Millis);  // ten minutes

}  // namespace terminal
