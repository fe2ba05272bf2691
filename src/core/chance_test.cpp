#include "core/chance.h"

#include <gtest/gtest.h>

#include <map>

namespace core {
namespace {

Draw drawn(std::initializer_list<std::uint16_t> values) { return Draw{values}; }

TEST(Chance, AnswersFitOnlyWhatIsOwed) {
  const Owed two_of_nine = Pick{2, 9};
  EXPECT_TRUE(fits(two_of_nine, drawn({8, 0})));
  EXPECT_FALSE(fits(two_of_nine, drawn({9, 0}))) << "9 is not below 9";
  EXPECT_FALSE(fits(two_of_nine, drawn({3, 3}))) << "the same one twice";
  EXPECT_FALSE(fits(two_of_nine, drawn({3})));
  EXPECT_FALSE(fits(two_of_nine, drawn({3, 4, 5})));
  EXPECT_TRUE(fits(Order{3}, drawn({2, 0, 1})));
  EXPECT_FALSE(fits(Order{3}, drawn({2, 0})));
  EXPECT_FALSE(fits(Nothing{}, drawn({}))) << "nothing is owed, so nothing fits";
}

TEST(Chance, OwesSomethingUnlessItSaysNothing) {
  EXPECT_FALSE(is_owed(Nothing{}));
  EXPECT_TRUE(is_owed(Pick{1, 1}));
  EXPECT_TRUE(is_owed(Order{2}));
}

TEST(Chance, DrawsWhatFits) {
  SeededGenerator generator{1};
  for (const Owed& owed : {Owed{Pick{1, 56}}, Owed{Pick{2, 9}}, Owed{Pick{128, 300}},
                           Owed{Order{1}}, Owed{Order{128}}}) {
    for (int i = 0; i < 50; ++i) EXPECT_TRUE(fits(owed, draw(owed, generator)));
  }
}

TEST(Chance, NeverDrawsWhatIsSkippedThoughItFits) {
  SeededGenerator generator{4};
  const Owed owed = Pick{2, 9, {5, 0}};
  std::map<int, int> seen;
  for (int i = 0; i < 1'000; ++i) {
    for (const auto number : draw(owed, generator).drawn) ++seen[number];
  }
  EXPECT_EQ(seen.size(), 7U);
  EXPECT_EQ(seen.count(5) + seen.count(0), 0U);
  EXPECT_EQ(draw(Pick{1, 2, {0}}, generator), drawn({1}));
  EXPECT_TRUE(fits(owed, drawn({5, 0})));
}

// 72 ordered pairs of nine, 200 of each expected; a standard deviation is 14.
TEST(Chance, DrawsAllPairsAlike) {
  SeededGenerator generator{2};
  std::map<std::pair<int, int>, int> seen;
  for (int i = 0; i < 72 * 200; ++i) {
    const Draw pair = draw(Pick{2, 9}, generator);
    ++seen[{pair.drawn[0], pair.drawn[1]}];
  }
  EXPECT_EQ(seen.size(), 72U);
  for (const auto& [pair, count] : seen) {
    EXPECT_NEAR(count, 200, 70) << pair.first << " " << pair.second;
  }
}

}  // namespace
}  // namespace core
