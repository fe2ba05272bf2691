// Whole games through the program's input and output.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "terminal/impossible/program_in_test.h"

namespace terminal_impossible {
namespace {
constexpr std::string_view last_question = "A file to keep this book in, or Enter > ";

std::string content(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream{file}.rdbuf();
  return text.str();
}

const Wishes two_books{.mold = 12, .bookend = 3, .threshold = 6};

// Chance that lets a careful player save both; however the cards are shuffled, some does.
std::uint64_t lucky_seed() {
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    const TestFolder folder;
    Program program{folder.path(), {.wishes = two_books, .seed = seed}};
    if (has(play_on(program, last_question), "won!")) return seed;
  }
  return 0;
}

// proves I-17, I-24
TEST(Play, one_saves_two_books_and_keeps_their_story) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = two_books, .seed = lucky_seed()}};
  const auto output = play_on(program, last_question);
  EXPECT_TRUE(has(output, "You play alone.")) << output;
  EXPECT_TRUE(has(output, "A Book is saved, number 1 of 2!")) << output;
  EXPECT_TRUE(has(output, "A Book is saved, number 2 of 2!")) << output;
  EXPECT_TRUE(has(output, "You have won! Every slot left of the Bookend has its spine.")) << output;
  EXPECT_TRUE(has(output, "The Library is saved: two Books, told by those who played in them."))
      << output;
  EXPECT_EQ(output.find('\033'), std::string::npos);

  const auto file = folder.path() / "our story.txt";
  std::ofstream{file} << "older";
  program.line(file.string());
  EXPECT_TRUE(has(unwrapped(program.read_until(last_question)), "There is a file "));
  program.line("pass");  // typed while the game ended
  EXPECT_TRUE(has(program.read_until(last_question), "That came too late: the game is over."));
  program.line("/nowhere/at all");
  EXPECT_TRUE(has(program.read_until(last_question), "cannot be written: No such file"));
  program.line(file.string() + " anyway");
  const auto end = program.read_rest();
  EXPECT_TRUE(has(unwrapped(end), "The book of the game is in ")) << end;
  EXPECT_TRUE(has(end, "liebrary export --data ")) << end;
  EXPECT_EQ(program.wait(), 0);

  const auto book = content(file);
  EXPECT_TRUE(book.starts_with("THE BOOK OF THE GAME\n")) << book;
  const auto first = matched(output, "number 1 of 2!\n\n    ([^\n]*)\n");
  const auto second = matched(output, "number 2 of 2!\n\n    ([^\n]*)\n");
  ASSERT_FALSE(first.empty() || second.empty()) << output;
  EXPECT_LT(book.find(first), book.find(second)) << book;
  EXPECT_TRUE(has(book, "\n    with ")) << book;
}

// proves I-18, I-21
TEST(Play, a_careful_player_loses_to_the_mold_in_the_end) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.mold = 6}}};
  const auto output = play_on(program);
  EXPECT_EQ(program.wait(), 0) << output;
  EXPECT_TRUE(has(output, "The Mold is about to attack, with three cards in the Pool:")) << output;
  EXPECT_TRUE(has(output, "\nThe Mold attacks!\n")) << output;
  EXPECT_TRUE(std::regex_search(output, std::regex{"Mold on [^\n]+ \\(\\w+\\), 1 of \\d\n"}));
  EXPECT_TRUE(has(unwrapped(output),
                  "You have lost. The Containment had to give a Mold and had none (rule I-21). "))
      << output;
}

TEST(Play, what_a_bot_does_is_told_in_a_line_each) {
  const TestFolder folder;
  constexpr std::int64_t in_no_time = 20'000;  // bots think for seconds; a test does not
  Program program{folder.path(), {.wishes = {.players = 2, .first = 1}, .haste = in_no_time}};
  auto output = program.read_until("1 or 2 > ");
  program.line("reasons");
  output += play_on(program);
  EXPECT_EQ(program.wait(), 0) << output;
  EXPECT_TRUE(has(output, "You are player 1, with player 2 (")) << output;
  EXPECT_TRUE(std::regex_search(output, std::regex{"\nPlayer 2 \\(\\w+\\), \\w+ the \\w+\n"}));
  EXPECT_TRUE(has(output, "\nPlayer 2's turn, with ")) << output;
  EXPECT_TRUE(std::regex_search(output, std::regex{"\nPlayer 2 (adds|discards) "})) << output;
  EXPECT_TRUE(std::regex_search(output, std::regex{"\nYou have all (won|lost)"})) << output;
}

TEST(Play, a_window_that_nobody_answers_closes_by_itself) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.reaction_seconds = 5}, .haste = 20}};
  play_on(program, "The Mold is about to attack");
  const auto told = program.read_until("Keep or refresh > ");
  EXPECT_TRUE(has(told, "Time is up.\n\nThe Mold attacks!\n")) << told;
}

// proves I-35
TEST(Play, a_phase_that_takes_too_long_ends) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.phase_seconds = 120}, .plain = true, .haste = 60}};
  program.read_until("Your Librarian, 1 or 2 > ");
  const auto chosen = program.read_until("Keep or refresh > ");
  EXPECT_TRUE(std::regex_search(chosen, std::regex{"(1:00|0:\\d\\d) left\\."})) << chosen;
  EXPECT_TRUE(has(chosen, "Time is up.\nYou choose ")) << chosen;
  const auto kept = program.read_until("Add or done > ");
  EXPECT_TRUE(has(kept, "Time is up.\nInto the Pool comes ")) << kept;
}

TEST(Play, plain_words_say_what_columns_show) {
  const TestFolder folder;
  Program program{folder.path(), {.plain = true}};
  program.line(CarefulPlayer{}.answer(program.read_until("Your Librarian, 1 or 2 > ")));
  const auto board = program.read_until("Keep or refresh > ");
  EXPECT_TRUE(std::regex_search(
      board, std::regex{"Quill: [^\n]+, by [^\n]+, \\d+( BC)?\\. Mold 0 of \\d\\.\n"
                        "Quill spot 1, [^\n]+ \\([^\n]+\\): free\\.\n"}))
      << board;
  EXPECT_TRUE(has(board, "Infestation Pool: free, free, free, then the marker.")) << board;
  program.line("keep");
  const auto ways = program.read_until("Add or done > ");
  EXPECT_TRUE(std::regex_search(
      ways, std::regex{"\n\\d+: [^\n]+ as [^\n]+, \\w+ [123]\\. (No Mold|Mold on \\w+, 1 of \\d)"}))
      << ways;
  for (const auto glyph : {"\033", "|", "[", "#", "…"}) {
    EXPECT_FALSE(has(board + ways, glyph)) << glyph;
  }
}

}  // namespace
}  // namespace terminal_impossible
