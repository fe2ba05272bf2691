#include "directory/tokens.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace directory {
namespace {

TEST(Tokens, hold_256_bits_in_letters_that_a_link_can_carry) {
  core::SeededGenerator generator(1);
  std::set<std::string> tokens;
  std::set<char> letters;
  for (int i = 0; i < 200; ++i) {
    const std::string token = draw_token(generator);
    EXPECT_EQ(token.size(), 43u) << "6 bits a letter: 256 / 6, rounded up";
    tokens.insert(token);
    letters.insert(token.begin(), token.end());
  }
  EXPECT_EQ(tokens.size(), 200u);
  EXPECT_EQ(letters.size(), 64u);
  EXPECT_TRUE(letters.contains('-') && letters.contains('_') && !letters.contains('='));
}

TEST(Tokens, are_known_by_their_sha256) {
  const TokenHash hash = hash_of("abc");
  EXPECT_EQ(hash[0], 0xba);
  EXPECT_EQ(hash[31], 0xad);
  EXPECT_NE(hash_of("abd"), hash);
}

TEST(Ids, are_written_as_32_digits_and_read_back) {
  core::SeededGenerator generator(1);
  const auto id = draw_id<PersonId>(generator);
  EXPECT_NE(draw_id<PersonId>(generator), id);
  EXPECT_EQ(id.text().size(), 32u);
  EXPECT_EQ(PersonId::parse(id.text()), id);
  EXPECT_EQ(RoomId::parse("000102030405060708090a0b0c0d0e0f")->bytes[15], 15);
  for (const char* wrong :
       {"", "00", "000102030405060708090a0b0c0d0e0", "0001020304050607080-0a0b0c0d0e0f",
        "000102030405060708090a0b0c0d0e0f00", "g00102030405060708090a0b0c0d0e0f"}) {
    EXPECT_FALSE(RoomId::parse(wrong)) << wrong;
  }
}

TEST(RoomCode, can_be_spoken) {
  core::SeededGenerator generator(1);
  std::set<std::string> codes;
  std::set<char> letters;
  for (int i = 0; i < 300; ++i) {
    const std::string code = draw_room_code(generator);
    EXPECT_EQ(code.size(), 5u);
    codes.insert(code);
    letters.insert(code.begin(), code.end());
  }
  EXPECT_GT(codes.size(), 295u);
  EXPECT_EQ(std::string(letters.begin(), letters.end()), room_code_letters);
}

// Of letters whose names rhyme, or whose shapes are alike, at most one is used.
TEST(RoomCode, letters_are_told_apart) {
  for (const std::string_view alike : {"BCDEGPTVZ", "FS", "MN", "AJK", "IL1", "OQ0", "UVW"}) {
    const auto used = std::ranges::count_if(room_code_letters, [&](char letter) {
      return alike.find(letter) != std::string_view::npos;
    });
    EXPECT_LE(used, 1) << alike;
  }
  EXPECT_EQ(room_code_letters.find_first_of("AEIOUY"), std::string_view::npos);
}

}  // namespace
}  // namespace directory
