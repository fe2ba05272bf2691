#include "games/wordles/marks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace wordles {
namespace {

std::string marked(std::string_view secret, std::string_view query) {
  return marks(lexicon::Word{secret}, lexicon::Word{query}).text();
}

TEST(WordlesMarks, FollowTheExamplesOfTheRules) {  // proves W-04
  EXPECT_EQ(marked("house", "shape"), "~~xxv");
  EXPECT_EQ(marked("newts", "pecan"), "xvxx~");
  EXPECT_EQ(marked("roast", "peals"), "xxvx~");
}

TEST(WordlesMarks, GiveARepeatedLetterAsOftenAsTheSecretHasIt) {  // proves W-05
  EXPECT_EQ(marked("boney", "oboes"), "~~xvx");
  EXPECT_EQ(marked("crane", "eerie"), "xx~xv");  // its one e is in the right place
  EXPECT_EQ(marked("speed", "eerie"), "~~xxx");  // two e's for three, from the left
  EXPECT_EQ(marked("eerie", "speed"), "xx~~x");
  EXPECT_EQ(marked("abbey", "babes"), "~~vvx");
}

TEST(WordlesMarks, TakeFourLetters) {
  EXPECT_EQ(marked("noon", "onto"), "~~x~");
  EXPECT_EQ(marked("read", "read"), "vvvv");
  EXPECT_EQ(marked("read", "moon"), "xxxx");
}

// Whatever the words, each letter is given exactly as often as both have it.
TEST(WordlesMarks, GiveEveryLetterAsOftenAsBothWordsHaveIt) {
  const std::string letters = "abc";
  std::vector<std::string> words;
  for (int n = 0; n < 81; ++n) {
    std::string word;
    for (int i = 0, rest = n; i < 4; ++i, rest /= 3) {
      word.push_back(letters[static_cast<std::size_t>(rest % 3)]);
    }
    words.push_back(word);
  }
  for (const auto& secret : words) {
    for (const auto& query : words) {
      const auto text = marked(secret, query);
      for (const char letter : letters) {
        std::ptrdiff_t given = 0;
        for (std::size_t i = 0; i < 4; ++i) {
          if (query[i] == letter && text[i] != 'x') ++given;
          ASSERT_EQ(text[i] == 'v', secret[i] == query[i]);
        }
        ASSERT_EQ(given,
                  std::min(std::ranges::count(secret, letter), std::ranges::count(query, letter)))
            << secret << " " << query << " " << text;
      }
    }
  }
}

}  // namespace
}  // namespace wordles
