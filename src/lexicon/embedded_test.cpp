#include <gtest/gtest.h>

#include <algorithm>

#include "lexicon/lexicon.h"

namespace lexicon {
namespace {

bool is_hash(std::string_view text) {
  return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

TEST(BuiltInLexicon, HoldsAsManyWordsAsTheDataReadmeSays) {
  EXPECT_EQ(five_letters().entries().size(), 11'220U);
  EXPECT_EQ(four_letters().entries().size(), 4'906U);
  EXPECT_EQ(five_letters().word_length(), 5U);
  EXPECT_EQ(four_letters().word_length(), 4U);
}

TEST(BuiltInLexicon, KnowsWordsFromNames) {
  EXPECT_EQ(five_letters().verdict(Word{"crane"}), Verdict::common);
  EXPECT_EQ(five_letters().verdict(Word{"aalii"}), Verdict::rare);
  EXPECT_EQ(five_letters().verdict(Word{"china"}), Verdict::poor_secret);
  EXPECT_EQ(five_letters().verdict(Word{"whore"}), Verdict::unsuitable);
  for (const auto* name : {"texas", "paris", "henry", "welch"}) {
    EXPECT_EQ(five_letters().verdict(Word{name}), Verdict::proper_noun) << name;
  }
  EXPECT_EQ(five_letters().verdict(Word{"chaud"}), Verdict::foreign);
  EXPECT_EQ(five_letters().verdict(Word{"qwert"}), Verdict::unknown);
  EXPECT_EQ(four_letters().verdict(Word{"bear"}), Verdict::common);
  EXPECT_EQ(four_letters().verdict(Word{"york"}), Verdict::proper_noun);
  EXPECT_EQ(four_letters().verdict(Word{"crane"}), Verdict::unknown);
}

TEST(BuiltInLexicon, FindsEveryEntryAndNothingElse) {
  for (const Lexicon* lexicon : {&five_letters(), &four_letters()}) {
    for (const Entry& entry : lexicon->entries()) {
      ASSERT_EQ(lexicon->find(entry.word), &entry) << entry.word.text();
      ASSERT_TRUE(lexicon->has(entry.word));
    }
    EXPECT_EQ(lexicon->find(Word{}), nullptr);
    EXPECT_EQ(lexicon->find(Word{"zzzzz"}), nullptr);
  }
}

TEST(BuiltInLexicon, HasEnoughCommonWords) {
  const auto common = [](const Lexicon& lexicon) {
    return std::ranges::count(lexicon.entries(), Verdict::common, &Entry::verdict);
  };
  EXPECT_GT(common(five_letters()), 3'000);
  EXPECT_GT(common(four_letters()), 1'500);
}

TEST(BuiltInLexicon, IsNamedByAHashOfItsOwn) {
  EXPECT_TRUE(is_hash(five_letters().hash())) << five_letters().hash();
  EXPECT_TRUE(is_hash(four_letters().hash())) << four_letters().hash();
  EXPECT_NE(five_letters().hash(), four_letters().hash());
}

}  // namespace
}  // namespace lexicon
