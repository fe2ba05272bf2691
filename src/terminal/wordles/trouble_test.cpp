// What goes wrong around a game loses nothing, and every kind of screen shows it.
#include <gtest/gtest.h>
#include <signal.h>

#include <regex>
#include <set>
#include <sstream>

#include "terminal/testing/terminal_test.h"
#include "terminal/wordles/program_in_test.h"

namespace terminal_wordles {
namespace {

TEST(Trouble, a_killed_game_goes_on_with_its_notes_and_its_clock) {
  const TestFolder folder;
  std::string row;
  {
    Program program{folder.path(), {.wishes = {.players = 3}, .seed = 7}};
    program.read_until("Hide a word > ");
    program.line("house");
    const auto card = matched(program.read_until("Call a word (worth 6) > "), "Your card: (\\w+)");
    program.line(card);
    row = matched(program.read_until("Try a word (worth 6) or pass > "), "\n( 6 [^\n]*)\n");
    program.line("note 2 Crane, plane?");
    program.read_until("Noted on player 2: Crane, plane?");
    program.send(SIGKILL);
    EXPECT_EQ(program.wait(), -SIGKILL);
  }
  ASSERT_FALSE(row.empty());
  const auto [output, code] =
      play_script(folder.path(), {.resumes = true}, "notes\nword\ntime\nboard 2\npass\n");
  EXPECT_EQ(code, 0);
  for (const auto& part :
       {std::string{"goes on. The clock runs again in three seconds."}, row,
        std::string{"Player 2: Crane, plane?"}, std::string{"Your note: Crane, plane?"},
        std::string{"Your word is HOUSE."}, std::string{"the window is open for a row worth 6, "},
        std::string{"You pass; wait takes it back while the window is open."},
        std::string{"The game is kept. To go on: liebrary play"}}) {
    EXPECT_TRUE(has(output, part)) << part << "\nin\n" << output;
  }
  const auto left = matched(output, "worth 6, (\\d:\\d\\d) on the clock");
  EXPECT_GE(left, "1:45") << "the clock stood still meanwhile: " << output;
  EXPECT_LE(left, "2:00");
}

TEST(Trouble, plain_ascii_is_enough) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.players = 3, .clocks = false}, .ascii = true}};
  program.read_until("Hide a word > ");
  program.line("house");
  const auto card = matched(program.read_until("Call a word (worth 6) > "), "Your card: (\\w+)");
  program.line(card);
  const auto said = program.read_until("pass > ");
  for (const char c : said) ASSERT_GE(c, 0) << said;
  EXPECT_TRUE(std::regex_search(said, std::regex{"\n 6 ([A-Z][xv~] ){5}"})) << said;
}

class Terminal : public terminal::testing::TerminalTest {
 protected:
  // What is on the screen once the first word is called.
  static std::string first_row(const std::filesystem::path& data, const Launch& launch) {
    Program program{data, launch, Through::terminal};
    program.read_until("Hide a word > ");
    program.type("house\r");
    std::string all = program.read_until("Call a word (worth 6) > ");
    program.type(matched(all, "Your card: (\\w+)") + "\r");
    all += program.read_until("Try a word (worth 6) or pass > ");
    program.type("\x03");
    all += program.read_rest();
    EXPECT_EQ(program.wait(), 130);
    return all;
  }
};

TEST_F(Terminal, the_clock_runs_in_the_prompt_and_what_is_typed_stays) {
  const TestFolder folder;
  Program program{folder.path(), {}, Through::terminal};
  program.read_until("] Hide a word > ");
  program.type("hou");
  std::set<std::string> times;  // however slow the machine is, they differ
  for (int drawn = 0; drawn < 3; ++drawn) {
    const auto shown = program.read_until("] Hide a word > hou");
    times.insert(shown.substr(shown.rfind("[1:")));
  }
  EXPECT_GE(times.size(), 2U);
  program.type("se\r");
  program.read_until("] Call a word (worth 6) > ");
  program.type("\x04");
  program.read_until("The game is kept.");
  EXPECT_EQ(program.wait(), 0);
}

TEST_F(Terminal, colour_never_comes_alone_and_can_be_switched_off) {
  const TestFolder folder;
  const std::regex painted{"\033\\[[0-9;]+m[A-Z](✓|~|✗)\033\\[0m"};
  EXPECT_TRUE(std::regex_search(first_row(folder.path(), {}), painted));
  const auto colourless = first_row(folder.path(), {.no_color = true});
  EXPECT_FALSE(std::regex_search(colourless, std::regex{"\033\\[[0-9;]*m"})) << colourless;
  EXPECT_TRUE(std::regex_search(colourless, std::regex{" 6 ([A-Z](✓|~|✗) ){5}"})) << colourless;
  const auto plain = first_row(folder.path(), {.plain = true});
  EXPECT_FALSE(has(plain, "\033")) << plain;
}

TEST_F(Terminal, forty_columns_are_enough) {
  const TestFolder folder;
  const auto said = first_row(folder.path(), {.no_color = true, .columns = 40});
  EXPECT_TRUE(std::regex_search(said, std::regex{"\n Player 4  ([A-Z](✓|~|✗) ?){5}"})) << said;
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
}  // namespace terminal_wordles
