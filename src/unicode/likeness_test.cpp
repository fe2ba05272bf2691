#include "unicode/likeness.h"

#include <gtest/gtest.h>

#include "unicode/characters.h"
#include "unicode/tables.h"

namespace unicode {
namespace {

TEST(Likeness, SeesThroughWhatANameIsWrittenWith) {
  EXPECT_TRUE(are_alike("Ada", "aDA")) << "case";
  EXPECT_TRUE(are_alike("Ångström", "ångSTRÖM")) << "of any letter";
  EXPECT_TRUE(are_alike("Groß", "GROSS"));
  EXPECT_TRUE(are_alike("Jos\u00E9", "Jose\u0301")) << "composed or not";
  EXPECT_TRUE(are_alike("a\u0323\u0307", "a\u0307\u0323")) << "marks in any order";
  EXPECT_TRUE(are_alike("\uD55C\uAE00", "\u1112\u1161\u11AB\u1100\u1173\u11AF")) << "Hangul";
  EXPECT_TRUE(are_alike("Ada", "Ａｄａ")) << "wide letters";
  EXPECT_TRUE(are_alike("Ada", "𝐀𝖽𝒶")) << "letters for mathematics";
  EXPECT_TRUE(are_alike("Ada Byron", "Ada\u00A0\u00A0Byron")) << "blanks";
  EXPECT_TRUE(are_alike("Ada", "A\u200Bd\u00ADa\uFE0F")) << "what shows nothing";
}

TEST(Likeness, SeesLookalikesOfOtherAlphabets) {
  EXPECT_TRUE(are_alike("Ada", "А\u0501а")) << "Cyrillic";
  EXPECT_TRUE(are_alike("pope", "роре"));
  EXPECT_TRUE(are_alike("BOB", "ВОВ"));
  EXPECT_TRUE(are_alike("Nina", "Νιnα")) << "Greek capitals";
  EXPECT_TRUE(are_alike("Ivan", "Iνan")) << "and small letters";
  EXPECT_TRUE(are_alike("Bob", "B0b"));
  EXPECT_TRUE(are_alike("Alice", "A1ice"));
  EXPECT_TRUE(are_alike("Alice", "AIice"));
  EXPECT_TRUE(are_alike("Alice", "A|ice"));
  EXPECT_TRUE(are_alike("AL1CE", "Alice"));
  EXPECT_TRUE(are_alike("İda", "ida")) << "an i has a dot anyway";
  EXPECT_TRUE(are_alike("Tom", "Torn"));
  EXPECT_TRUE(are_alike("Willy", "VVilly"));
  EXPECT_TRUE(are_alike("O’Neil", "O'Neil"));
  EXPECT_TRUE(are_alike("Anne-Marie", "Anne–Marie"));
}

TEST(Likeness, LeavesOtherNamesApart) {
  EXPECT_FALSE(are_alike("Ada", "Ana"));
  EXPECT_FALSE(are_alike("José", "Jose")) << "an accent can be seen";
  EXPECT_FALSE(are_alike("Nan", "Van"));
  EXPECT_FALSE(are_alike("Ada", "Adam"));
  EXPECT_FALSE(are_alike("Νίκη", "Νίκος"));
  EXPECT_FALSE(are_alike("陈", "陳"));
  EXPECT_FALSE(are_alike("Bob 2", "Bob 3"));
}

TEST(Likeness, IsTheSameForGreekInAnyCase) {
  EXPECT_TRUE(are_alike("ΝΙΚΟΣ", "νικος"));
  EXPECT_TRUE(are_alike("ΝΙΚΗ", "NIKH"));
  EXPECT_EQ(likenesses("Ada").size(), 1U);
  EXPECT_EQ(likenesses("ΝΙΚΗ").size(), 2U);
}

TEST(Likeness, IsNeverEmpty) {
  EXPECT_EQ(likenesses("\u200B"), std::vector<std::string>{"\u200B"});
}

TEST(Characters, AreTakenAndPutBack) {
  const std::string_view text = "aé€𝄞";
  std::string again;
  for (auto rest = text; !rest.empty();) append(again, take(rest));
  EXPECT_EQ(again, text);
}

TEST(Characters, KnowMarks) {
  EXPECT_TRUE(is_mark(0x301));
  EXPECT_TRUE(is_mark(0xE47)) << "of Thai";
  EXPECT_TRUE(is_mark(0x489)) << "that encloses";
  EXPECT_FALSE(is_mark('a'));
  EXPECT_FALSE(is_mark(0x903)) << "one that takes room of its own";
  EXPECT_TRUE(is_accent(0x301));
  EXPECT_FALSE(is_accent(0xE47));
}

TEST(Tables, AreReadToTheLastLine) {
  std::vector<core::Trouble> wrong;
  EXPECT_GT(read_ranges(marks_text(), wrong).size(), 300U);
  EXPECT_GT(read_foldings(foldings_text(), wrong).size(), 4000U);
  EXPECT_GT(read_lookalikes(lookalikes_text(), wrong).size(), 150U);
  for (const auto& each : wrong) ADD_FAILURE() << each.line << ": " << each.sentence;
}

TEST(Tables, SayWhichLineIsWrong) {
  const auto line_of = [](const auto& read, std::string_view text) {
    std::vector<core::Trouble> wrong;
    read(text, wrong);
    return wrong.size() == 1 ? wrong.front().line : 0;
  };
  EXPECT_EQ(line_of(read_ranges, "300-36F\n301"), 2U);
  EXPECT_EQ(line_of(read_ranges, "x"), 1U);
  EXPECT_EQ(line_of(read_foldings, "41-5A 61\n5B-5C 61 62"), 2U);
  EXPECT_EQ(line_of(read_foldings, "41-5A y"), 1U);
  EXPECT_EQ(line_of(read_lookalikes, "a x\nb x"), 2U) << "twice";
  EXPECT_EQ(line_of(read_lookalikes, "a xy"), 1U);
}

}  // namespace
}  // namespace unicode
