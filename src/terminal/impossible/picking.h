// The answer to a question, read from what was typed.
#pragma once

#include <expected>

#include "terminal/impossible/question.h"
#include "terminal/writer.h"

namespace terminal_impossible {

// As many as the question wants; what was read is taken off the words. Else a sentence that says
// what does not fit and what would.
std::expected<Picked, std::string> take_answer(const Question&, Typed& words);

// The question with what can be chosen, a line each.
void show_question(terminal::Writer&, const Question&);

// "Puck, Alice or Kai", of a list that may be long.
std::string or_list(std::span<const Choice>, const std::vector<std::size_t>& places);
// Why nothing of these was found by what was typed.
std::string not_found(std::span<const Choice>, const Finding&, std::string_view typed);

}  // namespace terminal_impossible
