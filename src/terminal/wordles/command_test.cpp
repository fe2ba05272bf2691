// Every command and every sentence of refusal, at the prompt where a person would meet it.
#include <gtest/gtest.h>

#include <algorithm>

#include "terminal/wordles/program_in_test.h"

namespace terminal_wordles {
namespace {

struct Typed {
  std::string line;
  std::string sentence;  // somewhere in the answer
};

std::string unwrapped(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

// Types each line when the prompt asks and expects its answer before the prompt comes again.
void expect_answers(Program& program, std::string_view prompt, const std::vector<Typed>& lines) {
  for (const auto& [line, sentence] : lines) {
    program.line(line);
    const auto said = program.read_until(prompt);
    EXPECT_TRUE(has(unwrapped(said), sentence)) << line << "\n" << said;
  }
}

constexpr std::string_view hide = "Hide a word > ", call = "Call a word (worth 6) > ",
                           window = "Try a word (worth 6) or pass > ";

TEST(Commands, before_the_word_is_hidden) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.clocks = false}}};
  program.read_until(hide);
  expect_answers(
      program, hide,
      {{"", ""},
       {"houses", "“houses” is neither a word of five letters nor a command; type help"},
       {"two words", "“two words” is neither"},
       {"zzzzz", "ZZZZZ is no English word that our lexicon knows. (rule W-02; type: rules W-02)"},
       {"texas", "TEXAS is a proper noun; take a common word. (rule W-02"},
       {"hide", "Which word? As in: hide crane"},
       {"hide hat", "letters"},
       {"word", "You have not hidden a word yet."},
       {"call shape", "Hide your word first. (rule W-09"},
       {"exchange", "Hide your word first."},
       {"try 2 crane", "Hide your word first."},
       {"pass", "Hide your word first."},
       {"mark v~xxx", "At this table the program marks all boards. (rule W-08"},
       {"notes", "You have no notes; as in: note 2 crane, plane?"},
       {"notes", "(To hide the word, type: hide notes)"},
       {"note -", "You have no notes."},
       {"board", "(To hide the word, type: hide board)"},
       {"time", "Round 1, words are being hidden; this table plays without clocks."},
       {"hint", "A bot would type: "},
       {"help", "let the program choose your word"},
       {"rules", "W-13   The window"},
       {"rules W-07", "W-07 Struck letters"},
       {"rules W-99", "There is no rule “W-99”"},
       {"reasons", "At the end the bots will tell what they thought."},
       {"reasons", "The bots will keep their reasons to themselves."},
       {"give up", "If you mean it, type: give up now"},
       {"\xff\xfe\033[2J", "is neither a word"}});
  program.line("hide house");
  EXPECT_TRUE(has(program.read_until(call), "Your word is HOUSE. Only you see it."));
}

TEST(Commands, in_ones_turn) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.clocks = false}}};
  program.read_until(hide);
  program.line("HOUSE");
  const auto asked = program.read_until(call);
  EXPECT_TRUE(has(asked, "Your turn: call a word of your card. Its row is worth 6.")) << asked;
  EXPECT_TRUE(has(asked, "An exchange brings: ")) << asked;
  const auto top = matched(asked, "An exchange brings: (\\w+)");
  expect_answers(program, call,
                 {{"fuzzy", "FUZZY is not on your query card; call one of its words. (rule W-11"},
                  {"call", "Which word? As in: call crane"},
                  {"hide crane", "All words of this round are hidden already. (rule W-09"},
                  {"deal", "All words of this round are hidden already."},
                  {"2 crane", "“2 crane” is neither a word of five letters nor a command"},
                  {"try 2 crane", "Attempts wait until the next word is marked. (rule W-13"},
                  {"pass", "Attempts wait until the next word is marked."},
                  {"boards", "You, player 1      Player 2 ("},
                  {"board 3", "Player 3 ("},
                  {"board 7", "There are players 1 to 4 at this table."},
                  {"board x", "There are players 1 to 4 at this table."},
                  {"card", "Your card: "},
                  {"card 2", "Player 2's card: "},
                  {"card 9", "There are players 1 to 4 at this table."},
                  {"score", "Player 4 ("},
                  {"word", "Your word is HOUSE."},
                  {"words 2", "Player 2's word: "},
                  {"words 7", "There are players 1 to 4 at this table."},
                  {"fits", "Player 4's word: "},
                  {"note", "A note is about another player, as in: note 2 crane, plane?"},
                  {"note 1 mine", "A note is about another player"},
                  {"note 3 Perhaps a plural", "Noted on player 3: Perhaps a plural"},
                  {"notes", "Player 3: Perhaps a plural"},
                  {"board 3", "Your note: Perhaps a plural"},
                  {"note player 3 -", "The note on player 3 is wiped off."},
                  {"time", "Round 1, you call a word"},
                  {"exchange", "You exchange your query card."},
                  {"card", "Your card: " + top},
                  {"exchange", "You have exchanged your card in this turn already. (rule W-11"}});
  program.line(top);
  const auto row = program.read_until(window);
  EXPECT_TRUE(has(row, "You call ")) << row;
  EXPECT_TRUE(has(row, "Try one word for 6 points, as in: 2 crane; or pass.")) << row;
}

