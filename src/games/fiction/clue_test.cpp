#include "games/fiction/clue.h"

#include <gtest/gtest.h>

#include "core/generator.h"
#include "lexicon/lexicon.h"

namespace fiction {
namespace {

using lexicon::Mark;
using lexicon::Marks;
using lexicon::Word;

std::string clues(const char* secret, const char* guess) {
  return honest_marks(Word{secret}, Word{guess}).text();
}

// proves F-15
TEST(Clue, MarksEachLetterByItsPlaceInTheSecret) {
  EXPECT_EQ(clues("ready", "entry"), "~xx~v");
  EXPECT_EQ(clues("ready", "ready"), "vvvvv");
  EXPECT_EQ(clues("ready", "sight"), "xxxxx");
  EXPECT_EQ(clues("crane", "nacre"), "~~~~v");
}

// F-15 word for word, which is the whole rule as long as no letter repeats.
Marks by_the_book(Word secret, Word guess) {
  Marks marks;
  for (std::size_t i = 0; i < 5; ++i) {
    const bool right = secret[i] == guess[i];
    marks.set(i, right ? Mark::right : secret.has(guess[i]) ? Mark::elsewhere : Mark::absent);
  }
  return marks;
}

// proves F-15
TEST(Clue, IsTheBooksWhereNoLetterRepeats) {
  std::vector<Word> words;
  for (const auto& entry : lexicon::five_letters().entries()) {
    if (!entry.word.repeats_a_letter()) words.push_back(entry.word);
  }
  core::SeededGenerator generator{15};
  for (int i = 0; i < 20'000; ++i) {
    const Word secret = words[generator.below(words.size())];
    const Word guess = words[generator.below(words.size())];
    ASSERT_EQ(honest_marks(secret, guess), by_the_book(secret, guess))
        << guess.text() << " guessed at " << secret.text();
  }
}

// proves F-32
TEST(Clue, GivesALetterThatTheSecretHasOnceToOneCopyOnly) {
  EXPECT_EQ(clues("boney", "oboes"), "~~xvx");
  EXPECT_EQ(clues("crane", "eerie"), "xx~xv") << "the right one, though it comes last";
  EXPECT_EQ(clues("crane", "erupt"), "~vxxx");
  EXPECT_EQ(clues("blame", "llama"), "xvvvx") << "two pairs, each with one right copy";
  EXPECT_EQ(clues("month", "motto"), "vvxvx");
}

// proves F-32
TEST(Clue, GivesItToTheFirstOfThreeCopiesUnlessOneIsRight) {
  EXPECT_EQ(clues("adieu", "mamma"), "x~xxx");
  EXPECT_EQ(clues("gears", "sassy"), "~~xxx");
  EXPECT_EQ(clues("crisp", "sassy"), "xxxvx");
}

// proves F-33
TEST(Clue, MarksEveryCopyOfALetterThatTheSecretRepeats) {
  EXPECT_EQ(clues("eagle", "emcee"), "vxx~v") << "three E's at a secret with two";
  EXPECT_EQ(clues("steel", "eerie"), "~~xx~");
  EXPECT_EQ(clues("error", "raree"), "~xv~x") << "the R's by F-15; E, had once, by F-32";
  EXPECT_EQ(clues("geese", "eagle"), "~x~xv") << "fewer copies than the secret has";
}

// F-32 and F-33 word for word, one place at a time.
Mark by_the_book_with_repeats(Word secret, Word guess, std::size_t place) {
  int copies = 0;
  bool one_is_right = false, is_first = true;
  for (std::size_t i = 0; i < 5; ++i) {
    copies += secret[i] == guess[place];
    if (guess[i] != guess[place]) continue;
    one_is_right = one_is_right || secret[i] == guess[i];
    is_first = is_first && i >= place;
  }
  if (secret[place] == guess[place]) return Mark::right;
  if (copies == 0) return Mark::absent;
  if (copies >= 2) return Mark::elsewhere;
  return is_first && !one_is_right ? Mark::elsewhere : Mark::absent;
}

// proves F-32, F-33
TEST(Clue, IsTheBooksWhereLettersRepeat) {
  std::vector<Word> words;
  for (const auto& entry : lexicon::five_letters().entries()) {
    if (entry.word.repeats_a_letter()) words.push_back(entry.word);
  }
  core::SeededGenerator generator{32};
  for (int i = 0; i < 20'000; ++i) {
    const Word secret = words[generator.below(words.size())];
    const Word guess = words[generator.below(words.size())];
    const Marks marks = honest_marks(secret, guess);
    for (std::size_t p = 0; p < 5; ++p) {
      ASSERT_EQ(marks[p], by_the_book_with_repeats(secret, guess, p))
          << guess.text() << " guessed at " << secret.text() << ", place " << p + 1;
    }
  }
}

}  // namespace
}  // namespace fiction
