// Every command and every sentence of refusal, at the prompt where a person would meet it.
#include <gtest/gtest.h>

#include <fstream>

#include "terminal/impossible/program_in_test.h"

namespace terminal_impossible {
namespace {

struct Line {
  std::string typed;
  std::string sentence;  // somewhere in the answer
};

// Types each line when the prompt asks and expects its answer before the prompt comes again.
void expect_answers(Program& program, std::string_view prompt, const std::vector<Line>& lines) {
  for (const auto& [typed, sentence] : lines) {
    program.line(typed);
    const auto said = program.read_until(prompt);
    EXPECT_TRUE(has(unwrapped(said), sentence)) << typed << "\n" << said;
  }
}

constexpr std::string_view choose = "Your Librarian, 1 or 2 > ", draw = " > ",
                           add = "Add or done > ";

TEST(Commands, before_the_cards_are_dealt) {
  const TestFolder folder;
  Program program{folder.path(), {}};
  program.read_until(choose);
  expect_answers(program, choose,
                 {{"", "Choose your Librarian; the other is put away."},
                  {"3", "“3” is none of them: "},
                  {"Sherlock", "“sherlock” is none of them: "},
                  {"keep", "(rule I-07; type: rules I-07)"},
                  {"use 1", "You have no card whose Power you could use."},
                  {"ability", "You have no Librarian yet; choose one of the two."},
                  {"board", "The cards are dealt when all have a Librarian."},
                  {"book quill", "The cards are dealt when all have a Librarian."},
                  {"story", "No Book is saved yet; the first to be completed opens the story."},
                  {"librarian", "You: no Librarian yet."},
                  {"power weed", "WEED: Discard one further Character, from "},
                  {"power", "Whose? As in: power 1, or: power Puck, or: power WEED"},
                  {"power dance", "“dance” is neither a card in sight nor a Power."},
                  {"phases", "A turn has four phases:"},
                  {"time", "Everybody chooses a Librarian. No clock runs."},
                  {"help", "cancel leaves a Power that was begun"},
                  {"rules", "I-15 Add: Mold for the wrong label"},
                  {"rules I-99", "There is no rule “I-99”"},
                  {"note Darcy for Quill", "Noted: Darcy for Quill"},
                  {"note", "Noted: Darcy for Quill"},
                  {"note -", "The note is wiped off."},
                  {"note", "Nothing is noted; as in: note Darcy to Quill."},
                  {"save", "Into which file? As in: save our-story.txt"},
                  {"reasons", "The bots will say why they do what they do."},
                  {"give up", "If you mean it, type: give up now"},
                  {"\xff\xfe\033[2J", "is none of them"}});
}

// proves I-36
TEST(Commands, in_draw) {
  const TestFolder folder;
  Program program{folder.path(), {}};
  program.line("choose " + CarefulPlayer{}.answer(program.read_until(choose)));
  program.read_until(draw);
  expect_answers(
      program, draw,
      {{"", "Draw: keep your hand, or refresh it"},
       {"1", "“1” is no command here; type help for all of them"},
       {"done", "(rule I-12; type: rules I-12)"},
       {"add 1 to quill 1", "(rule I-12; "},
       {"yes", "(rule I-26; "},
       {"no", "(rule I-26; "},
       {"heed", "(rule I-39; "},
       {"pass", "You pass for the next attack."},
       {"pass", "(rule I-39; "},
       {"pass always", "You pass always, until you take it back with: heed."},
       {"heed", "You want to be asked again."},
       {"pass tomorrow", "Pass for how long? Type pass, pass turn or pass always."},
       {"use", "Whose Power? As in: use 1, or: use Puck"},
       {"use 9", "“9” is none of them: "},
       {"use nobody", "“nobody” is none of them: "},
       {"hands", "You, "},
       {"hand 2", "Type hand alone."},
       {"pool", "Three more and the Mold attacks."},
       {"shelf", "Bookshelf: 0 of 10 Books saved; the Bookend is in slot 11"},
       {"discards", "Nothing is discarded."},
       {"deck", "27 Books in the decks"},
       {"book quill", "__1__"},
       {"book nothing", "“nothing” is none of them: Quill (1), Typewriter (2) or Ballpoint (3)."},
       {"card 1", ": "},
       {"phases", "> Draw"},
       {"time", "Your turn, Draw. No clock runs."},
       {"hint", ""},
       {"choose 1", "(rule I-07; "}});
  program.line("keep");
  EXPECT_TRUE(has(program.read_until(add), "Into the Pool comes "));
}

// proves I-38
TEST(Commands, in_add) {
  const TestFolder folder;
  Program program{folder.path(), {}};
  play_on(program, "Keep");
  program.line("keep");
  const auto asked = program.read_until(add);
  const auto taken = matched(asked, "\n +1  [^\n]*, (\\w+ \\d) ");
  const auto name = matched(asked, "\n +1  (?:The )?([^\n]*?) as ");
  ASSERT_FALSE(taken.empty() || name.empty()) << asked;
  expect_answers(program, add,
                 {{"", "Add: type a number, as often as you like, then done."},
                  {"99", "The ways to add go from 1 to "},
                  {"0", "The ways to add go from 1 to "},
                  {"1 now", "“now” is too much there; leave it out."},
                  {"1 sparing", "“sparing” is too much there; leave it out."},
                  {"add", "Say whom and where to, as in: add 1 to quill 2"},
                  {"add 1", "Say where to, as in: add 1 to quill 2"},
                  {"add nobody to quill 1", "“nobody to quill 1” is none of them"},
                  {"add 1 to nowhere", "“nowhere” is none of them: Quill (1)"},
                  {"keep", "(rule I-12; "},
                  {"refresh", "(rule I-12; "},
                  {"rescue quill", "“rescue quill” is no command here"},
                  {"dance", "“dance” is no command here; type help for all of them"}});
  program.line("add " + name + " to " + taken);
  const auto added = program.read_until(add);
  EXPECT_TRUE(has(added, "You add ")) << added;
  program.line("add 1 into spot " + taken.substr(taken.size() - 1) + " of " +
               taken.substr(0, taken.size() - 2));
  EXPECT_TRUE(has(unwrapped(program.read_until(add)), "(rule I-14; "));
}

TEST(Commands, the_book_of_the_game_is_saved_at_any_time) {
  const TestFolder folder;
  Program program{folder.path(), {}};
  program.read_until(choose);
  const auto file = (folder.path() / "story.txt").string();
  program.line("save " + file);
  EXPECT_TRUE(has(unwrapped(program.read_until(choose)), "The book of the game is in "));
  program.line("save " + file);
  EXPECT_TRUE(has(unwrapped(program.read_until(choose)), "There is a file "));
  program.line("save " + file + " anyway");
  EXPECT_TRUE(has(unwrapped(program.read_until(choose)), "The book of the game is in "));
  program.line("save /");
  EXPECT_TRUE(has(unwrapped(program.read_until(choose)), "There is a file / already"));
}

}  // namespace
}  // namespace terminal_impossible