TEST(Commands, in_the_window) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.clocks = false}}};
  program.read_until(hide);
  program.line("house");
  program.line(matched(program.read_until(call), "Your card: (\\w+)"));
  program.read_until(window);
  expect_answers(program, window,
                 {{"crane", "Whose word is crane? Say the player's number, as in: 2 crane"},
                  {"try", "Say whose word and which, as in: 2 crane"},
                  {"try 2", "Say whose word and which"},
                  {"1 crane", "That is your own word; try another player's. (rule W-13"},
                  {"5 crane", "There is no such player at this table. (rule W-13"},
                  {"2 zzzzz", "ZZZZZ is no English word that our lexicon knows."},
                  {"2 cat", "letters"},
                  {"wait", "You have not passed, so there is nothing to take back. (rule W-13"},
                  {"shape", "Whose word is shape?"},
                  {"call shape", "You have called your word for this turn. (rule W-11"},
                  {"exchange", "You have called your word for this turn."},
                  {"mark vvvvv", "At this table the program marks all boards."},
                  {"time", "Round 1, the window is open for a row worth 6"}});
  // The others are bots, which do not think any longer once nobody else does: the window is closed.
  program.line("pass");
  EXPECT_TRUE(has(program.read_until(" calls "), "You pass; wait takes it back"));
}

TEST(Commands, a_duel_and_words_of_four_letters) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.players = 2, .letters = 4, .clocks = false}}};
  program.read_until(hide);
  expect_answers(program, hide,
                 {{"house", "“house” is neither a word of four letters nor a command"},
                  {"card", "This table plays without query cards: call any word. (rule W-30)"},
                  {"card", "(To hide the word, type: hide card)"},
                  {"word", "(To hide the word, type: hide word)"},
                  {"fits", "(To hide the word, type: hide fits)"}});
  program.line("hide card");
  EXPECT_TRUE(has(program.read_until(call), "Your word is CARD."));
  expect_answers(program, call,
                 {{"time", "(To call the word, type: call time)"},
                  {"exchange", "This table plays without query cards. (rule W-30"},
                  {"help", "after your call's marks: try CRANE"}});
  program.line("call time");
  EXPECT_TRUE(has(program.read_until(window), "Try player 2's word for 6 points, or pass."));
  program.line("dune");
  const auto said = program.read_until(" > ");
  EXPECT_TRUE(has(said, "You try DUNE for player 2's word: ")) << said;
}

TEST(Commands, marks_by_hand) {
  const TestFolder folder;
  Program program{folder.path(),
                  {.wishes = {.players = 3, .sequence = true, .by_hand = true, .clocks = false}}};
  program.read_until(hide);
  program.line("house");
  program.line(matched(program.read_until(call), "Your card: (\\w+)"));
  const auto asked = unwrapped(program.read_until("Your marks for "));
  EXPECT_TRUE(has(asked, "Your word is HOUSE. Mark ")) << asked;
  EXPECT_TRUE(has(asked, "as in: mark v~xxx <")) << asked;
  program.read_until(" > ");
  expect_answers(program, "Your marks for ",
                 {{"mark v~x", "Write five marks, v (right), ~ (elsewhere) or x (absent): mark v"},
                  {"mark", "Write five marks"},
                  {"v~xxx", "Say whether your word comes before or after the query word"},
                  {"vvvvv <", "All letters right is the word itself"},
                  {"v~x_x <", "Every letter needs a mark: right, elsewhere or absent."},
                  {"2 crane", "“2 crane” is neither"},
                  {"try 2 crane", "The boards are being marked; wait for the window. (rule W-13"},
                  {"boards", "(HOUSE)"}});
  program.read_until(" > ");
  program.line("xxxxx<");
  const auto preview = program.read_until("Enter sends, no goes back > ");
  EXPECT_TRUE(has(preview, "The others will see: ")) << preview;
  EXPECT_TRUE(has(preview, "✗ <")) << preview;
  program.line("no");
  EXPECT_TRUE(has(program.read_until("Your marks for "), "Think again."));
  program.line("mark xxxxx <");
  program.read_until("Enter sends, no goes back > ");
  program.line("");
  EXPECT_TRUE(has(program.read_until(window), "✗ <"));
}

TEST(Commands, a_game_given_up_lays_its_words_open) {
  const TestFolder folder;
  const auto [output, code] = play_script(
      folder.path(), {.wishes = {.players = 3, .clocks = false}}, "house\ngive up now\n");
  EXPECT_EQ(code, 0);
  EXPECT_TRUE(has(output,
                  "The game is closed without a result. The words were your HOUSE, player "
                  "2's "))
      << output;
}

}  // namespace
}  // namespace terminal_wordles
