// What the files of data/ say of characters, read once.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/lines.h"

namespace unicode {

struct Range {
  char32_t first, last;
};

struct Folding {
  Range of;
  std::vector<char32_t> to;  // of the first; of its neighbours the neighbours, if it is one
};

// Nothing where a line does not read so; `wrong` says which.
std::vector<Range> read_ranges(std::string_view text, std::vector<core::Trouble>& wrong);
std::vector<Folding> read_foldings(std::string_view text, std::vector<core::Trouble>& wrong);
std::unordered_map<char32_t, std::u32string> read_lookalikes(std::string_view text,
                                                             std::vector<core::Trouble>& wrong);

// The files themselves.
std::string_view marks_text();
std::string_view foldings_text();
std::string_view lookalikes_text();

}  // namespace unicode
