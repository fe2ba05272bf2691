#include "terminal/fiction/draft.h"

#include <gtest/gtest.h>

#include "codec/fiction_described.h"
#include "games/fiction/clue.h"

namespace terminal_fiction {
namespace {

using fiction::Ability;
using lexicon::Word;

// The secret READY, the guess ENTRY: honestly ~xx~v.
Scene entry_on_the_desk(std::optional<Ability> card = std::nullopt) {
  Scene scene;
  scene.rules = {fiction::Options{}, &lexicon::five_letters()};
  scene.seat = scene.rules.librarian();
  scene.view.viewer = scene.seat;
  auto& board = scene.view.board;
  board.phase = fiction::Phase::deceive;
  board.named = lexicon::letter('y');
  board.librarian_card = card;
  if (card) board.guessers_card = Ability::more_time;
  fiction::Row row;
  row.guess = Word{"entry"};
  board.rows.push_back(row);
  board.boards_left = 4;
  board.timer.remaining = std::chrono::minutes{9};
  fiction::Desk desk;
  desk.secret = Word{"ready"};
  for (const auto* word : {"ready", "dryad", "shady", "yarns"})
    desk.front.yellow.push_back(Word{word});
  scene.view.desk = desk;
  return scene;
}

std::string drafted(const Scene& scene, std::string_view line) {
  const auto share = read_draft(scene, std::nullopt, line);
  if (!share) return share.error().sentence;
  return codec::to_notation(fiction::Action{*share});
}

TEST(Draft, a_lie_by_place_letter_or_all_five_clues) {
  const auto scene = entry_on_the_desk();
  EXPECT_EQ(drafted(scene, "lie 2 v"), "share ~vx~v");
  EXPECT_EQ(drafted(scene, "LIE n right"), "share ~vx~v");
  EXPECT_EQ(drafted(scene, "lie y ✗"), "share ~xx~x");
  EXPECT_EQ(drafted(scene, "~vx~v"), "share ~vx~v");
  EXPECT_EQ(drafted(scene, "~ v x ~ v"), "share ~vx~v");
  EXPECT_EQ(drafted(scene, "~✓✗~✓"), "share ~vx~v");
  EXPECT_EQ(drafted(scene, "lie z v"), "“z” is no place of ENTRY: give a number, 1 to 5.");
}

TEST(Draft, the_card_on_the_table_need_not_be_named_where_it_is_plain) {
  EXPECT_EQ(drafted(entry_on_the_desk(Ability::two_lies), "lie 1 v 2 ~"), "share v~x~v two_lies");
  EXPECT_EQ(drafted(entry_on_the_desk(Ability::blank), "lie 1 _ 2 ~"), "share _~x~v blank");
  EXPECT_EQ(drafted(entry_on_the_desk(Ability::exchange), "swap 1 2"), "share x~x~v exchange");
  EXPECT_EQ(drafted(entry_on_the_desk(Ability::whole_truth), "truth"), "share ~xx~v whole_truth");
  EXPECT_EQ(drafted(entry_on_the_desk(Ability::two_lies), "lie 1 v"), "share vxx~v");
}

TEST(Draft, other_cards_are_used_by_name) {
  EXPECT_EQ(drafted(entry_on_the_desk(Ability::ban), "lie 1 v use ban q"), "share vxx~v ban q");
  EXPECT_EQ(drafted(entry_on_the_desk(Ability::no_tokens), "vxx~v use no tokens"),
            "share vxx~v no_tokens");
  EXPECT_EQ(drafted(entry_on_the_desk(Ability::ban), "lie 1 v use ban"),
            "Name the letter too, as in: use ban q");
}

TEST(Draft, with_a_new_word_the_honest_clues_are_about_that) {
  // ENTRY against SHADY: honestly xxxxv.
  EXPECT_EQ(drafted(entry_on_the_desk(Ability::new_word), "lie 1 ~ use new word shady"),
            "share ~xxxv new_word shady");
}

TEST(Draft, a_table_that_marks_by_hand_asks_for_the_honest_clues_first) {
  auto scene = entry_on_the_desk();
  scene.rules.options.by_hand = true;
  EXPECT_EQ(drafted(scene, "lie 1 v"), "Write the honest clues first, as in: honest xx~vv");
  const auto share = read_draft(scene, lexicon::Marks::parse("~xx~v"), "lie 1 v");
  ASSERT_TRUE(share);
  EXPECT_EQ(codec::to_notation(fiction::Action{*share}), "share vxx~v honest ~xx~v");
}

}  // namespace
}  // namespace terminal_fiction
