// What happens when a deck is empty, or nearly so (I-23).
#include "games/impossible/impossible_test.h"

namespace impossible {
namespace {

bool owes_a_shuffle(const Sitting& table, std::uint16_t cards) {
  return owed(table.rules, table.state) == core::Owed{core::Order{cards}};
}

// proves I-23, I-13
TEST(ImpossibleShortDeck, IsMadeAnewWhileThePoolIsFilled) {
  Options options = seated(1);
  options.cube = 3;
  options.threshold = 6;
  Sitting table{options, {.cards = {"puck", "romeo", "juliet", "alice", "kai"}}};
  table.discard_deck_down_to(1);
  table.says(1, "keep");
  EXPECT_EQ(table.open().pool, pile({"alice"})) << "what there was comes first";
  EXPECT_TRUE(owes_a_shuffle(table, 86));
  EXPECT_EQ(table.open().phase, Phase::draw) << "Draw is not over";
  EXPECT_EQ(table.asks(1, "add puck quill 1"), Refusal::cards_are_being_dealt);
  EXPECT_EQ(table.asks(1, "pass turn"), Refusal::cards_are_being_dealt);
  const auto top = table.open().discards[5];
  table.chance({5});
  EXPECT_EQ(table.open().pool.size(), 3U);
  EXPECT_EQ(table.open().pool[1], top);
  EXPECT_EQ(table.open().phase, Phase::add);
  EXPECT_TRUE(table.open().discards.empty());
  EXPECT_EQ(table.open().deck, 84);
}

// proves I-23, I-31k, I-31
TEST(ImpossibleShortDeck, IsMadeAnewInTheMiddleOfAPower) {
  Sitting table{seated(2), {.cards = {"king_arthur", "romeo", "juliet"}}};
  table.discard_deck_down_to(1);
  table.says(1, "use king_arthur inspire 2 romeo");
  EXPECT_EQ(table.hand(2).size(), 4U) << "one of two";
  EXPECT_TRUE(owes_a_shuffle(table, 83)) << "90, less 1, 4 and the two used, which wait";
  table.chance();
  EXPECT_EQ(table.hand(2).size(), 5U);
  EXPECT_EQ(table.open().discards, pile({"romeo", "king_arthur"}));
  EXPECT_TRUE(table.open().used.empty());
  EXPECT_EQ(table.open().phase, Phase::draw);
  table.says(1, "keep");
}

// proves I-23, I-31k
TEST(ImpossibleShortDeck, OfNoCardAtAllStillInspires) {
  Sitting table{seated(1), {.cards = {"king_arthur", "romeo", "juliet"}}};
  table.discard_deck_down_to(0);
  table.says(1, "use king_arthur inspire 1 romeo");
  EXPECT_TRUE(owes_a_shuffle(table, 87));
  table.chance();
  EXPECT_EQ(table.hand(1).size(), 3U);
}

// proves I-23, I-31a
TEST(ImpossibleShortDeck, TakesWhatREPLACEDiscardsButNotItself) {
  Sitting table{seated(1), {.cards = {"robin_hood", "romeo", "juliet"}}};
  table.deal_deck_down_to(0, 1);
  table.says(1, "use robin_hood replace 1");
  table.says(1, "renew romeo+juliet");
  EXPECT_TRUE(owes_a_shuffle(table, 2)) << "the two that were discarded";
  table.chance();
  EXPECT_TRUE(table.hand(1).has_all(cards({"romeo", "juliet"})));
  EXPECT_EQ(table.open().discards, pile({"robin_hood"}));
}

// proves I-23, I-12
TEST(ImpossibleShortDeck, TakesTheHandThatARefreshDiscards) {
  Sitting table{seated(1), {.cards = {"puck", "romeo", "juliet"}}};
  table.discard_deck_down_to(0);
  table.open().discards.clear();
  for (const Character there : table.state.shuffled) {
    if (!table.hand(1).has(there)) table.open().pool.push_back(there);  // a very long Pool
  }
  table.says(1, "refresh");
  EXPECT_TRUE(owes_a_shuffle(table, 3));
  table.chance();
  EXPECT_EQ(table.hand(1).size(), 2U);
  EXPECT_EQ(table.open().pool.size(), 88U) << "the third went into the Pool";
  EXPECT_EQ(table.open().deck, 0);
}

// proves I-23
TEST(ImpossibleShortDeck, GivesNothingIfBothAreEmpty) {
  Sitting table{seated(2), {.cards = {"king_arthur", "romeo", "juliet"}}};
  table.deal_deck_down_to(0, 2);
  EXPECT_EQ(table.asks(1, "use king_arthur inspire 1 romeo"), Refusal::nothing_would_come);
  table.says(1, "refresh");
  EXPECT_TRUE(owes_a_shuffle(table, 3));
  table.chance({2});
  EXPECT_EQ(table.hand(1).size(), 2U);
  EXPECT_EQ(table.open().pool.size(), 1U);
  table.says(1, "done");
  EXPECT_EQ(table.hand(1).size(), 2U) << "no third card in Upkeep";
  EXPECT_EQ(table.open().active, seat_at(1));
  EXPECT_FALSE(is_over(table.state));
}

// proves I-23, I-20
TEST(ImpossibleShortDeck, IsMadeAnewInUpkeepToo) {
  Sitting table{seated(2), {.librarians = {Librarian::octavius}}};
  table.discard_deck_down_to(2);
  table.says(1, "keep");
  table.says(1, "add odysseus quill 1");
  table.says(1, "add penelope quill 2");
  table.says(1, "add polyphemus quill 3");
  table.says(1, "done");
  table.chance();  // the spine
  EXPECT_TRUE(owes_a_shuffle(table, 81));
  EXPECT_EQ(table.hand(1).size(), 2U);
  EXPECT_EQ(table.open().active, seat_at(0)) << "the turn is not over";
  table.chance();
  EXPECT_EQ(table.hand(1).size(), 4U);
  EXPECT_EQ(table.open().active, seat_at(1));
}

// proves I-42, I-23
TEST(ImpossibleReshuffle, TakesMoldOutOfTheGame) {
  struct Case {
    std::uint8_t seats;
    std::optional<std::uint8_t> given;
    std::uint8_t lost;
  };
  for (const auto& [seats, given, lost] : {Case{1, {}, 3}, Case{2, {}, 5}, Case{4, {}, 6},
                                           Case{1, 4, 4}, Case{2, 1, 1}, Case{2, 0, 0}}) {
    Options options = seated(seats);
    options.reshuffle_mold = given;
    Sitting table{options};
    table.discard_deck_down_to(0);
    table.says(1, "keep");
    EXPECT_EQ(table.open().containment, 9) << "not before it is shuffled";
    table.chance();
    EXPECT_EQ(table.open().containment, 9 - lost);
    EXPECT_EQ(table.open().removed, lost) << "and it does not come back (I-25)";
    EXPECT_EQ(table.open().left_out, 3);
    EXPECT_EQ(table.open().phase, Phase::add);
    EXPECT_EQ(table.open().pool.size(), 1U);
  }
}

// proves I-42, I-21
TEST(ImpossibleReshuffle, LosesTheGameIfTheContainmentHasNotSoMuch) {
  for (std::uint8_t mold = 1; mold <= 3; ++mold) {
    Options options = seated(2);
    options.mold = mold, options.reshuffle_mold = 3;
    Sitting table{options};
    table.discard_deck_down_to(0);
    table.says(1, "keep");
    table.chance();
    EXPECT_EQ(is_over(table.state), mold < 3);
    EXPECT_EQ(table.open().containment, 0);
    EXPECT_EQ(table.open().removed, mold) << "what there was has left";
    if (mold < 3) {
      EXPECT_EQ(table.open().outcome, Outcome::mold_ran_out);
      EXPECT_TRUE(table.open().pool.empty()) << "nothing is drawn any more";
    }
  }
}

// proves I-42, I-31k
TEST(ImpossibleReshuffle, InTheMiddleOfAPowerLosesToo) {
  Options options = seated(1);
  options.mold = 1;
  Sitting table{options, {.cards = {"king_arthur", "romeo", "juliet"}}};
  table.discard_deck_down_to(1);
  table.says(1, "use king_arthur inspire 1 romeo");
  table.chance();
  EXPECT_EQ(table.open().outcome, Outcome::mold_ran_out);
  EXPECT_TRUE(offers(table.rules, table.seen_by(Actor::seat(0))).empty());
}

// proves I-23, I-19
TEST(ImpossibleShortDeck, OfBooksLeavesPlacesEmpty) {
  Options options = seated(1);
  options.bookend = 3;
  Sitting table{options, {.librarians = {Librarian::octavius}}};
  table.destroy_books_down_to(0);
  for (const auto* said :
       {"keep", "add odysseus quill 1", "add penelope quill 2", "add polyphemus quill 3", "done"}) {
    table.says(1, said);
  }
  table.chance();
  EXPECT_FALSE(table.at(Label::quill).book);
  EXPECT_FALSE(is_over(table.state)) << "two Books for the one free slot";
  EXPECT_EQ(table.asks(1, "keep"), std::nullopt);
  EXPECT_EQ(table.asks(1, "add king_arthur quill 1"), Refusal::no_book_there);
}

// proves I-19
TEST(ImpossibleShortDeck, OfBooksIsLaidOutToItsLast) {
  Options options = seated(1);
  options.bookend = 3;
  Sitting table{options, {.librarians = {Librarian::octavius}}};
  table.destroy_books_down_to(1);
  const Book last = table.state.books.back();
  for (const auto* said :
       {"keep", "add odysseus quill 1", "add penelope quill 2", "add polyphemus quill 3", "done"}) {
    table.says(1, said);
  }
  table.chance();
  EXPECT_EQ(table.at(Label::quill).book, last);
  EXPECT_EQ(table.open().books, 0);
}

// proves I-31h
TEST(ImpossibleForesee, ShowsWhatTheDeckHasAndShufflesNothing) {
  for (const std::size_t left : {3U, 2U}) {
    Sitting table{seated(1), {.cards = {"merlin", "persian", "puck", "kai", "alice", "gerda"}}};
    table.discard_deck_down_to(left);
    table.says(1, "use merlin foresee");
    EXPECT_EQ(table.open().pending, Pending{(Arranging{seat_at(0), std::uint8_t(left)})});
    EXPECT_EQ(table.seen_by(Actor::spectator()).known_top.size(), left);
    table.says(1, left == 3 ? "arrange gerda kai alice" : "arrange alice kai");
    EXPECT_EQ(table.state.deck.back(), card(left == 3 ? "gerda" : "alice"));
  }
  Sitting one{seated(1), {.cards = {"merlin", "persian", "puck", "kai"}}};
  one.discard_deck_down_to(1);
  one.says(1, "use merlin foresee");
  EXPECT_FALSE(one.open().waits_for_an_answer()) << "one card has no order";
  EXPECT_EQ(one.seen_by(Actor::seat(0)).known_top[0], card("kai"));
  one.says(1, "keep");
  EXPECT_EQ(one.asks(1, "use persian foresee"), Refusal::deck_is_empty);
}

// proves I-32e
TEST(ImpossibleOdile, SeesWhatTheDeckHas) {
  const Top top{.librarians = {Librarian::hazel, Librarian::odile}};
  for (const std::size_t left : {6U, 5U, 3U, 2U, 1U}) {
    Sitting table{seated(2), top};
    table.discard_deck_down_to(left);
    table.says(1, "keep");
    table.says(1, "done");
    const auto seen = table.seen_by(Actor::seat(0));
    if (left == 1) {
      EXPECT_EQ(table.open().pending, Pending{Nobody{}}) << "there is nothing to see";
      table.says(2, "keep");
      EXPECT_EQ(table.open().owing, Owing::reshuffle);
    } else {
      const std::size_t shown = std::min<std::size_t>(4, left - 1);
      EXPECT_EQ(table.open().pending, Pending{Omen{std::uint8_t(shown)}});
      EXPECT_EQ(seen.known_top.size(), shown);
    }
  }
}

// proves I-40, I-32e
TEST(ImpossibleOdile, BuriesCardsOfWhichThePlacesStayKnown) {
  Sitting table{seated(1), {.librarians = {Librarian::odile}, .cards = {"puck", "kai", "alice"}}};
  table.discard_deck_down_to(4);
  const Character second = table.state.deck[1];
  table.does(1, Bury{second});
  const auto seen = table.seen_by(Actor::spectator());
  EXPECT_EQ(seen.known_top.size(), 3U);
  EXPECT_EQ(seen.known_bottom.size(), 1U);
  EXPECT_EQ(table.state.deck[0], second);
  table.says(1, "keep");
  table.says(1, "done");
  // Three cards are left, and Odile looks at all.
  const auto later = table.seen_by(Actor::seat(0));
  EXPECT_EQ(later.known_top.size(), 3U);
  EXPECT_EQ(later.known_top[2], second);
  EXPECT_EQ(later.known_bottom[0], second);
  table.does(1, Bury{second});
  const auto again = table.seen_by(Actor::seat(0));
  EXPECT_EQ(again.known_top.size(), 2U);
  EXPECT_EQ(again.known_bottom.size(), 2U) << "with the one above it, all that is left";
}

// proves I-40, I-41
TEST(ImpossibleShortDeck, IsUnknownOnceItIsShuffled) {
  Options options = seated(1);
  options.cube = 4;
  options.threshold = 6;
  Sitting table{options, {.librarians = {Librarian::odile}}};
  table.discard_deck_down_to(4);
  table.does(1, Bury{table.state.deck.back()});
  EXPECT_EQ(sealed(table.rules, table.state).size(), 2U);
  table.says(1, "refresh");
  table.chance();
  const auto seen = table.seen_by(Actor::spectator());
  EXPECT_TRUE(seen.known_top.empty());
  EXPECT_TRUE(seen.known_bottom.empty());
  const auto seals = sealed(table.rules, table.state);
  EXPECT_EQ(seals.size(), 3U) << "Characters, Books, discards";
  EXPECT_EQ(seals[2].substr(0, 11), "characters ");
}

}  // namespace
}  // namespace impossible
