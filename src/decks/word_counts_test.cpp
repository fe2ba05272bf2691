#include "decks/word_counts.h"

#include <gtest/gtest.h>

namespace decks {
namespace {

using lexicon::Word;

std::uint32_t count(std::string_view word, std::string_view text) {
  return count_words(text)[Word{word}];
}

TEST(WordCounts, AreOfLowerCaseWordsOfFiveLetters) {
  const auto counts = count_words("A crane, a CRANE, a Crane: cranes! \"crane\"; (crane) _crane_");
  EXPECT_EQ(counts[Word{"crane"}], 4U);
  EXPECT_EQ(counts[Word{"brine"}], 0U);
  EXPECT_EQ(counts.of.size(), 1U);
  EXPECT_EQ(counts.all, 10U);
}

TEST(WordCounts, TakeNoPieceOfAWordWithAnApostrophe) {
  EXPECT_EQ(count("there", "there's there\u2019s there\u02BCd"), 0U);
  EXPECT_EQ(count("scape", "'scape \u2019scape"), 0U);
  EXPECT_EQ(count("would", "wouldn't wouldn\u2019t would've"), 0U);
  EXPECT_EQ(count("crane", "the crane' and \u2018crane\u2019 and \u201Ccrane\u201D"), 3U);
}

TEST(WordCounts, TakeNoPieceOfAHyphenatedWord) {
  EXPECT_EQ(count("being", "well-being, well\u2010being, well\u2011being"), 0U);
  EXPECT_EQ(count("every", "every-\nthing, every-\r\nthing"), 0U);
  EXPECT_EQ(count("every", "every\u00ADthing"), 0U) << "a soft hyphen is not there";
  EXPECT_EQ(count("crane", "well--crane--well\u2014crane\u2013it - crane -"), 3U) << "dashes part";
  EXPECT_EQ(count("crane", "crane-"), 1U);
}

TEST(WordCounts, KnowOtherLettersFromOurs) {
  EXPECT_TRUE(count_words("na\u00EFve \u00E9crane crane\u00E9 cran\u0435").of.empty());
  EXPECT_TRUE(count_words("crane7 7crane").of.empty());
  EXPECT_TRUE(count_words("crane\xE9 \xFF"
                          "crane cran\xC3")
                  .of.empty())
      << "bytes that are not UTF-8";
  EXPECT_EQ(count("crane", "\uFEFFcrane \u00ABcrane\u00BB crane\u2026"), 3U);
}

TEST(WordCounts, LeaveOutWhatIsNotTheBook) {
  const std::string book =
      "Title\r\nextra extra\r\n*** START OF THE PROJECT GUTENBERG EBOOK CRANES ***\r\n"
      "The crane and the *** END OF line.\r\n";
  EXPECT_EQ(count("crane", book + "*** END OF THE PROJECT GUTENBERG EBOOK ***\r\ncrane"), 2U)
      << "a mark in the middle of a line is no mark";
  EXPECT_EQ(count("extra", book), 0U);
  EXPECT_EQ(count("crane", "crane\n*** END OF THIS PROJECT GUTENBERG EBOOK X ***\ncrane crane"),
            1U);
  EXPECT_EQ(count("crane", "crane\nEnd of the Project Gutenberg EBook of X\ncrane"), 1U);
  EXPECT_EQ(count("crane", "crane\n*END*THE SMALL PRINT! FOR PUBLIC DOMAIN ETEXTS*\ncrane"), 1U);
}

TEST(GeneralEnglish, IsFullOfEverydayWords) {
  const auto english = general_english(lexicon::five_letters());
  EXPECT_EQ(english.all, 1'000'000U);
  EXPECT_GT(english[Word{"which"}], english[Word{"chair"}]);
  EXPECT_GT(english[Word{"chair"}], english[Word{"beard"}]) << "sizes 10 and 20";
  EXPECT_GT(english[Word{"beard"}], english[Word{"brine"}]) << "sizes 20 and 35";
  EXPECT_EQ(english.of.size(), lexicon::five_letters().entries().size())
      << "an everyday word is missing from the lexicon";
}

}  // namespace
}  // namespace decks
