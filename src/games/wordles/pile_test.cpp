#include "games/wordles/pile.h"

#include <set>

#include "games/wordles/wordles_test.h"

namespace wordles {
namespace {

// Three players, and as many of the built-in cards as a test says.
Rules with_cards(std::size_t few) {
  Options options;
  options.seats = 3;
  options.clocks = false;
  Rules rules = battery::wordles_rules(options);
  rules.deck = &battery::query_faces(5, few);
  return rules;
}

std::vector<std::size_t> hands(const Sitting& table) {
  std::vector<std::size_t> cards;
  for (const Board& board : table.open().boards) {
    if (board.card) cards.push_back(index(*board.card) + 1);
  }
  return cards;
}

CardNumber card(std::size_t number) { return CardNumber(static_cast<std::uint8_t>(number - 1)); }

// The active player exchanges if there is a card to be had, calls the first word that may be
// called, and nobody tries anything.
void take_turn(Sitting& table, bool exchange) {
  const std::size_t player = index(table.open().active);
  if (exchange) table.does(player, Exchange{*table.open().top});
  while (core::is_owed(owed(table.rules, table.state))) table.draws_in_order();
  const View seen = table.seen_by(Actor::seat(player));
  for (const Word word : seen.cards[player].words) {
    if (refusal(table.rules, seen, Call{word})) continue;
    table.does(player, Call{word});
    break;
  }
  table.all_pass();
}

using Cards = std::vector<std::size_t>;

// proves W-10, W-11
TEST(WordlesPile, IsMadeOfTheUsedCardsOnceItIsEmpty) {
  Sitting table{with_cards(5)};
  table.draws({2, 0, 1, 4, 3});
  EXPECT_EQ(hands(table), (Cards{3, 1, 2}));
  EXPECT_EQ(table.open().top, card(5));
  EXPECT_EQ(table.open().pile, 2);
  table.hide_all();
  take_turn(table, true);  // 3 is used, 5 taken
  EXPECT_EQ(table.open().top, card(4));
  EXPECT_EQ(table.play(Actor::seat(1), Exchange{card(3)}), Refusal::not_the_top_card);
  table.does(1, Exchange{card(4)});  // the last one
  EXPECT_EQ(hands(table), (Cards{5, 4, 2}));
  EXPECT_EQ(table.open().pile, 0);
  EXPECT_EQ(table.open().top, std::nullopt);
  EXPECT_EQ(table.seen_by(Actor::spectator()).top, std::nullopt);
  EXPECT_EQ(owed(table.rules, table.state), core::Owed{core::Order{2}}) << "1 and 3 are used";
  EXPECT_EQ(table.play(Actor::chance(), core::Draw{{0, 1, 2}}), Refusal::draw_does_not_fit);
  table.draws({1, 0});
  EXPECT_EQ(table.open().top, card(3));
  EXPECT_EQ(table.open().pile, 2);
  EXPECT_EQ(hands(table), (Cards{5, 4, 2}));
}

// proves W-10, W-09
TEST(WordlesPile, IsShuffledInTheMiddleOfADeal) {
  Sitting table{with_cards(5)};
  table.draws_in_order();
  table.hide_all();
  for (std::size_t row = 0; row < rows_a_board; ++row) take_turn(table, false);
  EXPECT_EQ(table.open().round, 2);
  EXPECT_EQ(table.open().phase, Phase::deal) << "4 and 5 are dealt, and the pile is empty";
  EXPECT_EQ(hands(table), (Cards{4, 5}));
  EXPECT_EQ(table.play(Actor::seat(0), Hide{Word{"house"}}), Refusal::cards_are_being_dealt);
  EXPECT_EQ(owed(table.rules, table.state), core::Owed{core::Order{3}});
  table.draws({1, 2, 0});
  EXPECT_EQ(hands(table), (Cards{4, 5, 2}));
  EXPECT_EQ(table.open().phase, Phase::hide);
  EXPECT_EQ(table.open().top, card(3));
}

// Somebody exchanges in every turn, the last of a round among them.
// proves W-10, W-11: no card is in two places, and none is lost.
TEST(WordlesPile, KeepsEveryCardInOnePlace) {
  for (const std::size_t few : {4U, 5U, 7U, 30U}) {
    Sitting table{with_cards(few)};
    while (!is_over(table.state)) {
      ASSERT_FALSE(HasFailure());
      while (core::is_owed(owed(table.rules, table.state))) table.draws_in_order();
      if (table.open().phase == Phase::hide) table.hide_all();
      take_turn(table, true);
      const auto held = hands(table);
      std::set<std::size_t> all{held.begin(), held.end()};
      for (const CardNumber used : used_cards(table.rules, table.state))
        all.insert(index(used) + 1);
      const Pile& pile = table.state.pile;
      for (std::size_t i = pile.dealt; i < pile.order.size(); ++i) {
        EXPECT_TRUE(all.insert(index(pile.order[i]) + 1).second);
      }
      EXPECT_EQ(all.size(), few);
    }
    EXPECT_EQ(table.open().past.size(), 8U) << "nobody scored, so all is shared";
  }
}

}  // namespace
}  // namespace wordles
