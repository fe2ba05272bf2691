#include "directory/tokens.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>
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

TEST(RoomCode, is_three_words_of_the_list) {
  core::SeededGenerator generator(1);
  std::set<std::string> codes, words;
  for (int i = 0; i < 3'000; ++i) {
    const std::string code = draw_room_code(generator);
    codes.insert(code);
    EXPECT_EQ(std::ranges::count(code, '-'), 2) << code;
    EXPECT_LE(code.size(), 20U) << "what a page has room for";
    for (const auto word : std::views::split(code, '-')) words.emplace(word.begin(), word.end());
  }
  EXPECT_EQ(codes.size(), 3'000U);
  EXPECT_TRUE(std::ranges::equal(words, code_words())) << "each is drawn, and nothing else";
}

TEST(RoomCode, is_folded_however_it_is_typed) {
  for (const char* typed : {"amber-tiger-lemon", "Amber Tiger Lemon", "  AMBER,tiger.  lemon ",
                            "amber_tiger\tlemon", "amber - tiger -- lemon.", "ambertigerlemon"}) {
    EXPECT_EQ(folded_room_code(typed), "amber-tiger-lemon") << typed;
  }
}

TEST(RoomCode, of_a_room_of_before_is_five_capitals) {
  for (const char* typed : {"FHKLM", "fhklm", " FHK LM ", "F.H-K,L_M"}) {
    EXPECT_EQ(folded_room_code(typed), "FHKLM") << typed;
  }
}

TEST(RoomCode, is_none_if_it_is_anything_else) {
  for (const char* typed : {"", " - ", "amber", "amber-tiger", "amber-tiger-lemon-koala",
                            "amber-tiger-lemo", "amber-tiger-lemons", "amber/tiger/lemon"}) {
    EXPECT_NE(std::ranges::count(folded_room_code(typed), '-'), 2) << typed;
  }
}

}  // namespace
}  // namespace directory
