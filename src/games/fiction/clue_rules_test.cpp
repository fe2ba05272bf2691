// proves F-15, F-32, F-33
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/generator.h"
#include "games/fiction/clue.h"
#include "lexicon/lexicon.h"

namespace fiction {
namespace {

using lexicon::Word;

std::string clue(std::string_view secret, std::string_view guess) {
  return honest_marks(Word{secret}, Word{guess}).text();
}

// The rules word for word: F-15, save where F-32 makes an exception.
std::string by_the_rules(const std::string& secret, const std::string& guess) {
  std::string marks;
  for (std::size_t i = 0; i < 5; ++i) {
    const auto copies = std::count(secret.begin(), secret.end(), guess[i]);
    const bool repeated = std::count(guess.begin(), guess.end(), guess[i]) > 1;
    char mark = secret[i] == guess[i] ? 'v' : copies > 0 ? '~' : 'x';
    if (repeated && copies == 1 && mark == '~') {
      bool one_is_right = false;
      for (std::size_t j = 0; j < 5; ++j) {
        one_is_right = one_is_right || (guess[j] == guess[i] && secret[j] == guess[j]);
      }
      if (one_is_right || guess.find(guess[i]) < i) mark = 'x';
    }
    marks.push_back(mark);
  }
  return marks;
}

TEST(HonestMarksAndTheRules, FollowTheExamplesOfTheRules) {
  EXPECT_EQ(clue("entry", "ready"), "~~xxv");
  EXPECT_EQ(clue("boney", "oboes"), "~~xvx");
  EXPECT_EQ(clue("speed", "eerie"), "~~xx~") << "two e's in the secret: each is marked";
  EXPECT_EQ(clue("crane", "crane"), "vvvvv");
}

// Every pattern of repeats that two words can have occurs among all words of three letters.
TEST(HonestMarksAndTheRules, AreByTheRulesForAllWordsOfThreeLetters) {
  std::vector<std::string> words;
  for (int n = 0; n < 243; ++n) {
    std::string word;
    for (int i = 0, rest = n; i < 5; ++i, rest /= 3) {
      word.push_back(static_cast<char>('a' + rest % 3));
    }
    words.push_back(word);
  }
  for (const auto& secret : words) {
    for (const auto& guess : words) {
      ASSERT_EQ(clue(secret, guess), by_the_rules(secret, guess)) << secret << " " << guess;
    }
  }
}

TEST(HonestMarksAndTheRules, AreByTheRulesForWordsOfTheLexicon) {
  const auto entries = lexicon::five_letters().entries();
  core::SeededGenerator generator{4};
  for (int i = 0; i < 200'000; ++i) {
    const auto secret = entries[generator.below(entries.size())].word.text();
    const auto guess = entries[generator.below(entries.size())].word.text();
    ASSERT_EQ(clue(secret, guess), by_the_rules(secret, guess)) << secret << " " << guess;
  }
}

}  // namespace
}  // namespace fiction
