#include "core/lines.h"

#include <gtest/gtest.h>

namespace core {
namespace {

TEST(Lines, AreNumberedFromOneAndLoseTheirEnds) {
  const auto found = lines("one\r\n\n  two \t\nthree");
  ASSERT_EQ(found.size(), 4U);
  EXPECT_EQ(found[0].text, "one");
  EXPECT_EQ(found[1].text, "");
  EXPECT_EQ(found[2].text, "  two");
  EXPECT_EQ(found[3].number, 4U);
  EXPECT_EQ(found[3].text, "three");
}

TEST(Lines, OfDataSkipBlanksAndCommentsButKeepTheirNumbers) {
  const auto found = data_lines("# words\n\ncrane\n#\nslate # not a comment\n");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].number, 3U);
  EXPECT_EQ(found[1].number, 5U);
  EXPECT_EQ(found[1].text, "slate # not a comment");
}

TEST(Lines, OfNothingAreNone) { EXPECT_TRUE(lines("").empty()); }

}  // namespace
}  // namespace core
