#include "lexicon/word.h"

#include <gtest/gtest.h>

namespace lexicon {
namespace {

TEST(Word, IsReadInEitherCaseWithBlanksAround) {
  EXPECT_EQ(Word::parse(" CrAnE\n", 5), Word{"crane"});
  EXPECT_EQ(Word::parse("bear", 4), Word{"bear"});
  EXPECT_EQ(Word::parse("a", 0), Word{"a"});
}

TEST(Word, SaysWhatIsWrongWithWhatWasTyped) {
  EXPECT_EQ(Word::parse("  ", 5).error(), Misspelling::empty);
  EXPECT_EQ(Word::parse("two words", 5).error(), Misspelling::several_words);
  EXPECT_EQ(Word::parse("don't", 5).error(), Misspelling::not_letters);
  EXPECT_EQ(Word::parse("na\xC3\xAFve", 5).error(), Misspelling::not_letters);
  EXPECT_EQ(Word::parse("cranes", 5).error(), Misspelling::wrong_length);
  EXPECT_EQ(Word::parse("bear", 5).error(), Misspelling::wrong_length);
  EXPECT_EQ(Word::parse("cranes", 0).error(), Misspelling::wrong_length);
}

TEST(Word, SortsAsADictionaryDoes) {
  EXPECT_LT(Word{"crane"}, Word{"crate"});
  EXPECT_LT(Word{"bear"}, Word{"beard"});
  EXPECT_LT(Word{"zoned"}, Word{"zones"});
  EXPECT_LT(Word{}, Word{"a"});
}

TEST(Word, KnowsItsLetters) {
  const Word ready{"ready"};
  EXPECT_EQ(ready.size(), 5U);
  EXPECT_EQ(ready[0], letter('r'));
  EXPECT_EQ(ready[4], letter('y'));
  EXPECT_TRUE(ready.has(letter('e')));
  EXPECT_FALSE(ready.has(letter('z')));
  EXPECT_FALSE(ready.repeats_a_letter());
  EXPECT_TRUE(Word{"oboes"}.repeats_a_letter());
  EXPECT_EQ((Word{"adieu"}.letters() & vowels).size(), 4);
}

TEST(Word, IsWrittenInBothCases) {
  EXPECT_EQ(Word{"crane"}.text(), "crane");
  EXPECT_EQ(Word{"bear"}.upper(), "BEAR");
  EXPECT_EQ(Word{}.text(), "");
}

}  // namespace
}  // namespace lexicon
