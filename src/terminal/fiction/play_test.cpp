// Whole games through the program's input and output.
#include <gtest/gtest.h>

#include <regex>

#include "terminal/fiction/program_in_test.h"
#include "terminal/fiction/typed.h"

namespace terminal_fiction {
namespace {

constexpr std::string_view ten_guesses =
    "slate\ncrony\nwhips\ndumbs\nfjord\nvixen\nglyph\nquack\nbumpy\nstink\n";

TEST(Play, a_guesser_plays_a_whole_game_against_a_bot) {
  const TestFolder folder;
  const auto [output, code] = play_script(folder.path(), {}, ten_guesses);
  EXPECT_EQ(code, 0) << output;
  EXPECT_TRUE(has(output, "You are the Guessers, against the Lie-brarian (the bot ")) << output;
  EXPECT_TRUE(has(output, "First half, blue boards: all used")) << output;
  EXPECT_TRUE(has(output, "Halftime: five new boards")) << output;
  EXPECT_TRUE(has(output, "The Lie-brarian wins: the boards are used up. The word was ")) << output;
  EXPECT_TRUE(has(output, "liebrary export --data ")) << output;
  const std::string end = output.substr(output.find("rings around the lies"));
  EXPECT_TRUE(std::regex_search(end, std::regex{R"(  9 .*\([A-Z](✗|~|✓)\).* lie: )"})) << end;
  EXPECT_EQ(output.find('\033'), std::string::npos);
}

TEST(Play, a_table_without_a_clock_shows_none) {
  const TestFolder folder;
  const auto [output, code] = play_script(folder.path(), {.wishes = {.clock = "off"}}, ten_guesses);
  EXPECT_EQ(code, 0) << output;
  EXPECT_TRUE(has(output, "five guesses each, without a clock.")) << output;
  EXPECT_TRUE(has(output, "First half, no clock")) << output;
  EXPECT_TRUE(has(output, "Halftime: five new boards.")) << output;
  EXPECT_FALSE(has(output, "The clock runs")) << output;
  EXPECT_FALSE(has(output, "0:00")) << output;
}

// proves F-29
TEST(Play, a_token_that_is_about_to_lapse_is_told_of_before_the_fifth_guess) {
  const TestFolder folder;
  const auto [output, code] =
      play_script(folder.path(), {.wishes = {.hard = {"tokens"}}}, ten_guesses);
  EXPECT_EQ(code, 0) << output;
  const std::string told = "Your token is lost at halftime unless it is used before this guess.";
  const auto at = output.find(told);
  ASSERT_NE(at, std::string::npos) << output;
  EXPECT_TRUE(has(output.substr(at), "guess 5 (1 left, 1 token) > ")) << output;
  EXPECT_FALSE(has(output.substr(0, at), "guess 5 (")) << output;
  const auto other = play_script(folder.path(), {}, ten_guesses).output;
  EXPECT_FALSE(has(other, told)) << "three tokens for the game do not lapse";
}

TEST(Play, plain_words_say_what_glyphs_show) {
  const TestFolder folder;
  const auto [output, code] =
      play_script(folder.path(), {.plain = true},
                  "slate\ntoken 3\ndoubt 2\nout qz\nboard\n" + std::string{ten_guesses});
  EXPECT_EQ(code, 0);
  EXPECT_TRUE(std::regex_search(
      output, std::regex{"Guess 1: SLATE\\. S \\w+, L \\w+, A \\w+, T \\w+, E \\w+\\."}))
      << output;
  EXPECT_TRUE(std::regex_search(output, std::regex{"Token on A of SLATE: (Fact|Fiction)"}));
  EXPECT_TRUE(has(output, "Doubted: L.")) << output;
  EXPECT_TRUE(has(output, "Out: Q and Z.")) << output;
  EXPECT_TRUE(has(output, "Lie: ")) << output;
  for (const auto glyph : {"✓", "✗", "\033"}) EXPECT_FALSE(has(output, glyph)) << glyph;
}

// Hides the first word of the card and lies about the first clue, or the second, of every guess.
std::string lie_to_the_end(Program& program) {
  const auto card = program.read_until("Choose the secret > ");
  const auto word = matched(card, "Words: (\\w+)");
  program.line(word);
  program.read_until("Name a letter > ");
  program.line(word.substr(0, 1));
  std::string all;
  for (int i = 0; i < 10; ++i) {
    const auto said = program.read_until(" > ");
    all += said;
    if (has(said, "wins")) break;
    program.line(std::regex_search(said, std::regex{"honest clues: [A-Z]✗"}) ? "lie 1 ~"
                                                                             : "lie 1 x");
    all += program.read_until("Enter shares, no goes back > ");
    program.line("");
    if (i == 8) break;  // the tenth guess ends the game
  }
  return all;
}

TEST(Play, a_lie_brarian_hides_a_word_from_a_bot) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.as = "librarian", .bot = "random"}}};
  const auto said = lie_to_the_end(program);
  const auto end = program.read_rest();
  EXPECT_EQ(program.wait(), 0);
  EXPECT_TRUE(has(said, "The Guessers will see: ")) << said;
  EXPECT_TRUE(has(said, "The lie: ")) << said;
  EXPECT_TRUE(has(end, "wins") || has(end, "win:")) << end;
}

