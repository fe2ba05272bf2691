// Text that people edit, line by line, and what is wrong with it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct Line {
  std::size_t number;     // the first is 1
  std::string_view text;  // without its end and the blanks before it
};

std::vector<Line> lines(std::string_view text);
std::vector<Line> data_lines(std::string_view text);  // without blank lines and # comments

// Why a text was not accepted: a sentence for whoever wrote the line.
struct Trouble {
  std::size_t line;  // 0: the text as a whole
  std::string sentence;
  friend bool operator==(const Trouble&, const Trouble&) = default;
};

}  // namespace core
