// What goes wrong around a game loses nothing, and every kind of screen shows it.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <regex>
#include <set>
#include <sstream>

#include "games/impossible/recommended.h"
#include "terminal/impossible/program_in_test.h"
#include "terminal/testing/terminal_test.h"

namespace terminal_impossible {
namespace {

// The table as it is shown last.
std::string board(const std::string& said) {
  const auto from = said.rfind("QUILL ");
  return said.substr(from, said.rfind('\n') - from);
}

TEST(Trouble, a_killed_game_goes_on_where_it_was) {
  const TestFolder folder;
  std::string before;
  {
    Program program{folder.path(), {.seed = 7}};
    play_on(program, "Add or done > ");
    program.line("note Wait for Darcy");
    program.read_until("Noted: Wait for Darcy");
    program.line("board");
    program.read_until("Add or done > ");
    before = program.read_until("Add or done > ");
    program.send(SIGKILL);
    EXPECT_EQ(program.wait(), -SIGKILL);
  }
  Program program{folder.path(), {.resumes = true}};
  const auto after = program.read_until("Add or done > ");
  EXPECT_TRUE(has(after, "goes on.")) << after;
  EXPECT_TRUE(has(after, board(before))) << board(before) << "\nin\n" << after;
  EXPECT_TRUE(has(after, "Add: ")) << "what is asked is asked again: " << after;
  program.line("quit");
  EXPECT_TRUE(has(program.read_rest(), "The game is kept. To go on: liebrary play"));
}

TEST(Trouble, a_half_used_power_is_lost_and_nothing_else) {
  const auto [folder, program, card] = table_with("WEED|SHELTER|RESHELVE", {});
  ASSERT_NE(program, nullptr);
  program->line("use " + card);
  const auto asked = program->read_until(", or cancel > ");
  for (const auto* line : {"nobody", "99", "done"}) {
    program->line(line);
    const auto wrong = program->read_until(", or cancel > ");
    EXPECT_TRUE(has(unwrapped(wrong), "is none of them: ")) << wrong;
    EXPECT_TRUE(has(unwrapped(wrong), "; answer, or type cancel.")) << wrong;
  }
  program->line("pool");
  EXPECT_TRUE(has(program->read_until(", or cancel > "), "POOL "));
  program->line("");
  EXPECT_TRUE(has(program->read_until(", or cancel > "), matched(asked, "\n([^\n]*\\?)\n")));
  program->line("cancel");
  EXPECT_TRUE(has(program->read_until("Add or done > "), "Nothing is spent; "));
}

TEST(Trouble, a_game_that_is_given_up_ends_without_a_result) {
  const TestFolder folder;
  const auto [output, code] = play_script(folder.path(), {}, "give up\ngive up now\n");
  EXPECT_EQ(code, 0);
  EXPECT_TRUE(has(output, "The game is closed without a result.")) << output;
}

TEST(Trouble, plain_ascii_is_enough) {
  const TestFolder folder;
  Program program{folder.path(), {.ascii = true}};
  const auto said = play_on(program, "Add or done > ");
  for (const char c : said) ASSERT_GE(c, 0) << said;
}

class Terminal : public terminal::testing::TerminalTest {
 protected:
  // What is on the screen until the first Add.
  static std::string first_turn(const std::filesystem::path& data, const Launch& launch) {
    Program program{data, launch, Through::terminal};
    std::string all = program.read_until("1 or 2 > ");
    program.type(has(all, "1  Odile") ? "2\r" : "1\r");
    all += program.read_until("refresh");
    program.type("keep\r");
    all += program.read_until("dd or done > ");
    program.type("\x03");
    all += program.read_rest();
    EXPECT_EQ(program.wait(), 130);
    return all;
  }
};

TEST_F(Terminal, the_clock_of_a_phase_runs_in_the_prompt) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.phase_seconds = 90}}, Through::terminal};
  program.read_until("] Your Librarian, 1 or 2 > ");
  std::set<std::string> times;  // however slow the machine is, they differ
  for (int drawn = 0; drawn < 2; ++drawn) {
    const auto shown = program.read_until("] Your Librarian, 1 or 2 > ");
    times.insert(shown.substr(shown.rfind("[1:")));
  }
  EXPECT_GE(times.size(), 2U);
}

TEST_F(Terminal, colour_is_an_addition_and_can_be_switched_off) {
  const TestFolder folder;
  const std::regex painted{"\033\\[[0-9;]+mQUILL\033\\[0m"};
  EXPECT_TRUE(std::regex_search(first_turn(folder.path(), {}), painted));
  const auto colourless = first_turn(folder.path(), {.no_color = true});
  EXPECT_FALSE(std::regex_search(colourless, std::regex{"\033\\[[0-9;]*m"})) << colourless;
  EXPECT_TRUE(has(colourless, "QUILL ")) << colourless;
  const auto plain = first_turn(folder.path(), {.plain = true});
  EXPECT_FALSE(has(plain, "\033")) << plain;
}

// proves I-34
TEST_F(Terminal, who_makes_a_table_is_offered_set_ups_with_their_chances) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.players = 3, .asks = true}}, Through::terminal};
  const auto offered = program.read_until("or Enter for the first > ");
  EXPECT_TRUE(has(offered, "  1  Short, gentle ")) << offered;
  EXPECT_TRUE(has(offered, " 11  Draft ")) << offered;
  EXPECT_TRUE(has(offered, " 12  As printed ")) << offered;
  const auto& fair = impossible::recommended(impossible::Preset::short_even, 3);
  EXPECT_TRUE(has(unwrapped(offered), fmt::format("a plain player wins {:.0f} (", fair.clerk.won)))
      << offered;
  program.type("13\r");
  program.read_until("“13” is not on the list; type a number or a name of it.");
  program.type("2\r");
  const auto begun = program.read_until("1 or 2 > ");
  EXPECT_TRUE(has(unwrapped(begun), "six Books must be saved")) << begun;
  EXPECT_TRUE(has(unwrapped(begun), fmt::format("There are {} Mold", fair.values.mold))) << begun;
  program.type("\x03");
  program.read_rest();
  EXPECT_EQ(program.wait(), 130);
}

TEST_F(Terminal, forty_columns_are_enough) {
  const TestFolder folder;
  const auto said = first_turn(folder.path(), {.no_color = true, .columns = 40});
  // The command to go on with is never broken.
  std::istringstream lines{said.substr(0, said.find("The game is kept."))};
  for (std::string line; std::getline(lines, line);) {
    line = std::regex_replace(line, std::regex{"\033\\[[0-9;]*[A-Za-z]"}, "");
    const auto redrawn = line.rfind('\r', line.find_last_not_of('\r'));
    if (redrawn != std::string::npos) line.erase(0, redrawn + 1);
    if (line.ends_with('\r')) line.pop_back();
    EXPECT_LE(terminal::columns(line), 40u) << line;
  }
}

}  // namespace
}  // namespace terminal_impossible
