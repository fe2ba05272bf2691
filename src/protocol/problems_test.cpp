#include "protocol/problems.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "catalogue/problems.h"
#include "codec/parse_problem.h"
#include "protocol/json.h"

namespace protocol {
namespace {

using codec::ProblemCode;

static_assert(!std::is_constructible_v<ProblemCode, const char*>);
static_assert(!std::is_constructible_v<ProblemCode, std::string_view>);
static_assert(ProblemCode{RoomProblem::only_the_host} == catalogue::TableProblem::only_the_host,
              "the same name is the same code");
static_assert(ProblemCode{RoomProblem::kicked} != RoomProblem::closed);

TEST(Problems, AreFoundByTheirNamesOnTheWire) {
  EXPECT_TRUE(problem_code("kicked") == RoomProblem::kicked);
  EXPECT_TRUE(problem_code("who_are_you") == ServerProblem::who_are_you);
  EXPECT_TRUE(problem_code("one_of_two") == MessageProblem::one_of_two);
  EXPECT_TRUE(problem_code("stale") == catalogue::TableProblem::stale);
  EXPECT_TRUE(problem_code("bad_options") == catalogue::MatchProblem::bad_options);
  EXPECT_TRUE(problem_code("not_json") == codec::ParseProblem::not_json);
  EXPECT_TRUE(is("kicked", RoomProblem::kicked));
  EXPECT_FALSE(is("closed", RoomProblem::kicked));
}

TEST(Problems, KeepTheSentenceOfACodeThatCameLater) {
  const auto problem =
      to_problem(Refused{"too_hot", "It is too hot to play.", "F-99", std::nullopt});
  EXPECT_TRUE(problem.code == MessageProblem::unknown_code);
  EXPECT_EQ(problem.sentence, "It is too hot to play.");
  EXPECT_EQ(problem.rule, "F-99");
  EXPECT_EQ(problem.about, "");
  EXPECT_TRUE(to_problem(Bye{"", "Good night."}).code == MessageProblem::unknown_code);
}

TEST(Problems, GoOverTheWireAndBack) {
  const Problem problem{RoomProblem::seat_taken, "Somebody sits there.", "F-01", "seats"};
  EXPECT_EQ(to_problem(refused(problem)), problem);
  EXPECT_TRUE(to_problem(Bye{"closed", "This table was closed."}).code == RoomProblem::closed);
}

}  // namespace
}  // namespace protocol
