#include "core/list.h"

#include <gtest/gtest.h>

namespace core {
namespace {

TEST(List, HoldsUpToItsCapacity) {
  List<int, 3> list{4, 5};
  EXPECT_EQ(list.size(), 2U);
  EXPECT_FALSE(list.full());
  list.push_back(6);
  EXPECT_TRUE(list.full());
  EXPECT_EQ(list.back(), 6);
  EXPECT_TRUE(list.contains(5));
  EXPECT_FALSE(list.contains(7));
}

TEST(List, ForgetsWhatWasTakenAway) {
  List<int, 3> list{4, 5, 6};
  list.pop_back();
  EXPECT_FALSE(list.contains(6));
  EXPECT_EQ(list, (List<int, 3>{4, 5}));
  EXPECT_EQ(*(list.end()), 0) << "equal lists are equal byte for byte";
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list, (List<int, 3>{}));
}

TEST(List, IsEqualInOrderAndLength) {
  EXPECT_NE((List<int, 3>{1, 2}), (List<int, 3>{2, 1}));
  EXPECT_NE((List<int, 3>{1, 0}), (List<int, 3>{1}));
}

}  // namespace
}  // namespace core
