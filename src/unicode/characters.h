// Characters of a text in UTF-8. All texts here are well formed.
#pragma once

#include <string>
#include <string_view>

namespace unicode {

// The character that a text begins with, taken off it. Requires that the text is not empty.
char32_t take(std::string_view& text);

void append(std::string& text, char32_t);

// Written above, below or through the letter before it.
bool is_mark(char32_t);

// One of the marks that go on letters of any script, of which no language needs many at once.
bool is_accent(char32_t);

}  // namespace unicode
