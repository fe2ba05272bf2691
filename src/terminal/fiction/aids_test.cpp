// Questions to the table, as they are typed and answered.
#include <gtest/gtest.h>

#include "terminal/fiction/aids_text.h"
#include "terminal/fiction/program_in_test.h"

namespace terminal_fiction {
namespace {

TEST(Aids, are_asked_by_name) {
  EXPECT_EQ(asked_in("words")->aid, "words");
  EXPECT_EQ(asked_in("words from st")->about, "st");
  EXPECT_EQ(asked_in("lies")->aid, "lies");
  EXPECT_FALSE(asked_in("lies from st"));
  EXPECT_FALSE(asked_in("words st"));
  EXPECT_FALSE(asked_in("crane"));
}

TEST(Aids, a_guesser_hears_which_words_are_left) {
  const TestFolder folder;
  const auto [output, code] =
      play_script(folder.path(), {}, "words\nwords from zz\nwords from 3\nlies\n");
  EXPECT_EQ(code, 0);
  EXPECT_TRUE(has(output, "(To guess the word, type: guess words)")) << output;
  EXPECT_TRUE(has(output, " words are still possible:")) << output;
  EXPECT_TRUE(has(output, " behind these; words from ")) << output;
  EXPECT_TRUE(has(output, "none from there on")) << output;
  EXPECT_TRUE(has(output, "The list can begin at a letter")) << output;
  EXPECT_TRUE(has(output, "Only the Lie-brarian lies. (rule F-01; type: rules F-01)")) << output;
}

TEST(Aids, a_librarian_hears_what_each_lie_would_leave) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.as = "librarian"}}};
  const auto front = program.read_until("Choose the secret > ");
  const auto word = matched(front, "Words: (\\w+)");
  program.line("lies");
  EXPECT_TRUE(has(program.read_until("Choose the secret > "), "lies"));
  program.line(word);
  program.read_until("Name a letter > ");
  program.line(word.substr(0, 1));
  program.read_until("Your lie about ");
  program.line("lies");
  const auto told = program.read_until("Your lie about ");
  EXPECT_TRUE(has(told, "What they would be left with:")) << told;
  const auto share = matched(told, "\\((share [vx~]{5})\\)");
  program.line(share);
  EXPECT_TRUE(has(program.read_until("Enter shares, no goes back > "), "The Guessers will see: "));
}

}  // namespace
}  // namespace terminal_fiction
