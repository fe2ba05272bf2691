#include "core/set.h"

#include <gtest/gtest.h>

#include <vector>

namespace core {
namespace {

enum class Small : std::uint8_t {};
enum class Large : std::uint8_t {};

template <class S>
std::vector<int> members(const S& set) {
  std::vector<int> values;
  for (const auto value : set) values.push_back(static_cast<int>(value));
  return values;
}

TEST(Set, KeepsItsMembersInOrder) {
  Set<Large, 90> set{Large{89}, Large{3}, Large{63}, Large{64}};
  EXPECT_EQ(members(set), (std::vector{3, 63, 64, 89}));
  EXPECT_EQ(set.size(), 4U);
  EXPECT_EQ(set.first(), Large{3});
  EXPECT_EQ(set.nth(2), Large{64});
  set.remove(Large{63});
  EXPECT_EQ(members(set), (std::vector{3, 64, 89}));
  EXPECT_FALSE(set.has(Large{63}));
  EXPECT_TRUE(set.has(Large{64}));
}

TEST(Set, JoinsMeetsAndTakesAway) {
  const Set<Small, 3> one{Small{0}, Small{1}}, other{Small{1}, Small{2}};
  EXPECT_EQ(members(one | other), (std::vector{0, 1, 2}));
  EXPECT_EQ(members(one & other), (std::vector{1}));
  EXPECT_EQ(members(one - other), (std::vector{0}));
  EXPECT_TRUE((one | other).has_all(one));
  EXPECT_FALSE(one.has_all(other));
}

TEST(Set, AnEmptyOneHasNothing) {
  const Set<Large, 90> nothing;
  EXPECT_TRUE(nothing.empty());
  EXPECT_EQ(members(nothing), std::vector<int>{});
  EXPECT_TRUE(nothing.has_all(nothing));
}

}  // namespace
}  // namespace core
