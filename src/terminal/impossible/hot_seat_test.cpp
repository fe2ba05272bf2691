// Several people at one keyboard: cards are open, so each is asked in turn on the same screen.
#include <gtest/gtest.h>
#include <signal.h>

#include <regex>

#include "terminal/impossible/program_in_test.h"

namespace terminal_impossible {
namespace {

const Wishes two_people{.people = 2, .first = 1};

TEST(HotSeat, two_choose_and_play_side_by_side) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.people = 2, .first = 2}}};
  const auto said = play_on(program, "refresh");
  EXPECT_TRUE(has(said, "At this table: player 1 and player 2.")) << said;
  EXPECT_TRUE(has(said, "Player 1, your Librarian, 1 or 2 > ")) << said;
  EXPECT_TRUE(has(said, "Player 2, your Librarian, 1 or 2 > ")) << said;
  EXPECT_TRUE(said.ends_with("Player 2, keep or refresh > ")) << said;
  EXPECT_FALSE(has(said, "Hand the keyboard to")) << "there is nothing to hide: " << said;
  EXPECT_FALSE(has(said, std::string(40, '\n')));
  program.line("keep");
  const auto adding = program.read_until("Player 2, add or done > ");
  EXPECT_TRUE(has(adding, "Player 2 keeps the hand.")) << adding;
  program.line("done");
  const auto next = program.read_until("Player 1, keep or refresh > ");
  EXPECT_TRUE(has(next, "Player 2 is done with adding.")) << next;
  EXPECT_TRUE(has(next, "Player 1's turn, with ")) << next;
}

// proves I-27
TEST(HotSeat, a_trade_asks_the_other_and_a_no_spends_nothing) {
  const auto [folder, program, card] = table_with("TRADE", two_people);
  ASSERT_NE(program, nullptr);
  program->line("use " + card);
  const auto asked = program->read_until("TRADE, or cancel > ");
  EXPECT_TRUE(has(asked, "Which cards change hands?")) << asked;
  const auto theirs = matched(asked, "\n +(\\d+)  [^\n]*\\(of player 2,");
  ASSERT_FALSE(theirs.empty()) << asked;
  program->line(theirs);
  const auto consent = program->read_until("Player 2, do you agree, yes or no > ");
  EXPECT_TRUE(
      has(unwrapped(consent), "Player 1 asks player 2. With your consent player 1 discards "))
      << consent;
  for (const auto* line : {"maybe", "done", "3", "keep it"}) {
    program->line(line);
    EXPECT_TRUE(has(unwrapped(program->read_until("yes or no > ")),
                    "does not answer what is asked; press Enter to hear it again."))
        << line;
  }
  program->line("no");
  const auto refused = program->read_until("Player 1, add or done > ");
  EXPECT_TRUE(has(refused, "Player 2 says no: nothing happens, and nothing is spent.")) << refused;
  program->line("use " + card + " " + theirs);
  program->read_until("yes or no > ");
  program->line("yes");
  const auto agreed = program->read_until("Player 1, add or done > ");
  EXPECT_TRUE(has(agreed, "Player 2 agrees.\nPlayer 1 discards ")) << agreed;
  EXPECT_TRUE(std::regex_search(unwrapped(agreed), std::regex{"player 1 gets .* from player 2\\."}))
      << agreed;
}

// proves I-39
TEST(HotSeat, both_are_asked_before_an_attack_and_who_always_passes_is_not) {
  const TestFolder folder;
  Program program{folder.path(),
                  {.wishes = {.people = 2, .mold = 12, .cube = 4, .threshold = 4, .first = 1}}};
  play_on(program, "Player 1, use a Power or pass > ");
  program.line("pass always");
  const auto second = program.read_until("Player 2, use a Power or pass > ");
  EXPECT_TRUE(has(second, "Player 1 passes always")) << second;
  EXPECT_TRUE(has(second, "The Mold is about to attack")) << second;
  program.line("pass");
  EXPECT_TRUE(has(program.read_until(" > "), "\nThe Mold attacks!\n"));
  program.line("hands");
  const auto hands = program.read_until(" > ");
  EXPECT_TRUE(has(hands, "; passes always")) << hands;
  program.line("");
  const auto next = play_on(program, "use a Power or pass > ");
  EXPECT_TRUE(next.ends_with("Player 2, use a Power or pass > ")) << next;
}

TEST(HotSeat, somebody_else_can_ask_for_the_keyboard) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.people = 2, .first = 1}}};
  play_on(program, "Player 1, keep or refresh > ");
  program.line("keyboard player 2");
  EXPECT_FALSE(has(program.read_until("Player 1 is thinking > "), "Hand the keyboard"));
  program.line("keep");
  EXPECT_TRUE(has(unwrapped(program.read_until("Player 1 is thinking > ")),
                  "(rule I-36; type: rules I-36)"));
  program.line("pass");
  EXPECT_TRUE(has(program.read_until("Player 1, keep or refresh > "),
                  "Player 2 passes for the next attack."));
}

TEST(HotSeat, a_killed_game_goes_on_with_whoever_was_to_act) {
  const auto [folder, program, card] = table_with("TRADE", two_people);
  ASSERT_NE(program, nullptr);
  program->line("note Keep Darcy for Quill");
  program->read_until("Noted: Keep Darcy for Quill");
  program->line("use " + card + " " + "4");
  program->read_until("Player 2, do you agree, yes or no > ");
  program->send(SIGKILL);
  EXPECT_EQ(program->wait(), -SIGKILL);
  Program again{folder->path(), {.resumes = true}};
  const auto resumed = again.read_until("Player 2, do you agree, yes or no > ");
  EXPECT_TRUE(has(resumed, "goes on. The clock runs again in three seconds.")) << resumed;
  EXPECT_TRUE(has(unwrapped(resumed), "Player 1 asks player 2. With your consent ")) << resumed;
  EXPECT_TRUE(has(resumed, "Noted: Keep Darcy for Quill")) << resumed;
  again.line("no");
  again.read_until("Player 1, add or done > ");
  again.line("quit");
  EXPECT_TRUE(has(again.read_rest(), "The game is kept. To go on: liebrary play"));
  EXPECT_EQ(again.wait(), 0);
}

}  // namespace
}  // namespace terminal_impossible
