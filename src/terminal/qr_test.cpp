#include "terminal/qr.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace terminal {
namespace {

const std::string address = "http://192.168.1.5:8080/";  // 24 bytes: version 2, 25 x 25

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

// Three corners carry a dark ring of seven, a light one of five, and a dark heart of three.
bool has_finder(const QrMatrix& matrix, std::size_t top, std::size_t left) {
  for (std::size_t row = 0; row < 7; ++row) {
    for (std::size_t column = 0; column < 7; ++column) {
      const std::size_t edge = std::min({row, column, 6 - row, 6 - column});
      if (matrix[top + row][left + column] != (edge != 1)) return false;
    }
  }
  return true;
}

TEST(Qr, IsASquareOfTheRightSizeWithItsThreeCorners) {
  const auto matrix = qr_matrix(address);
  ASSERT_TRUE(matrix);
  ASSERT_EQ(matrix->size(), 25u);
  for (const auto& row : *matrix) ASSERT_EQ(row.size(), 25u);
  EXPECT_TRUE(has_finder(*matrix, 0, 0));
  EXPECT_TRUE(has_finder(*matrix, 0, 18));
  EXPECT_TRUE(has_finder(*matrix, 18, 0));
  EXPECT_FALSE(has_finder(*matrix, 18, 18));
}

TEST(Qr, GrowsWithItsText) {
  EXPECT_EQ(qr_matrix("short")->size(), 21u);
  EXPECT_EQ(qr_matrix(std::string(100, 'x'))->size(), 37u);  // version 5 holds 106 bytes
  EXPECT_FALSE(qr_matrix(std::string(3000, 'x')));           // version 40 holds 2953
}

TEST(Qr, IsDrawnInHalfBlocksWithItsMargin) {
  const auto drawn = qr_text(address, {.width = 33});
  ASSERT_TRUE(drawn);
  const auto lines = lines_of(*drawn);
  ASSERT_EQ(lines.size(), 17u);  // (25 + 8) / 2, rounded up
  std::string light;
  for (int i = 0; i < 33; ++i) light += "█";
  EXPECT_EQ(lines[0], light);
  EXPECT_EQ(lines[1], light);
  EXPECT_NE(lines[2], light);
  // The margin, then the ring of the first corner: its top row and the side below it.
  EXPECT_TRUE(lines[2].starts_with("████ ▄▄▄▄▄ █")) << lines[2];
  EXPECT_TRUE(lines[2].ends_with("█ ▄▄▄▄▄ ████")) << lines[2];
  std::string last;  // an odd number of rows: below the last one there is nothing
  for (int i = 0; i < 33; ++i) last += "▀";
  EXPECT_EQ(lines[16], last);
}

TEST(Qr, IsDrawnInAsciiWhereThereIsNothingElse) {
  const auto drawn = qr_text(address, {.utf8 = false});
  ASSERT_TRUE(drawn);
  const auto lines = lines_of(*drawn);
  ASSERT_EQ(lines.size(), 33u);
  for (const std::string& line : lines) {
    EXPECT_EQ(line.size(), 66u);
    EXPECT_EQ(line.find_first_not_of("# "), std::string::npos);
  }
  for (const std::size_t row : {0u, 3u, 29u, 32u}) EXPECT_EQ(lines[row], std::string(66, '#'));
  EXPECT_TRUE(lines[4].starts_with("########" + std::string(14, ' ') + "##"));
}

TEST(Qr, IsLeftOutWhereItWouldNotBeRead) {
  EXPECT_FALSE(qr_text(address, {.width = 32}));
  EXPECT_FALSE(qr_text(address, {.utf8 = false, .width = 65}));
  EXPECT_FALSE(qr_text(address, {.plain = true}));
}

}  // namespace
}  // namespace terminal
