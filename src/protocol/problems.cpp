#include "protocol/problems.h"

#include <optional>

#include "catalogue/problems.h"
#include "codec/parse_problem.h"

namespace protocol {
namespace {

using codec::Problem;
using codec::ProblemCode;

template <class... Enums>
ProblemCode find_code(std::string_view text) {
  ProblemCode code = MessageProblem::unknown_code;
  const auto look = [&](auto found) {
    if (found) code = *found;
    return found.has_value();
  };
  (look(core::enum_from_name<Enums>(text)) || ...);
  return code;
}

}  // namespace

ProblemCode problem_code(std::string_view text) {
  return find_code<RoomProblem, ServerProblem, MessageProblem, catalogue::TableProblem,
                   catalogue::MatchProblem, codec::ParseProblem>(text);
}

Problem to_problem(const Refused& refused) {
  return {problem_code(refused.code), refused.sentence, refused.rule.value_or(""),
          refused.about.value_or("")};
}

Problem to_problem(const Bye& bye) { return {problem_code(bye.code), bye.sentence}; }

}  // namespace protocol
