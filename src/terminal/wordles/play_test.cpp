// Whole games through the program's input and output.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <regex>

#include "terminal/phrases.h"
#include "terminal/wordles/program_in_test.h"

namespace terminal_wordles {
namespace {

constexpr std::int64_t in_no_time = 20'000;  // bots think for seconds; a test does not

// Plays on to the end without any skill: is dealt words, calls what comes first, passes.
std::string play_on(Program& program, const std::vector<std::string>& words = {}) {
  std::string all;
  for (std::size_t calls = 0;;) {
    const auto said = program.read_to_prompt();
    all += said;
    if (!said.ends_with(" > ")) return all;
    const auto prompt = said.substr(said.rfind('\n') + 1);
    if (has(prompt, "Hide a word")) {
      program.line("deal");
    } else if (has(prompt, "Call a word")) {
      // Other words can come between a card and the question about it, with a prompt in between.
      const auto shown = all.rfind("Your card: ");
      const auto card = words.empty() && shown != std::string::npos
                            ? matched(all.substr(shown), "Your card: (\\w+)")
                            : matched(said, "Your card: (\\w+)");
      program.line(card.empty() ? words[calls++ % words.size()] : card);
    } else {
      program.line(has(prompt, "Try a word") ? "pass" : "");
    }
  }
}

const std::vector<std::string> six_words{"slate", "crony", "whips", "dumbs", "fjord", "vixen"};

std::size_t times(const std::string& text, const char* pattern) {
  const std::regex wanted{pattern};
  return static_cast<std::size_t>(
      std::distance(std::sregex_iterator{text.begin(), text.end(), wanted}, {}));
}

TEST(Play, one_plays_a_whole_game_against_three_bots) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.clocks = false}, .haste = in_no_time}};
  const auto output = play_on(program);
  EXPECT_EQ(program.wait(), 0) << output;
  EXPECT_TRUE(has(output, "You are player 1, with player 2 (")) << output;
  EXPECT_GE(times(output, "Round \\d is over\\."), 5u) << output;
  EXPECT_TRUE(std::regex_search(output, std::regex{"(wins?|share the win) with \\d+ points"}))
      << output;
  const std::regex words{"Round 5: You [A-Z]{5}, Player 2 [A-Z]{5}, Player 3 [A-Z]{5}"};
  EXPECT_TRUE(std::regex_search(output, words)) << output;
  EXPECT_TRUE(std::regex_search(output, std::regex{"Player [234] (passes\\.|tries [A-Z]{5} for )"}))
      << output;
  EXPECT_TRUE(has(output, "liebrary export --data ")) << output;
  EXPECT_EQ(output.find('\033'), std::string::npos);
}

TEST(Play, a_duel_against_a_bot_ends) {
  const TestFolder folder;
  Program program{
      folder.path(),
      {.wishes = {.players = 2, .sequence = true, .clocks = false}, .haste = in_no_time}};
  const auto output = play_on(program, six_words);
  EXPECT_EQ(program.wait(), 0) << output;
  EXPECT_TRUE(has(output, "Whoever passes 20 points first wins.")) << output;
  EXPECT_TRUE(has(output, "You call SLATE.")) << output;
  EXPECT_TRUE(std::regex_search(output, std::regex{"T(✗|~|✓) E(✗|~|✓) (<|>)"})) << output;
  EXPECT_TRUE(std::regex_search(output, std::regex{"(wins?|share the win) with \\d+ points"}))
      << output;
}

TEST(Play, plain_words_say_what_glyphs_show) {
  const TestFolder folder;
  Program program{folder.path(),
                  {.wishes = {.players = 3, .sequence = true, .clocks = false}, .plain = true}};
  program.read_until("Hide a word > ");
  program.line("house");
  const auto card = matched(program.read_until("Call a word (worth 6) > "), "Your card: (\\w+)");
  program.line(card);
  const auto said = program.read_until("Try a word (worth 6) or pass > ");
  EXPECT_TRUE(std::regex_search(
      said, std::regex{"Player 2's word: [A-Z] \\w+, [A-Z] \\w+, [A-Z] \\w+, [A-Z] \\w+, [A-Z] "
                       "\\w+; the word comes (before|after) [A-Z]{5}\\."}))
      << said;
  program.line("boards");
  const auto boards = program.read_until("or pass > ");
  EXPECT_TRUE(has(boards, "You, player 1: 0 points. Your word is HOUSE.")) << boards;
  EXPECT_TRUE(has(boards, "Row 1, worth 6: ")) << boards;
  EXPECT_TRUE(has(boards, "Struck: ")) << boards;
  program.line("score");
  EXPECT_TRUE(has(program.read_until("or pass > "), "You: 0 points; 0 in round 1."));
  for (const auto glyph : {"✓", "✗", "~", "\033"}) {
    EXPECT_FALSE(has(said + boards, glyph)) << glyph;
  }
}

// Player 1 hides HOUSE and finds CRANE at once; player 2 hides CRANE and tries BLAME all the time.
std::string play_for_both(Program& program) {
  std::string all;
  bool first = true;  // is at the keyboard
  for (;;) {
    const auto said = program.read_to_prompt();
    all += said;
    if (!said.ends_with(" > ")) return all;
    const auto prompt = said.substr(said.rfind('\n') + 1);
    if (has(prompt, "press Enter")) {
      const auto who = matched(said, "Hand the keyboard to player (\\d)");
      EXPECT_TRUE(has(said, std::string(40, '\n'))) << said;
      first = who == "1";
      program.line("");
    } else if (has(prompt, "Hide a word")) {
      program.line(first ? "house" : "crane");
    } else if (has(prompt, "Call a word")) {
      const auto row = std::stoul(matched(prompt, "worth (\\d)")) - 1;
      program.line(six_words[row]);
    } else {
      program.line(first ? "crane" : "blame");
    }
  }
}

TEST(Play, two_people_find_each_others_words_until_one_is_past_twenty) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.people = 2}}};
  const auto all = play_for_both(program);
  EXPECT_EQ(program.wait(), 0) << all;
  EXPECT_TRUE(has(all, "You try CRANE for player 2's word: right! 6 points.")) << all;
  EXPECT_TRUE(has(all, "You try BLAME for player 1's word: wrong.")) << all;
  EXPECT_TRUE(has(all, "Player 1 wins with 24 points.")) << all;
  EXPECT_TRUE(has(all, "Round 4: Player 1 HOUSE and You CRANE.")) << all;
}

TEST(Play, the_clock_goes_on_while_somebody_thinks) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.players = 3}, .plain = true, .haste = 30}};
  const auto hiding = program.read_until("Call a word (worth 6) > ");
  EXPECT_TRUE(std::regex_search(hiding, std::regex{"\\n(1:00|0:\\d\\d) left\\."})) << hiding;
  EXPECT_TRUE(
      std::regex_search(hiding, std::regex{"Time is up: the program hides [A-Z]{5} for you\\."}))
      << hiding;
  const auto calling = program.read_until("Try a word (worth 6) or pass > ");
  EXPECT_TRUE(
      std::regex_search(calling, std::regex{"Time is up: the program calls [A-Z]{5} for you\\."}))
      << calling;
  const auto window = program.read_until("calls");
  EXPECT_TRUE(std::regex_search(window, std::regex{"\\n(1:00|0:\\d\\d) left\\."})) << window;
  EXPECT_TRUE(has(window, "Time is up; the window is closed.")) << window;
}

}  // namespace
}  // namespace terminal_wordles
