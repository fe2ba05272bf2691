// The head of a log as text, as in a record; the journal's row 0 is the same text.
#pragma once

#include "tables/setup.h"

namespace tables {

std::string head_text(const catalogue::Match&, const Setup&);

struct HeadProblem {
  std::size_t line;  // of the head, from 1
  Problem problem;
};
std::expected<Setup, HeadProblem> parse_head(Games, std::string_view text);

}  // namespace tables
