#include "lexicon/marks.h"

#include <gtest/gtest.h>

namespace lexicon {
namespace {

TEST(Marks, RoundTripThroughTheirText) {
  for (const std::string text : {"v~x_x", "xxxxx", "vvvvv", "____~", "v~x_"}) {
    const auto marks = Marks::parse(text);
    ASSERT_TRUE(marks.has_value()) << text;
    EXPECT_EQ(marks->text(), text);
  }
}

TEST(Marks, AreFourOrFiveOfTheirFourSigns) {
  for (const std::string text : {"", "v~x", "v~x_xv", "v~y_x", "v x_x"}) {
    EXPECT_FALSE(Marks::parse(text).has_value()) << text;
  }
}

TEST(Marks, ChangeOnePlaceAtATime) {
  Marks marks = *Marks::parse("vvvvv");
  marks.set(2, Mark::absent);
  marks.set(4, Mark::blank);
  EXPECT_EQ(marks.text(), "vvxv_");
  EXPECT_EQ(marks[1], Mark::right);
  EXPECT_EQ(marks[2], Mark::absent);
  EXPECT_EQ(Marks{}.text(), "xxxxx");
}

}  // namespace
}  // namespace lexicon
