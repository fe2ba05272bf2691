#include "terminal/wordles/board_text.h"

#include <gtest/gtest.h>

#include "terminal/wordles/score_text.h"
#include "terminal/wordles/story.h"

namespace terminal_wordles {
namespace {

using wordles::Phase;
using wordles::seat_at;
using wordles::Word;

// HOUSE is ours; NEWTS and ROAST are the others'. SHAPE has been called.
Scene scene_of_three() {
  Scene scene;
  scene.rules = {
      {.seats = 3, .sequence = true, .hide_seconds = {}, .turn_seconds = {}, .window_seconds = {}},
      &lexicon::five_letters(),
      nullptr};
  scene.bots = {"", "", "sleuth"};
  scene.view.own = wordles::Own{Word{"house"}, std::nullopt};
  auto& open = scene.view.open;
  open.phase = Phase::window;
  for (const auto* secret : {"house", "newts", "roast"}) {
    wordles::Board board;
    board.covered = true;
    const Word query{"shape"};
    board.rows.push_back({query, wordles::truth(scene.rules, Word{secret}, query)});
    open.boards.push_back(board);
  }
  return scene;
}

template <class Telling>
std::string told(const terminal::Look& look, const Telling& telling) {
  std::string text;
  terminal::Writer writer{[&](std::string_view bytes) { return text += bytes, true; }, look};
  telling(writer);
  return text;
}

// proves W-03, W-04, W-06, W-07
TEST(BoardText, boards_stand_side_by_side) {
  auto scene = scene_of_three();
  scene.view.open.boards[2].revealed = Word{"roast"};
  scene.view.open.boards[1].score = 1;
  const auto text = told({}, [&](auto& writer) { show_boards(writer, scene); });
  EXPECT_EQ(text,
            "   You, player 1      Player 2           Player 3 (sleuth)\n"
            "   0 points (HOUSE)   1 point            0 points, ROAST\n"
            " 6 S~ H~ A✗ P✗ E✓ <   S~ H✗ A✗ P✗ E~ <   S~ H✗ A✓ P✗ E✗ <\n"
            "   ✗ AP               ✗ AHP              ✗ EHP\n");
}

TEST(BoardText, narrow_screens_take_bands_and_one_line_a_board) {
  const auto scene = scene_of_three();
  const auto boards = told({.width = 40}, [&](auto& writer) { show_boards(writer, scene); });
  EXPECT_NE(boards.find("Player 2\n"), std::string::npos) << boards;
  EXPECT_NE(boards.find("\n\n   Player 3 (sleuth)\n"), std::string::npos) << boards;
  wordles::SeatSet all;
  for (std::size_t i = 0; i < 3; ++i) all.add(seat_at(i));
  const auto row = told({.width = 40}, [&](auto& writer) { show_new_row(writer, scene, all); });
  EXPECT_EQ(row,
            " You       S~ H~ A✗ P✗ E✓ < ✗ AP\n"
            " Player 2  S~ H✗ A✗ P✗ E~ < ✗ AHP\n"
            " Player 3  S~ H✗ A✓ P✗ E✗ < ✗ EHP\n");
}

TEST(BoardText, plain_words_say_it_all) {
  const auto scene = scene_of_three();
  const auto text = told({.plain = true}, [&](auto& w) { show_board(w, scene, seat_at(2)); });
  EXPECT_EQ(text,
            "Player 3 (sleuth): 0 points. The word is hidden.\n"
            "Row 1, worth 6: SHAPE. S elsewhere, H absent, A right, P absent, E absent; the word "
            "comes before SHAPE.\n"
            "Struck: E, H and P.\n");
}

TEST(BoardText, a_long_alphabet_of_struck_letters_takes_two_lines) {
  auto scene = scene_of_three();
  auto& rows = scene.view.open.boards[1].rows;
  for (const auto* query : {"brick", "fjord", "glyph", "dumbs"}) {
    rows.push_back({Word{query}, {lexicon::Marks{5}, std::nullopt}});
  }
  const auto text = told({}, [&](auto& writer) { show_board(writer, scene, seat_at(1)); });
  EXPECT_NE(text.find("   ✗ ABCDFGHIJKLMOPR\n     SUY\n"), std::string::npos) << text;
}

TEST(Story, attempts_and_wrong_marks_are_told) {
  const auto before = scene_of_three();
  auto after = before;
  auto& open = after.view.open;
  open.attempts.push_back({seat_at(1), seat_at(2), 6, false, Word{"coast"}});
  open.attempts.push_back({seat_at(2), seat_at(0), 6, true, Word{"house"}});
  open.boards[0].revealed = Word{"house"};
  open.boards[0].mistaken = true;
  open.passed.add(seat_at(0));
  const auto text = told({.plain = true}, [&](auto& w) { tell_change(w, before, after); });
  EXPECT_EQ(text,
            "Player 2 tries COAST for player 3's word: wrong.\n"
            "Player 3 tries HOUSE for your word: right! 6 points.\n"
            "You marked a row wrongly and score nothing in this round.\n"
            "You pass; wait takes it back while the window is open.\n");
}

TEST(Story, a_round_ends_with_its_last_attempt_and_all_words) {
  const auto before = scene_of_three();
  auto after = before;
  auto& open = after.view.open;
  open.attempts.push_back({seat_at(1), seat_at(2), 6, true, Word{"roast"}});
  open.past.push_back({{0, 6, 0}, {Word{"house"}, Word{"newts"}, Word{"roast"}}, {}});
  open.past[0].mistaken.add(seat_at(2));
  open.phase = Phase::hide;
  open.round = 2;
  open.position = 9;
  open.first = seat_at(1);
  for (auto& board : open.boards) board = wordles::Board{};
  open.boards[1].score = 6;
  const auto text = told({}, [&](auto& writer) { tell_change(writer, before, after); });
  EXPECT_EQ(text,
            "Player 2 tries ROAST for player 3's word: right! 6 points.\n"
            "\n"
            "Round 1 is over.\n"
            " You               HOUSE   0 points, 0 in all\n"
            " Player 2          NEWTS   6 points, 6 in all\n"
            " Player 3 (sleuth) ROAST   0 points, 0 in all\n"
            "Player 3 marked a row wrongly and scores nothing in this round.\n"
            "\n"
            "Round 2: player 2 calls first.\n");
}

TEST(Score, many_rounds_that_do_not_fit_are_told_in_words) {
  auto scene = scene_of_three();
  for (int i = 0; i < 5; ++i) scene.view.open.past.push_back({{1, 0, 0}, {}, {}});
  scene.view.open.boards[0].score = 5;
  const auto wide = told({}, [&](auto& writer) { show_score(writer, scene); });
  EXPECT_NE(wide.find("You                 1  1  1  1  1  0     5\n"), std::string::npos) << wide;
  const auto narrow = told({.width = 40}, [&](auto& writer) { show_score(writer, scene); });
  EXPECT_NE(narrow.find("You: 5 points; 1 in round 1, 1 in"), std::string::npos) << narrow;
}

}  // namespace
}  // namespace terminal_wordles
