#include "games/impossible/text.h"

#include <map>

#include "games/impossible/impossible_test.h"
#include "testing/refusal_text.h"

namespace impossible {
namespace {

Action action(std::string_view said) {
  const auto read = codec::from_notation<Action>(said);
  EXPECT_TRUE(read) << said;
  return read.value_or(Action{Keep{}});
}

// Player 1 of two, in Add, with Odysseus, Penelope and Polyphemus; The Odyssey lies at Quill.
Sitting in_add() {
  Sitting table{seated(2)};
  table.says(1, "keep");
  return table;
}

TEST(ImpossibleText, HasASentenceOfItsOwnForEveryRefusal) {
  const Sitting table = in_add();
  std::vector<Action> actions;
  for (const auto* said : {"use odysseus exchange penelope tripitaka",
                           "add puck quill 1",
                           "add puck quill 1 sparing kai",
                           "use merlin recall puck 1 kai",
                           "use merlin recast puck quill 1",
                           "use merlin weed puck kai",
                           "use merlin trade 1 2 puck",
                           "use merlin foresee",
                           "help hazel puck kai",
                           "help basil kai puck",
                           "help cordelia puck 2",
                           "help percival puck quill ballpoint",
                           "renew none",
                           "renew puck",
                           "bury puck",
                           "arrange puck kai",
                           "keep",
                           "pass turn",
                           "expire",
                           "draw",
                           "agree"}) {
    actions.push_back(action(said));
  }
  for (const Actor viewer : {Actor::seat(0), Actor::seat(1), Actor::spectator()}) {
    battery::expect_sentences<Impossible>(table.rules, table.seen_by(viewer), actions);
  }
}

TEST(ImpossibleText, PointsToARuleThatThePageHas) {
  battery::expect_rules_on_the_page<Impossible>();
}

struct Said {
  const char *rule, *sentence;
};

// Of a card that is added, by player 1, whose turn it is.
const std::map<Refusal, Said> expected{
    {Refusal::game_over, {"I-24", "The game is over."}},
    {Refusal::only_watching, {"I-01", "You are watching; sit down to play."}},
    {Refusal::only_chance, {"I-08", "Only chance draws and shuffles."}},
    {Refusal::only_the_clock, {"I-35", "Only the table's clock does that."}},
    {Refusal::nothing_is_owed, {"I-08", "Nothing is to be drawn now."}},
    {Refusal::draw_does_not_fit, {"I-08", "That draw is not what the game asked for."}},
    {Refusal::no_clock_runs, {"I-35", "No clock is running that could run out."}},
    {Refusal::nothing_to_choose, {"I-35", "That seat has no choice pending."}},
    {Refusal::cards_are_being_dealt, {"I-08", "The cards are being dealt; wait a moment."}},
    {Refusal::librarians_first,
     {"I-07", "Everybody chooses a Librarian first; play begins when all have."}},
    {Refusal::librarian_chosen, {"I-07", "You have chosen your Librarian; it stays."}},
    {Refusal::not_dealt_to_you,
     {"I-07", "That Librarian was not dealt to you; choose one of your two."}},
    {Refusal::an_answer_is_pending, {"I-26", "Wait: player 1 has a question to answer first."}},
    {Refusal::not_your_turn,
     {"I-36", "It is player 1's turn; Powers are all that you can use now."}},
    {Refusal::drawing_is_over, {"I-12", "You have decided about your hand for this turn."}},
    {Refusal::draw_first, {"I-12", "Say first whether you keep your hand or refresh it."}},
    {Refusal::no_hand_to_discard,
     {"I-12", "You hold no card to discard, so no two are drawn for it; say “keep”."}},
    {Refusal::adding_is_over, {"I-14", "Adding Characters is over for this turn."}},
    {Refusal::nothing_to_decide, {"I-26", "Nobody asks you that now."}},
    {Refusal::not_in_your_hand, {"I-14", "The Thénardiers are not in your hand."}},
    {Refusal::no_book_there, {"I-14", "No Book lies in that slot; name another."}},
    {Refusal::spot_is_taken, {"I-14", "That spot is filled; name an empty one."}},
    {Refusal::no_shared_role,
     {"I-14", "The Thénardiers do not fit there: the spot asks for Love Interest or Royal."}},
    {Refusal::nothing_to_spare, {"I-32b", "No discard keeps the Mold away; add it without one."}},
    {Refusal::would_lose,
     {"I-18", "That would lose the game at once; say it with “anyway” if you mean it."}},
    {Refusal::not_full, {"I-17", "That Book is not full; name one that is."}},
    {Refusal::no_mold_to_rescue, {"I-32c", "That Book has no Mold to take; name another."}},
    {Refusal::not_shown,
     {"I-32e", "The Thénardiers are not among the cards shown; name one of them, or decline."}},
    {Refusal::not_these_cards, {"I-31a", "Name at least one card to discard, or decline."}},
    {Refusal::not_this_power, {"I-26", "That card has another Power."}},
    {Refusal::not_your_librarian, {"I-29", "Your Librarian cannot do that."}},
    {Refusal::ability_used, {"I-29", "Your Librarian has helped in this turn already."}},
    {Refusal::no_such_player, {"I-31", "There is no such player at this table."}},
    {Refusal::not_in_the_pool, {"I-28", "The Thénardiers are not in the Infestation Pool."}},
    {Refusal::not_first_in_the_pool,
     {"I-32f", "Basil takes the card at the start of the Pool: Tripitaka."}},
    {Refusal::swaps_twice, {"I-31b", "A card can be exchanged once only."}},
    {Refusal::swaps_nothing,
     {"I-31b", "Name one or two cards of yours, each with one of the Pool."}},
    {Refusal::no_mold_there, {"I-31d", "That Book has no Mold; name one that has."}},
    {Refusal::cannot_pay_with_that,
     {"I-27", "The cost is paid with another Character from a hand or from a Book on the table."}},
    {Refusal::wrong_number_to_pay, {"I-27", "That is not as many Characters as it costs."}},
    {Refusal::trades_with_itself, {"I-31e", "A card changes hands between two players."}},
    {Refusal::trades_nothing, {"I-31e", "Name at least one card to trade."}},
    {Refusal::not_in_their_hands, {"I-31e", "Those cards are not all in those hands."}},
    {Refusal::too_few_discards, {"I-31e", "The discard pile has not so many cards."}},
    {Refusal::too_many_to_trade,
     {"I-31e", "You can trade up to three cards with the discard pile."}},
    {Refusal::same_book, {"I-31f", "Name two different Books."}},
    {Refusal::not_discarded, {"I-31g", "The Thénardiers are not in the discard pile."}},
    {Refusal::recalls_recall, {"I-31g", "RECALL cannot take another RECALL back."}},
    {Refusal::nothing_to_replace, {"I-31a", "That player holds no card to replace."}},
    {Refusal::deck_is_empty,
     {"I-31h", "The Character deck is empty; there is nothing to foresee."}},
    {Refusal::not_in_a_book, {"I-31i", "The Thénardiers are in no Book on the table."}},
    {Refusal::nothing_would_come, {"I-31k", "No Character is left to draw."}},
    {Refusal::no_mold_left_out, {"I-31l", "No Mold is left that was kept out at the start."}},
    {Refusal::understudy_waits,
     {"I-31m", "An understudy is waiting already; add a Character first."}},
    {Refusal::not_for_solitaire, {"I-32g", "That takes another player."}},
    {Refusal::already_passed, {"I-39", "You have passed so already; say “heed” to take it back."}},
    {Refusal::not_passed, {"I-39", "You have not passed, so there is nothing to take back."}},
};

TEST(ImpossibleText, NamesTheThingTheWayOutAndTheRule) {
  const Sitting table = in_add();
  const View seen = table.seen_by(Actor::seat(0));
  EXPECT_EQ(expected.size(), battery::all_refusals<Impossible>().size());
  for (const auto& [why, said] : expected) {
    EXPECT_EQ(explain(table.rules, seen, action("add thenardiers quill 2"), why), said.sentence);
    EXPECT_EQ(rule_of(why), said.rule) << said.sentence;
  }
}

// The one card of several that is the trouble.
TEST(ImpossibleText, NamesTheCardThatIsNotWhereItHasToBe) {
  const Sitting table = in_add();
  const View seen = table.seen_by(Actor::seat(0));
  const auto says = [&](std::string_view said, Refusal why) {
    return explain(table.rules, seen, action(said), why);
  };
  const auto hand = Refusal::not_in_your_hand;
  EXPECT_EQ(says("use puck recast kai quill 1", hand), "Puck is not in your hand.");
  EXPECT_EQ(says("use odysseus exchange penelope kai gerda alice", hand),
            "Gerda is not in your hand.");
  EXPECT_EQ(says("use odysseus exchange odysseus kai", hand),
            "Odysseus is used up by this itself; name another card.");
  EXPECT_EQ(says("help basil kai tripitaka", hand), "Kai is not in your hand.");
  EXPECT_EQ(says("renew penelope+hound", hand),
            "The Hound of the Baskervilles is not in your hand.");
  EXPECT_EQ(says("help hazel kai tripitaka", hand), "Kai is not in your hand.");
  EXPECT_EQ(says("help percival penelope+dartagnan quill ballpoint", hand),
            "D'Artagnan is not in your hand.");
  EXPECT_EQ(says("help cordelia merlin 1", hand), "Merlin is not in your hand.");
  const auto pool = Refusal::not_in_the_pool;  // which has Tripitaka in it
  EXPECT_EQ(says("use odysseus exchange penelope tripitaka polyphemus kai", pool),
            "Kai is not in the Infestation Pool.");
  EXPECT_EQ(says("help basil penelope lodgers", pool),
            "The Three Lodgers are not in the Infestation Pool.");
}

TEST(ImpossibleText, AsksForWhatIsMissing) {
  Sitting table = in_add();
  const auto says = [&](std::size_t player, std::string_view said, Refusal why) {
    return explain(table.rules, table.seen_by(Actor::seat(player - 1)), action(said), why);
  };
  EXPECT_EQ(says(1, "use merlin recast puck ballpoint 3", Refusal::no_shared_role),
            "Puck does not fit there: the spot asks for Monster or Soldier.");
  EXPECT_EQ(says(2, "use merlin weed tripitaka puck", Refusal::not_this_power),
            "The Power of Merlin is FORESEE.");
  EXPECT_EQ(says(2, "use hound foresee", Refusal::not_this_power),
            "The Power of the Hound of the Baskervilles is WEED.");
  EXPECT_EQ(says(2, "use juliet understudy merlin", Refusal::not_your_turn),
            "UNDERSTUDY is for your own turn, and it is player 1's.");
  EXPECT_EQ(says(1, "arrange puck", Refusal::not_these_cards),
            "Name the cards that are shown, each once.");
  table.says(1, "use penelope replace 2");
  EXPECT_EQ(says(2, "renew none", Refusal::not_these_cards),
            "Name at least one card to discard, or decline.");
  EXPECT_EQ(says(1, "done", Refusal::an_answer_is_pending),
            "Wait: player 2 has a question to answer first.");
}

}  // namespace
}  // namespace impossible
