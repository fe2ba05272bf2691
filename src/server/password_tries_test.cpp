#include "server/password_tries.h"

#include <gtest/gtest.h>

namespace server {
namespace {

class TriesAtPasswords : public ::testing::Test {
 protected:
  using enum PasswordTries::Verdict;
  static constexpr std::int64_t minute = 60'000, day = 24 * 60 * minute;

  static Limits few() {
    Limits limits;
    limits.passwords = {1000, 1000};
    limits.wrong_passwords_here = {3, 1};
    limits.wrong_passwords_anywhere = {2, 0.5};
    limits.homes_of_a_person = 2;
    return limits;
  }
  static PasswordTries::Try of_ada(const std::string& household) {
    return {household, "ada", false};
  }
  // Strangers use up what strangers have together.
  void attack(std::int64_t now) {
    for (int i = 0; i < 4; ++i) tries.may_sign_in(of_ada("stranger " + std::to_string(i)), now);
  }

  PasswordTries tries{few()};
};

TEST_F(TriesAtPasswords, CountWrongOnesAlone) {
  for (int i = 0; i < 20; ++i) {
    ASSERT_EQ(tries.may_sign_in(of_ada("home"), 0), yes) << i;
    tries.was_right(of_ada("home"), 0);
  }
  for (int i = 0; i < 3; ++i) EXPECT_EQ(tries.may_sign_in(of_ada("home"), 0), yes);
  EXPECT_EQ(tries.may_sign_in(of_ada("home"), 0), too_many_wrong);
  EXPECT_EQ(tries.may_sign_in(of_ada("home"), minute), yes) << "it passes";
}

TEST_F(TriesAtPasswords, DoNotCountWhereTheServerWasBusy) {
  for (int i = 0; i < 20; ++i) {
    ASSERT_EQ(tries.may_sign_in(of_ada("home"), 0), yes) << i;
    tries.was_not_made(of_ada("home"), 0);
    ASSERT_EQ(tries.may_confirm("home", "own", 0), yes) << i;
    tries.was_not_asked("own");
  }
}

TEST_F(TriesAtPasswords, OfStrangersDoNotCountWhereTheNameIsAtHome) {
  tries.saw("home", "ada", 0);
  attack(day);
  EXPECT_EQ(tries.may_sign_in(of_ada("elsewhere"), day), attacked);
  EXPECT_EQ(tries.may_sign_in(of_ada("home"), day), yes);
  EXPECT_EQ(tries.may_sign_in({"elsewhere", "ada", true}, day), yes);
  EXPECT_EQ(tries.may_sign_in({"home", "bob", false}, day), yes) << "another name";
}

TEST_F(TriesAtPasswords, ThatWereHeldUpCountForNothing) {
  attack(0);
  for (int i = 0; i < 9; ++i) EXPECT_EQ(tries.may_sign_in(of_ada("new home"), 0), attacked);
  EXPECT_EQ(tries.may_sign_in(of_ada("new home"), 2 * minute), yes);
}

TEST_F(TriesAtPasswords, ForgetHomesAfterAMonthAndTheOldestOfMany) {
  tries.saw("first", "ada", 0);
  tries.saw("second", "ada", day);
  tries.saw("first", "ada", 2 * day);
  tries.saw("third", "ada", 3 * day);
  attack(4 * day);
  EXPECT_EQ(tries.may_sign_in(of_ada("first"), 4 * day), yes);
  EXPECT_EQ(tries.may_sign_in(of_ada("second"), 4 * day), attacked);
  EXPECT_EQ(tries.may_sign_in(of_ada("third"), 4 * day), yes);
  attack(40 * day);
  EXPECT_EQ(tries.may_sign_in(of_ada("first"), 40 * day), attacked);
}

TEST_F(TriesAtPasswords, ToConfirmAreCountedBySession) {
  for (int i = 0; i < 3; ++i) EXPECT_EQ(tries.may_confirm(std::to_string(i), "stolen", 0), yes);
  EXPECT_EQ(tries.may_confirm("another home", "stolen", 0), too_many_wrong);
  EXPECT_EQ(tries.may_confirm("home", "own", 0), yes);
  EXPECT_GT(tries.take_refused(), 0U);
}

}  // namespace
}  // namespace server
