#include "lexicon/lexicon_text.h"

#include <gtest/gtest.h>

namespace lexicon {
namespace {

using core::Trouble;

constexpr LexiconText sound{
    .words = "# a comment\nabbey\t35\nbible\t35\nbitch\t35\nmarch\t10\nzesty\t60\n",
    .unsuitable = "arse\nbitch\n",
    .poor_secrets = "bible\nmarch\n",
    .proper_nouns = "paris\nrome\ntexas\n"};

std::expected<Lexicon, Trouble> parse(const LexiconText& text) {
  return parse_lexicon(text, 5, "hash");
}

Trouble trouble_in_words(std::string_view words) {
  auto lexicon = parse({.words = words, .unsuitable = {}, .poor_secrets = {}, .proper_nouns = {}});
  EXPECT_FALSE(lexicon.has_value());
  return lexicon ? Trouble{} : lexicon.error();
}

TEST(LexiconText, GivesEveryWordItsVerdict) {
  const auto lexicon = parse(sound);
  ASSERT_TRUE(lexicon.has_value());
  EXPECT_EQ(lexicon->entries().size(), 5U);
  EXPECT_EQ(lexicon->word_length(), 5U);
  EXPECT_EQ(lexicon->verdict(Word{"abbey"}), Verdict::common);
  EXPECT_EQ(lexicon->verdict(Word{"zesty"}), Verdict::rare);
  EXPECT_EQ(lexicon->verdict(Word{"march"}), Verdict::poor_secret);
  EXPECT_EQ(lexicon->verdict(Word{"bitch"}), Verdict::unsuitable);
  EXPECT_EQ(lexicon->verdict(Word{"texas"}), Verdict::proper_noun);
  EXPECT_EQ(lexicon->verdict(Word{"xqzjk"}), Verdict::unknown);
}

TEST(LexiconText, TakesTheListOfSecretsWhereThereIsOne) {
  LexiconText text = sound;
  text.secrets = "able\nzesty\n";
  const auto lexicon = parse(text);
  ASSERT_TRUE(lexicon.has_value());
  EXPECT_EQ(lexicon->verdict(Word{"zesty"}), Verdict::common) << "of size 60";
  EXPECT_EQ(lexicon->verdict(Word{"abbey"}), Verdict::rare) << "of size 35";
  text.secrets = "march\n";
  EXPECT_EQ(
      parse(text).error(),
      (Trouble{1, "march is called a secret and something else as well; keep it in one list."}));
  text.secrets = "crane\n";
  EXPECT_EQ(parse(text).error(),
            (Trouble{1,
                     "crane is called a secret but is no legal word; add it to "
                     "the word list or take it out here."}));
}

TEST(LexiconText, KnowsForeignWordsThatAreNotLegal) {
  LexiconText text = sound;
  text.foreign = "chaud\nheute\n";
  const auto lexicon = parse(text);
  ASSERT_TRUE(lexicon.has_value());
  EXPECT_EQ(lexicon->verdict(Word{"chaud"}), Verdict::foreign);
  EXPECT_FALSE(lexicon->has(Word{"chaud"}));
  text.foreign = "abbey\nchaud\n";
  EXPECT_EQ(parse(text).error(), (Trouble{1,
                                          "abbey is a foreign word here and a legal word in the "
                                          "word list; keep it in one of them."}));
}

TEST(LexiconText, LeavesOtherLengthsToTheOtherLexicon) {
  const auto lexicon = parse(sound);
  ASSERT_TRUE(lexicon.has_value());
  EXPECT_EQ(lexicon->verdict(Word{"rome"}), Verdict::unknown);
  EXPECT_EQ(lexicon->verdict(Word{"arse"}), Verdict::unknown);
}

TEST(LexiconText, NamesTheLineOfAWordWithoutSize) {
  EXPECT_EQ(trouble_in_words("abbey\t35\n\ncrane 20\n"),
            (Trouble{3, "\"crane 20\" has no size; write the word, a tab and its size."}));
}

TEST(LexiconText, NamesTheLineOfAMisspeltWord) {
  EXPECT_EQ(trouble_in_words("abbey\t35\nCrane\t20\n"),
            (Trouble{2, "\"Crane\" is not a word of 5 letters in lower case."}));
  EXPECT_EQ(trouble_in_words("cranes\t20\n"),
            (Trouble{1, "\"cranes\" is not a word of 5 letters in lower case."}));
  EXPECT_EQ(trouble_in_words("\t20\n"),
            (Trouble{1, "\"\" is not a word of 5 letters in lower case."}));
}

TEST(LexiconText, NamesTheLineOfAWrongSize) {
  for (const std::string size : {"9", "81", "2x", "-10"}) {
    EXPECT_EQ(
        trouble_in_words("crane\t" + size + "\n"),
        (Trouble{1, "The size of crane is \"" + size + "\"; it must be a number from 10 to 80."}));
  }
}

TEST(LexiconText, WantsTheWordsSortedAndOnce) {
  EXPECT_EQ(trouble_in_words("crane\t20\nabbey\t35\n"),
            (Trouble{2, "abbey stands after crane; sort the list and keep each word once."}));
  EXPECT_EQ(trouble_in_words("crane\t20\ncrane\t20\n"),
            (Trouble{2, "crane stands after crane; sort the list and keep each word once."}));
}

TEST(LexiconText, WantsExceptionsAmongTheWords) {
  LexiconText text = sound;
  text.unsuitable = "bitch\ncrane\n";
  EXPECT_EQ(parse(text).error(), (Trouble{2,
                                          "crane is called unsuitable but is no legal word; add it "
                                          "to the word list or take it out here."}));
}

TEST(LexiconText, WantsAnExceptionInOneListOnly) {
  LexiconText text = sound;
  text.poor_secrets = "bible\nbitch\n";
  EXPECT_EQ(parse(text).error(),
            (Trouble{2,
                     "bitch is called a poor secret and something else as well; keep it in one "
                     "list."}));
}

TEST(LexiconText, WantsNoProperNounAmongTheWords) {
  LexiconText text = sound;
  text.proper_nouns = "march\n";
  EXPECT_EQ(parse(text).error(),
            (Trouble{1,
                     "march is a proper noun here and a legal word in the word "
                     "list; keep it in one of them."}));
}

TEST(LexiconText, WantsListsOfWords) {
  LexiconText text = sound;
  text.proper_nouns = "paris\nNew York\n";
  EXPECT_EQ(parse(text).error(),
            (Trouble{2, "\"New York\" is not a word of up to 5 letters in lower case."}));
  text.proper_nouns = "texas\nparis\n";
  EXPECT_EQ(parse(text).error().line, 2U);
}

}  // namespace
}  // namespace lexicon
