#include "protocol/commitments.h"

#include <gtest/gtest.h>

namespace protocol {
namespace {

using Texts = std::vector<std::string>;

Update told(Number round, Number before, Texts commitments) {
  Update update;
  update.round = round;
  update.before = before;
  update.commitments = std::move(commitments);
  return update;
}

TEST(Commitments, FollowThoseThatWereToldBefore) {
  Commitments known;
  EXPECT_TRUE(known.take(told(1, 0, {"a", "b"})));
  EXPECT_TRUE(known.take(told(1, 2, {})));
  EXPECT_TRUE(known.take(told(1, 2, {"c"})));
  EXPECT_EQ(known.all(), (Texts{"a", "b", "c"}));
}

TEST(Commitments, AreToldAllAnewAfterAReconnect) {
  Commitments known;
  known.take(told(1, 0, {"a"}));
  EXPECT_TRUE(known.take(told(1, 0, {"a", "b"})));
  EXPECT_EQ(known.all(), (Texts{"a", "b"}));
}

TEST(Commitments, BeginAgainWithEveryRound) {
  Commitments known;
  known.take(told(1, 0, {"a"}));
  EXPECT_TRUE(known.take(told(2, 0, {"x"})));
  EXPECT_EQ(known.all(), Texts{"x"});
  EXPECT_FALSE(known.take(told(3, 1, {"y"}))) << "the first of round 3 was not told";
}

TEST(Commitments, MissNoneBetween) {
  Commitments known;
  known.take(told(1, 0, {"a"}));
  EXPECT_FALSE(known.take(told(1, 2, {"c"})));
  EXPECT_EQ(known.all(), Texts{"a"});
}

}  // namespace
}  // namespace protocol
