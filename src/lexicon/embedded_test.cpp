#include <gtest/gtest.h>

#include <algorithm>

#include "lexicon/lexicon.h"

namespace lexicon {
namespace {

bool is_hash(std::string_view text) {
  return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

TEST(BuiltInLexicon, HoldsAsManyWordsAsTheDataReadmeSays) {
  EXPECT_EQ(five_letters().entries().size(), 11'349U);
  EXPECT_EQ(four_letters().entries().size(), 5'015U);
  EXPECT_EQ(five_letters().word_length(), 5U);
  EXPECT_EQ(four_letters().word_length(), 4U);
}

TEST(BuiltInLexicon, KnowsWordsFromNames) {
  EXPECT_EQ(five_letters().verdict(Word{"crane"}), Verdict::common);
  EXPECT_EQ(five_letters().verdict(Word{"aalii"}), Verdict::rare);
  EXPECT_EQ(five_letters().verdict(Word{"color"}), Verdict::rare) << "right in one region only";
  EXPECT_EQ(five_letters().verdict(Word{"voila"}), Verdict::common) << "its accent folded";
  EXPECT_EQ(five_letters().verdict(Word{"china"}), Verdict::poor_secret);
  EXPECT_EQ(five_letters().verdict(Word{"whore"}), Verdict::unsuitable);
  for (const auto* name : {"texas", "paris", "jerry", "durer"}) {
    EXPECT_EQ(five_letters().verdict(Word{name}), Verdict::proper_noun) << name;
  }
  EXPECT_EQ(five_letters().verdict(Word{"chaud"}), Verdict::foreign);
  EXPECT_EQ(five_letters().verdict(Word{"qwert"}), Verdict::unknown);
  EXPECT_EQ(four_letters().verdict(Word{"bear"}), Verdict::common);
  EXPECT_EQ(four_letters().verdict(Word{"cafe"}), Verdict::common);
  EXPECT_EQ(four_letters().verdict(Word{"cain"}), Verdict::proper_noun);
  for (const auto* unit : {"henry", "tesla", "farad", "joule"}) {
    EXPECT_TRUE(five_letters().has(Word{unit})) << unit << ", though it is also a name";
  }
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

// proves F-07: fit for a secret is what is in the list of secrets, whatever its size.
TEST(BuiltInLexicon, HasAsManySecretsAsTheDataReadmeSays) {
  EXPECT_EQ(five_letters().common().size(), 2'897U);
  EXPECT_EQ(four_letters().common().size(), 1'695U);
  const auto different = [](const Lexicon& lexicon) {
    return std::ranges::count_if(lexicon.common(),
                                 [](Word word) { return !word.repeats_a_letter(); });
  };
  EXPECT_EQ(different(five_letters()), 2'000);
  EXPECT_EQ(different(four_letters()), 1'396);
}

TEST(EarlierLexicon, IsFoundByItsHashAsItWas) {
  const std::string_view five = "f25f1cfdfd255302e658abe197743d53fbdeedf12a721b57b00d0066a82fa4ea";
  const std::string_view four = "bc90417d6556268b68b0022a0b2566b82b1feecfa17fdab60b02e5409a568590";
  ASSERT_EQ(find_five_letters(five), &first_five_letters());
  ASSERT_EQ(find_four_letters(four), &first_four_letters());
  EXPECT_EQ(first_five_letters().hash(), five);
  EXPECT_EQ(first_five_letters().entries().size(), 11'220U);
  EXPECT_EQ(first_four_letters().entries().size(), 4'906U);
  EXPECT_EQ(first_five_letters().common().size(), 3'642U);
  EXPECT_EQ(first_four_letters().common().size(), 1'972U);
  EXPECT_EQ(first_five_letters().verdict(Word{"layed"}), Verdict::rare) << "a misspelling";
  EXPECT_EQ(first_five_letters().verdict(Word{"henry"}), Verdict::proper_noun);
  EXPECT_EQ(find_five_letters(five_letters().hash()), &five_letters());
  EXPECT_EQ(find_five_letters(four), nullptr);
  EXPECT_EQ(find_five_letters(""), nullptr);
}

TEST(BuiltInLexicon, IsNamedByAHashOfItsOwn) {
  EXPECT_TRUE(is_hash(five_letters().hash())) << five_letters().hash();
  EXPECT_TRUE(is_hash(four_letters().hash())) << four_letters().hash();
  EXPECT_NE(five_letters().hash(), four_letters().hash());
}

}  // namespace
}  // namespace lexicon
