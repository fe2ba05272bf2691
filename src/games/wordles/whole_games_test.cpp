// Games from the first round to the last, where a transcript would be too long.
#include "games/wordles/wordles_test.h"

namespace wordles {
namespace {

Options plain(std::uint8_t seats, std::uint8_t first = 1) {
  Options options;
  options.seats = seats;
  options.first = first;
  options.own_words = seats > 2;
  options.clocks = false;
  return options;
}

SeatSet seats(std::initializer_list<std::size_t> players) {
  SeatSet set;
  for (const std::size_t player : players) set.add(seat_at(player));
  return set;
}

// A round of six rows in which this player names the next one's word in the first, and nobody else
// anything: 6 points.
void round_won_by(Sitting& table, std::optional<std::size_t> winner) {
  table.hide_all();
  for (std::size_t row = 0; row < rows_a_board; ++row) {
    table.call(row);
    if (row == 0 && winner) {
      const std::size_t other = (*winner + 1) % table.rules.options.seats;
      table.does(*winner, Attempt{seat_at(other), Sitting::secret_of(other)});
    }
    table.all_pass();
  }
}

// proves W-16
TEST(WordlesGame, IsWonByTheHighestScoreAfterFiveRounds) {
  Sitting table{plain(3)};
  for (const std::size_t winner : {0U, 1U, 1U, 2U}) round_won_by(table, winner);
  EXPECT_FALSE(is_over(table.state)) << "player 2 leads after four";
  round_won_by(table, 2U);
  EXPECT_FALSE(is_over(table.state)) << "6 : 12 : 12";
  Sitting clear{plain(3)};
  for (const std::size_t winner : {0U, 1U, 1U, 2U, 1U}) {
    EXPECT_FALSE(is_over(clear.state));
    round_won_by(clear, winner);
  }
  EXPECT_TRUE(is_over(clear.state));
  EXPECT_EQ(clear.open().past.size(), 5U);
  EXPECT_EQ(clear.open().winners, seats({1}));
  EXPECT_EQ(clear.board(1).score, 18);
  EXPECT_EQ(clear.play(Actor::seat(0), Hide{Word{"house"}}), Refusal::game_over);
}

// proves W-16
TEST(WordlesGame, PlaysOneMoreRoundWhileTheHighestScoreIsShared) {
  Sitting table{plain(3)};
  for (const std::size_t winner : {0U, 1U, 1U, 2U, 2U}) round_won_by(table, winner);
  EXPECT_EQ(table.open().round, 6);
  round_won_by(table, 0U);  // 12 : 12 : 12, whoever is behind plays too
  EXPECT_EQ(table.open().round, 7);
  round_won_by(table, 0U);
  EXPECT_TRUE(is_over(table.state));
  EXPECT_EQ(table.open().past.size(), 7U);
  EXPECT_EQ(table.open().winners, seats({0}));
}

// proves W-16
TEST(WordlesGame, IsSharedAfterThreeMoreRounds) {
  Sitting table{plain(3)};
  for (const std::size_t winner : {0U, 1U, 1U, 2U, 2U}) round_won_by(table, winner);
  for (int extra = 0; extra < 3; ++extra) {
    EXPECT_FALSE(is_over(table.state));
    round_won_by(table, std::nullopt);
  }
  EXPECT_TRUE(is_over(table.state));
  EXPECT_EQ(table.open().past.size(), 8U);
  EXPECT_EQ(table.open().winners, seats({1, 2}));
}

// proves W-17
TEST(WordlesGame, IsBegunByEverybodyInTurn) {
  for (std::uint8_t players = 2; players <= most_players; ++players) {
    Sitting table{plain(players, 2)};
    for (std::size_t round = 0; round < 5; ++round) {
      table.hide_all();
      EXPECT_EQ(index(table.open().active), (round + 1) % players) << "round " << round + 1;
      while (table.open().past.size() == round) {
        ASSERT_FALSE(HasFailure());
        const Seat owner = takers(table.rules, table.open()).first();
        table.call(table.board(index(owner)).rows.size());
        table.all_pass();
      }
    }
  }
}

// One round of a duel. Each finds the other's word in this row of their own form, or never.
struct Found {
  std::optional<std::size_t> by_first, by_second;
  std::optional<Seat> mistaken = {};  // by hand: marks every letter as absent
};

void duel_round(Sitting& table, const Found& found) {
  table.hide_all();
  const auto round = table.open().round;
  while (table.open().round == round && !is_over(table.state)) {
    ASSERT_FALSE(::testing::Test::HasFailure());
    const Seat caller = table.open().active, owner = table.rules.after(caller);
    const std::size_t row = table.board(index(owner)).rows.size();
    table.call(row);
    if (table.open().phase == Phase::mark) {
      const Marking honest =
          truth(table.rules, Sitting::secret_of(index(owner)), Sitting::query(row));
      table.does(index(owner), Mark{found.mistaken == owner ? Marking{Marks{5}, {}} : honest});
    }
    const bool finds = (index(caller) == 0 ? found.by_first : found.by_second) == row;
    const Word word = Sitting::secret_of(index(owner));
    table.does(index(caller), finds ? Action{Attempt{owner, word}} : Action{Pass{}});
  }
}

// proves W-19, W-14
TEST(WordlesDuel, EarnsTheValueOfTheCallersOwnRow) {
  for (std::size_t first = 0; first < rows_a_board; ++first) {
    for (std::size_t second = 0; second < rows_a_board; ++second) {
      Sitting table{plain(2)};
      duel_round(table, {first, second});
      EXPECT_EQ(table.open().past[0].points[0], 6 - first);
      EXPECT_EQ(table.open().past[0].points[1], 6 - second);
    }
  }
}

// proves W-20
TEST(WordlesDuel, NeedsMoreThanTwentyPoints) {
  Sitting table{plain(2)};
  for (int round = 0; round < 3; ++round) duel_round(table, {0U, {}});
  EXPECT_EQ(table.board(0).score, 18);
  duel_round(table, {4U, {}});
  EXPECT_EQ(table.board(0).score, 20);
  EXPECT_FALSE(is_over(table.state)) << "20 is not past 20";
  duel_round(table, {5U, {}});
  EXPECT_EQ(table.board(0).score, 21);
  EXPECT_TRUE(is_over(table.state));
  EXPECT_EQ(table.open().winners, seats({0}));
}

// proves W-20
TEST(WordlesDuel, EndsAfterTwelveRoundsForTheHigherScore) {
  Sitting table{plain(2)};
  duel_round(table, {{}, 5U});
  for (int round = 1; round < 12; ++round) {
    EXPECT_FALSE(is_over(table.state));
    duel_round(table, {});
  }
  EXPECT_TRUE(is_over(table.state));
  EXPECT_EQ(table.open().winners, seats({1}));
}

// proves W-20
TEST(WordlesDuel, IsSharedWhereTwelveRoundsDecideNothing) {
  Sitting table{plain(2)};
  for (int round = 0; round < 12; ++round) {
    EXPECT_FALSE(is_over(table.state)) << "however far past twenty";
    duel_round(table, {0U, 0U});
  }
  EXPECT_TRUE(is_over(table.state));
  EXPECT_EQ(table.board(0).score, 72);
  EXPECT_EQ(table.open().winners, seats({0, 1}));
}

// proves W-20, W-08
TEST(WordlesDuel, TakesPenaltiesBeforeItAsksWhoIsPastTwenty) {
  Options options = plain(2);
  options.by_hand = true;
  Sitting table{options};
  for (int round = 0; round < 3; ++round) duel_round(table, {0U, {}});
  EXPECT_EQ(table.board(0).score, 18);
  duel_round(table, {0U, {}, seat_at(0)});
  EXPECT_FALSE(is_over(table.state)) << "24 without the penalty";
  EXPECT_EQ(table.board(0).score, 18);
  EXPECT_EQ(table.open().past[3].points[0], 0);
  duel_round(table, {0U, {}, seat_at(1)});
  EXPECT_TRUE(is_over(table.state)) << "the finder of a word that was marked wrongly keeps 24";
  EXPECT_EQ(table.open().winners, seats({0}));
}

}  // namespace
}  // namespace wordles