TEST(Play, bad_lies_are_refused_before_they_go_out) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.as = "librarian"}}};
  const auto card = program.read_until("Choose the secret > ");
  program.line("zzzzz");
  EXPECT_TRUE(has(program.read_until("Choose the secret > "),
                  "ZZZZZ is not on the book card; choose one of its words. (rule F-03"));
  program.line(matched(card, "Words: (\\w+)"));
  program.read_until("Name a letter > ");
  program.line("7");
  EXPECT_TRUE(has(program.read_until("Name a letter > "), "“7” is not one letter A to Z."));
  program.line(matched(card, "Words: (\\w)"));
  program.read_until("Your lie about ");
  for (const auto& [typed, sentence] :
       {std::pair{"lie 9 x", "“9” is no place of "}, std::pair{"lie 3 q", "“q” is no clue: write"},
        std::pair{"lie", "Say where and what, as in: lie 3 x"},
        std::pair{"truth", "This table plays without ability cards. (rule B-01"},
        std::pair{"lie 1 v use frog", "“frog” is no ability card"},
        std::pair{"crane", "“crane” is no lie that I understand"}}) {
    program.read_until(" > ");
    program.line(typed);
    EXPECT_TRUE(has(program.read_until("Your lie about "), sentence)) << typed;
  }
}

TEST(Play, two_people_share_a_keyboard_and_see_nothing_of_each_other) {
  const TestFolder folder;
  Program program{folder.path(),
                  {.wishes = {.edition = "banned", .as = "both", .abilities = true}}};
  const auto enter = [&](std::string_view role) {
    const auto said = program.read_until("press Enter > ");
    EXPECT_TRUE(has(said, std::string(40, '\n') + "Hand the keyboard to " + std::string{role}))
        << said;
    program.line("");
  };
  enter("the Lie-brarian");
  program.read_until("Keep card 1 or 2 > ");
  program.line("1");
  enter("the Guessers");
  EXPECT_TRUE(has(program.read_until("Keep card 1 or 2 > "), "You are the Guessers"));
  program.line("keep 2");
  enter("the Lie-brarian");
  const auto card = program.read_until("Choose the secret > ");
  const auto word = matched(card, "Words: (\\w+)");
  program.line(word);
  program.read_until("Name a letter > ");
  program.line(word.substr(4, 1));
  enter("the Guessers");
  const auto seen = program.read_until("] guess 1 (5 left, 3 tokens) > ");
  EXPECT_FALSE(has(lower(seen), word)) << seen;
  program.line("slate");
  enter("the Lie-brarian");
  const auto asked = program.read_until("Your lie about SLATE > ");
  program.line(has(asked, "S✗") ? "lie 1 v" : "lie 1 x");
  program.read_until("Enter shares, no goes back > ");
  program.line("yes");
  enter("the Guessers");
  const auto board = program.read_until("guess 2 (4 left, ");
  EXPECT_TRUE(has(board, "  1  S")) << board;
  EXPECT_FALSE(has(board, "lie:")) << board;
  program.read_until(" > ");
  program.line("guess " + word);
  EXPECT_TRUE(has(program.read_rest(), "The Guessers win: "));
  EXPECT_EQ(program.wait(), 0);
}

TEST(Play, the_clock_ends_a_half_while_somebody_thinks) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.minutes = 0.5}, .plain = true, .haste = 30}};
  program.read_until("guess 1 (5 left, 3 tokens) > ");
  EXPECT_TRUE(has(program.read_until("second half, guess 1 (5 left, 3 tokens) > "),
                  "Time is up in the first half; five boards are lost."));
  const auto end = program.read_rest();
  EXPECT_TRUE(has(end, "The Lie-brarian wins: the time is up. The word was ")) << end;
  EXPECT_EQ(program.wait(), 0);
}

}  // namespace
}  // namespace terminal_fiction
