// Small words that every sentence about a game needs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narration {

std::string capital(std::string_view sentence);

std::string number_word(std::size_t);                                           // up to twelve
std::string counted(std::size_t, std::string_view one, std::string_view many);  // three tokens
std::string listed(const std::vector<std::string>&);                            // A, E and T

}  // namespace narration
