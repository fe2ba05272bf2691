// Which names a reader could take for one another: whatever case, spacing, accents' order, or
// lookalikes of other alphabets they are written with, and whatever they hold that shows nothing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace unicode {

// Raised with every change that gives any text other likenesses: stores that keep some make them
// anew.
inline constexpr int likeness_version = 1;

// What two names have in common that are alike: one or two texts, never none. There are two where
// capitals look like other letters than their small ones, as in Greek: ΝΙΚΗ is νίκη, and NIKH as
// well.
std::vector<std::string> likenesses(std::string_view text);

bool are_alike(std::string_view, std::string_view);

}  // namespace unicode
