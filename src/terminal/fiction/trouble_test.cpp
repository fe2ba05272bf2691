// What goes wrong around a game gets one sentence and a proper exit code, and loses nothing.
#include <gtest/gtest.h>
#include <signal.h>
#include <termios.h>

#include <fstream>
#include <regex>
#include <set>

#include "terminal/fiction/program_in_test.h"
#include "terminal/testing/terminal_test.h"

namespace terminal_fiction {
namespace {

TEST(Trouble, words_that_are_none_cost_nothing) {
  const TestFolder folder;
  const auto [output, code] =
      play_script(folder.path(), {},
                  "cranes\ncrn\nzzzzz\nslate crane\nguess two words\n12345\n"
                  "token 9\ntoken\n\xff\xfe\033[2J\nrules F-99\n" +
                      std::string(100'000, 'q') + "\ntime\n");
  EXPECT_EQ(code, 0);
  for (const auto sentence :
       {"“cranes” is neither a word of five letters nor a command", "“crn” is neither",
        "ZZZZZ is no English word that our lexicon knows. (rule F-08; type: rules F-08)",
        "“slate crane” is neither", "more than one word", "not a letter A to Z",
        "There is no guess to lay a token on yet.", "There is no rule “F-99”",
        "five guesses left, three tokens left.", "The game is kept. To go on: liebrary play"}) {
    EXPECT_TRUE(has(output, sentence)) << sentence;
  }
  EXPECT_FALSE(has(output, "\033")) << "what was typed may not steer the terminal";
}

TEST(Trouble, the_end_of_the_input_keeps_the_game) {
  const TestFolder folder;
  const auto before = play_script(folder.path(), {}, "slate\nout z\n");
  EXPECT_EQ(before.exit_code, 0);
  std::smatch id;
  ASSERT_TRUE(std::regex_search(before.output, id, std::regex{"--resume (\\w{8})"}));
  const auto after = play_script(folder.path(), {.resumes = true, .table = id[1]}, "board\n");
  EXPECT_EQ(after.exit_code, 0);
  EXPECT_TRUE(has(after.output, "goes on. The clock runs again in three seconds.")) << after.output;
  EXPECT_TRUE(has(after.output, "  1  S")) << after.output;
  EXPECT_TRUE(has(after.output, "Y  Z✗")) << after.output;
  const auto none = play_script(folder.path(), {.resumes = true, .table = "zz"}, "");
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_TRUE(has(none.output, "No unfinished game has an id that begins with “zz”"))
      << none.output;
}

TEST(Trouble, a_killed_game_goes_on_where_it_was) {
  const TestFolder folder;
  {
    Program program{folder.path(), {}};
    program.read_until("guess 1 (5 left");
    program.line("slate");
    program.read_until("guess 2 (4 left");
    program.line("token 1");
    program.read_until("guess 2 (4 left, 2 tokens");
    program.send(SIGKILL);
    EXPECT_EQ(program.wait(), -SIGKILL);
  }
  const auto [output, code] = play_script(folder.path(), {.resumes = true}, "crony\n");
  EXPECT_EQ(code, 0);
  EXPECT_TRUE(has(output, "token S: F")) << output;
  EXPECT_TRUE(has(output, "guess 2 (4 left, 2 tokens) > crony")) << output;
  EXPECT_TRUE(has(output, "  2  C")) << output;
}

TEST(Trouble, nothing_to_resume_is_said) {
  const TestFolder folder;
  const auto [output, code] = play_script(folder.path(), {.resumes = true}, "");
  EXPECT_EQ(code, 1);
  EXPECT_EQ(output, "There is no unfinished game here; start one with: liebrary play\n");
}

TEST(Trouble, one_process_owns_the_games) {
  const TestFolder folder;
  Program first{folder.path(), {}};
  first.read_until(" > ");
  const auto [output, code] = play_script(folder.path(), {}, "slate\n");
  EXPECT_EQ(code, 3);
  EXPECT_TRUE(has(output, "are in use by process ")) << output;
}

TEST(Trouble, a_folder_that_is_none_and_a_torn_store_are_named) {
  const TestFolder folder;
  std::ofstream{folder.path() / "file"} << "text";
  const auto file = play_script(folder.path() / "file", {}, "slate\n");
  EXPECT_EQ(file.exit_code, 3);
  EXPECT_TRUE(has(file.output, (folder.path() / "file").string())) << file.output;

  std::filesystem::create_directory(folder.path() / "torn");
  std::ofstream{folder.path() / "torn" / "liebrary.db"} << std::string(10'000, '?');
  const auto torn = play_script(folder.path() / "torn", {}, "slate\n");
  EXPECT_EQ(torn.exit_code, 3);
  EXPECT_TRUE(has(torn.output, "liebrary.db") || has(torn.output, "torn")) << torn.output;
  EXPECT_EQ(std::count(torn.output.begin(), torn.output.end(), '\n'), 1) << torn.output;
}

TEST(Trouble, a_reader_that_goes_away_ends_it_quietly) {
  const TestFolder folder;
  {
    Program program{folder.path(), {}};
    program.read_until("guess 1 (5 left");
    program.close_output();
    program.line("slate");
    EXPECT_EQ(program.wait(), 3);
  }
  const auto after = play_script(folder.path(), {.resumes = true}, "");
  EXPECT_TRUE(has(after.output, "  1  S")) << "the guess was kept: " << after.output;
}

TEST(Trouble, a_signal_ends_it_with_a_sentence) {
  const TestFolder folder;
  Program program{folder.path(), {}};
  program.read_until(" > ");
  program.send(SIGTERM);
  EXPECT_TRUE(has(program.read_rest(), "The game is kept. To go on: liebrary play"));
  EXPECT_EQ(program.wait(), 128 + SIGTERM);
}

class Terminal : public terminal::testing::TerminalTest {};

TEST_F(Terminal, the_timer_runs_in_the_prompt_and_control_c_leaves_it_sane) {
  const TestFolder folder;
  Program program{folder.path(), {}, Through::terminal};
  program.read_until("] guess 1");
  program.type("cra");
  std::set<std::string> times;  // however slow the machine is, they differ
  for (int drawn = 0; drawn < 3; ++drawn) {
    const auto shown = program.read_until("] guess 1 (5 left, 3 tokens) > cra");
    times.insert(shown.substr(shown.rfind('[')));
  }
  EXPECT_GE(times.size(), 2U);
  termios mode{};
  ASSERT_EQ(::tcgetattr(program.terminal(), &mode), 0);
  EXPECT_EQ(mode.c_lflag & ICANON, 0u);
  program.type("\x03");
  program.read_until("The game is kept.");
  ASSERT_EQ(::tcgetattr(program.terminal(), &mode), 0);
  EXPECT_EQ(program.wait(), 130);
  ASSERT_EQ(::tcgetattr(program.terminal(), &mode), 0);
  EXPECT_NE(mode.c_lflag & ICANON, 0u);
  EXPECT_NE(mode.c_lflag & ECHO, 0u);
}

TEST_F(Terminal, halftime_comes_while_a_word_is_half_typed_and_the_word_stays) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.minutes = 0.5}, .haste = 15}, Through::terminal};
  program.read_until("guess 1 (5 left");
  program.type("slat");
  program.read_until("Time is up in the first half");
  program.read_until("second half, guess 1 (5 left, 3 tokens) > slat");
  program.type("e\r");
  EXPECT_TRUE(has(program.read_until("second half, guess 2 (4 left"), "  1  "));
}

TEST_F(Terminal, colour_never_comes_alone_and_can_be_switched_off) {
  const TestFolder folder;
  const auto row = [&](const Launch& launch) {
    Program program{folder.path(), launch, Through::terminal};
    program.read_until("guess 1 (5 left");
    program.type("slate\r");
    auto text = program.read_until("guess 2 (4 left");
    program.type("\x03");
    program.read_rest();
    program.wait();
    return text;
  };
  const std::regex painted{"\033\\[[0-9;]+m[SLATE](✓|~|✗)\033\\[0m"};
  EXPECT_TRUE(std::regex_search(row({}), painted));
  const auto colourless = row({.no_color = true});
  EXPECT_FALSE(std::regex_search(colourless, std::regex{"\033\\[[0-9;]*m"})) << colourless;
  EXPECT_TRUE(std::regex_search(colourless, std::regex{"  1  S(✓|~|✗)"})) << colourless;
  const auto plain = row({.plain = true});
  EXPECT_FALSE(has(plain, "\033")) << plain;
}

TEST_F(Terminal, control_d_leaves_and_keeps_the_game) {
  const TestFolder folder;
  Program program{folder.path(), {}, Through::terminal};
  program.read_until("guess 1 (5 left");
  program.type("\x04");
  program.read_until("The game is kept.");
  EXPECT_EQ(program.wait(), 0);
}

}  // namespace
}  // namespace terminal_fiction
