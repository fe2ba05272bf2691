// Several people at one keyboard: each is asked in turn, and sees nothing of the others' secrets.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>

#include "terminal/phrases.h"
#include "terminal/wordles/program_in_test.h"

namespace terminal_wordles {
namespace {

const std::vector<std::string> secrets{"", "house", "knave", "blimp"};  // by player

// Three people and what each of them has had before their eyes, from sitting down to getting up.
class ThreePeople {
 public:
  explicit ThreePeople(Program& program) : program_{program} {}

  // The keyboard goes to this player, and nothing of what was there before stays on the screen.
  // `news`: what the one before has just done, for all to read.
  void sit(std::size_t player, std::string_view news = "") {
    const auto said = program_.read_until("press Enter > ");
    const auto wall = said.rfind(std::string(40, '\n'));
    ASSERT_NE(wall, std::string::npos) << said;
    seen_ += said.substr(0, wall);
    const auto after = said.substr(wall + 40);
    EXPECT_TRUE(after.starts_with(fmt::format("{}Hand the keyboard to player {}.", news, player)))
        << said;
    check(after);
    get_up();
    player_ = player;
    program_.line("");
  }

  std::string answer(std::string_view prompt, std::string_view line) {
    const auto said = program_.read_until(prompt);
    seen_ += said;
    program_.line(line);
    return said;
  }

  void get_up() {
    check(seen_);
    seen_.clear();
  }
  void revealed(std::size_t player) { revealed_[player] = true; }
  void keep_from_others(const std::string& text) { privy_.emplace_back(player_, text); }

 private:
  void check(const std::string& screen) const {
    const auto text = terminal::lower(screen);
    for (std::size_t i = 1; i < secrets.size(); ++i) {
      if (i == player_ || revealed_[i]) continue;
      EXPECT_FALSE(has(text, secrets[i])) << "player " << player_ << " saw\n" << screen;
    }
    for (const auto& [owner, secret] : privy_) {
      if (owner == player_) continue;
      EXPECT_FALSE(has(text, secret)) << "player " << player_ << " saw\n" << screen;
    }
  }

  Program& program_;
  std::size_t player_ = 0;  // nobody yet
  std::string seen_;
  std::array<bool, 4> revealed_{};
  std::vector<std::pair<std::size_t, std::string>> privy_;
};

void hide_words(ThreePeople& people) {
  for (std::size_t i = 1; i <= 3; ++i) {
    people.sit(i);
    people.answer("Hide a word > ", secrets[i]);
  }
}

TEST(HotSeat, three_people_see_nothing_of_each_other) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.people = 3}}};
  ThreePeople people{program};
  hide_words(people);
  people.sit(1);
  const auto card = people.answer("Call a word (worth 6) > ", "note 2 Perhaps Zebra");
  people.keep_from_others("perhaps zebra");
  people.answer("Call a word (worth 6) > ", "call " + matched(card, "Your card: (\\w+)"));
  people.answer("Try a word (worth 6) or pass > ", "pass");
  people.sit(2);
  const auto second = people.answer("Try a word (worth 6) or pass > ", "boards");
  EXPECT_TRUE(has(second, "Player 1 calls ")) << second;
  EXPECT_TRUE(has(second, "Player 1 passes.")) << second;
  EXPECT_TRUE(has(people.answer("or pass > ", "notes"), "(KNAVE)"));
  EXPECT_TRUE(has(people.answer("or pass > ", "3 stone"), "You have no notes"));
  people.sit(3, "Player 2 tries STONE for player 3's word: wrong.\n");
  const auto third = people.answer("Try a word (worth 6) or pass > ", "2 knave");
  EXPECT_TRUE(has(third, "Player 2 tries STONE for your word: wrong.")) << third;
  EXPECT_TRUE(has(third, "Tried in vain: STONE for your word.")) << third;
  people.revealed(2);
  people.sit(2, "Player 3 tries KNAVE for player 2's word: right!\n");  // whose turn it is now
  const auto found = people.answer("Call a word (worth 5) > ", "quit");
  EXPECT_TRUE(has(found, "Player 3 tries KNAVE for your word: right! 6 points.")) << found;
  EXPECT_TRUE(has(found, "0 points, KNAVE")) << found;
  people.get_up();
  const auto end = program.read_rest();
  EXPECT_TRUE(has(end, std::string(40, '\n'))) << "a secret may stand there: " << end;
  EXPECT_EQ(program.wait(), 0);
}

TEST(HotSeat, marks_by_hand_stay_hidden_until_all_have_marked) {
  const TestFolder folder;
  Program program{folder.path(), {.wishes = {.people = 3, .by_hand = true, .own_words = true}}};
  ThreePeople people{program};
  hide_words(people);
  people.sit(1);
  people.answer("Call a word (worth 6) > ", "shape");
  // HOUSE, KNAVE and BLIMP against SHAPE; the third marks P wrongly.
  const std::vector<std::string> marks{"~~xxv", "xxvxv", "xxxxx"};
  for (std::size_t i = 1; i <= 3; ++i) {
    if (i > 1) people.sit(i);
    const auto asked = people.answer("Your marks for SHAPE > ", "mark " + marks[i - 1]);
    EXPECT_FALSE(has(asked, "S~")) << asked;
    EXPECT_FALSE(has(asked, "S✗")) << asked;
    people.answer("Enter sends, no goes back > ", "");
  }
  const auto open = people.answer("Try a word (worth 6) or pass > ", "1 house");
  EXPECT_TRUE(has(open, "S~ H~ A✗ P✗ E✓")) << open;
  EXPECT_TRUE(has(open, "S✗ H✗ A✗ P✗ E✗")) << open;
  people.revealed(1);
  people.sit(1, "Player 3 tries HOUSE for player 1's word: right!\n");
  const auto told = people.answer("Try a word (worth 6) or pass > ", "3 blimp");
  EXPECT_TRUE(has(told, "Player 3 tries HOUSE for your word: right! 6 points.")) << told;
  people.revealed(3);
  people.sit(2, "Player 1 tries BLIMP for player 3's word: right!\n");
  const auto wrong = people.answer(" > ", "score");
  EXPECT_FALSE(has(wrong, "passes")) << "nobody was left to pass: " << wrong;
  EXPECT_TRUE(has(wrong, "Player 1 tries BLIMP for player 3's word: right! 6 points.")) << wrong;
  EXPECT_TRUE(has(wrong, "Player 3 marked a row wrongly and scores nothing in this round."))
      << wrong;
  const auto score = program.read_until(" > ");
  EXPECT_TRUE(has(score, "Player 1            6     6\n")) << score;
  EXPECT_TRUE(has(score, "Player 3            0     0\n")) << score;
}

TEST(HotSeat, a_killed_game_asks_for_whoever_was_to_act) {
  const TestFolder folder;
  {
    Program program{folder.path(), {.wishes = {.people = 3}}};
    ThreePeople people{program};
    people.sit(1);
    people.answer("Hide a word > ", "house");
    people.sit(2);
    program.read_until("Hide a word > ");
    program.send(SIGKILL);
    program.wait();
  }
  Program program{folder.path(), {.resumes = true}};
  ThreePeople people{program};
  people.sit(2);
  people.answer("Hide a word > ", "knave");
  people.sit(3);
  people.answer("Hide a word > ", "blimp");
  people.sit(1);
  EXPECT_TRUE(has(people.answer("Call a word (worth 6) > ", "quit"), "(HOUSE)"));
}

}  // namespace
}  // namespace terminal_wordles
