#include "terminal/impossible/story.h"

#include <gtest/gtest.h>

#include "terminal/impossible/ending.h"
#include "terminal/impossible/saved_text.h"
#include "terminal/impossible/scene_in_test.h"

namespace terminal_impossible {
namespace {

using impossible::Label;
using impossible::Seat;
using impossible::seat_at;
using impossible::Spot;

// What player 1 is told of a deed of this seat, by the rules; chance draws what comes first.
std::string told_of(std::uint8_t seats, impossible::State state, Seat by,
                    const impossible::Action& action, const std::string& others = "novice") {
  const auto rules = rules_of(seats);
  auto before = scene_of(rules, state, seat_at(0));
  core::SeededGenerator generator{1};
  impossible::advance(rules, state, {impossible::actor(by), {}, action});
  while (core::is_owed(impossible::owed(rules, state))) {
    const auto draw = core::draw(impossible::owed(rules, state), generator);
    impossible::advance(rules, state, {core::Actor::chance(), {}, draw});
  }
  auto after = scene_of(rules, state, seat_at(0));
  for (std::size_t i = 1; i < seats; ++i) before.bots[i] = after.bots[i] = others;
  return told({.plain = true}, [&](auto& writer) {
    tell_change(writer, before, after, Deed{by, action, "because"}, Reasons::wanted);
  });
}

impossible::State with_deck(impossible::State state) {
  for (const auto* key : {"kai", "gerda", "jane_eyre"}) state.deck.push_back(card(key));
  state.open.deck = 3;
  state.books.push_back(book("dracula"));
  state.open.books = 20;
  return state;
}

TEST(Story, an_addition_with_its_mold_and_its_reason) {
  EXPECT_EQ(told_of(1, state_in_add(), seat_at(0),
                    impossible::Add{card("guinevere"), Label::ballpoint, Spot(0), {}, {}}),
            "You add Guinevere as Macbeth, spot 1 of Macbeth (Ballpoint). Mold on The Odyssey "
            "(Quill), 1 of 3.\n"
            "  (because)\n");
}

TEST(Story, what_others_do_is_told_by_their_names) {
  EXPECT_EQ(
      told_of(2, state_in_add(2), seat_at(1),
              impossible::Use{card("polyphemus"), impossible::Weed{card("puck"), card("alice")}}),
      "Player 2 discards Polyphemus for WEED: Puck leaves the Pool, paid with Alice.\n  "
      "(because)\n");
}

// proves I-27
TEST(Story, a_deed_that_needs_consent_is_asked_for_first) {
  const impossible::Use trade{
      card("guinevere"), impossible::Trade{seat_at(0), seat_at(1), {card("romeo"), card("alice")}}};
  EXPECT_EQ(told_of(2, state_in_add(2), seat_at(0), trade),
            "You ask player 2 for consent.\n  (because)\n");
  EXPECT_EQ(told_of(2, state_in_add(2), seat_at(0), trade, ""), "  (because)\n")
      << "a person is asked in full";
  auto asked = state_in_add(2);
  asked.open.pending = impossible::Consent{seat_at(0), trade, {seat_at(1)}};
  EXPECT_EQ(told_of(2, asked, seat_at(1), impossible::Agree{}),
            "Player 2 agrees.\n  (because)\n"
            "You discard Guinevere for TRADE: player 2 gets Romeo from you and you get Alice from "
            "player 2.\n");
  EXPECT_EQ(told_of(2, asked, seat_at(1), impossible::Decline{}),
            "Player 2 says no: nothing happens, and nothing is spent.\n  (because)\n");
}

// proves I-17, I-19, I-20
TEST(Story, a_saved_book_is_the_prize_of_the_turn) {
  auto state = with_deck(state_in_add());
  auto& slot = state.open.slot(Label::typewriter);
  slot.cast = {card("romeo"), card("juliet"), card("merlin")};
  state.open.players[0].hand = {card("guinevere"), card("sun_wukong"), card("titania")};
  const auto text = told_of(1, state, seat_at(0), impossible::Done{});
  EXPECT_TRUE(
      text.starts_with("You are done with adding.\n  (because)\n\n"
                       "A Book is saved, number 1 of 10!\n\n"
                       "    Romeo and Juliet, by William Shakespeare, 1597\n"
                       "    with Romeo as himself, Juliet as herself and Merlin as Friar "
                       "Laurence\n\n"
                       "    Romeo and Juliet met at a party on Sunday"))
      << text;
  EXPECT_TRUE(
      text.ends_with("\n\n"
                     "One Mold goes back to the Containment.\n"
                     "A new Book at Typewriter: Dracula, by Bram Stoker, 1897.\n"
                     "You draw Jane Eyre.\n\n"
                     "Your turn, with Octavius the octopus.\n"))
      << text;
}

TEST(Story, the_clock_is_named_where_nobody_acted) {
  const auto rules = rules_of();
  auto state = with_deck(state_in_add());
  const auto before = scene_of(rules, state, seat_at(0));
  impossible::advance(rules, state, {core::Actor::clock(), {}, core::Expire{}});
  const auto after = scene_of(rules, state, seat_at(0));
  const auto text = told({.plain = true},
                         [&](auto& writer) { tell_change(writer, before, after, std::nullopt); });
  EXPECT_TRUE(text.starts_with("Time is up.\n")) << text;
}

TEST(Ending, every_outcome_has_its_reason) {
  using impossible::Outcome;
  auto scene = scene_of(rules_of(), state_in_add(), seat_at(0));
  EXPECT_EQ(verdict(scene), "The game is closed without a result.");
  scene.view.open.phase = impossible::Phase::over;
  const auto with = [&](Outcome outcome) {
    scene.view.open.outcome = outcome;
    return verdict(scene);
  };
  EXPECT_EQ(with(Outcome::bookshelf_full),
            "You have won! Every slot left of the Bookend has its spine.");
  EXPECT_EQ(with(Outcome::mold_ran_out),
            "You have lost. The Containment had to give a Mold and had none (rule I-21). None of "
            "ten Books were saved.");
  scene.view.open.saved.push_back(
      {book("moby_dick"), {card("ishmael"), card("captain_ahab"), card("moby_dick")}, 4});
  EXPECT_EQ(with(Outcome::books_ran_out),
            "You have lost. Fewer Books are left than slots to fill (rule I-23). One of ten Books "
            "was saved.");
  EXPECT_EQ(with(Outcome::nothing_moves),
            "You have lost. A whole round has passed in which no card moved (rule I-23). One of "
            "ten Books was saved.");
}

TEST(BookOfTheGame, is_a_text_to_keep) {
  auto scene = scene_of(rules_of(), state_in_add(), seat_at(0));
  scene.view.open.saved.push_back(
      {book("moby_dick"), {card("alice"), card("count_dracula"), card("moby_dick")}, 4});
  const auto text = book_of_the_game(scene);
  EXPECT_TRUE(
      text.starts_with("THE BOOK OF THE GAME\nFiction Impossible\n\n"
                       "Saved so far: one Book of ten.\n\n"
                       "    Moby-Dick, by Herman Melville, 1851\n"
                       "    with Alice as Ishmael, Count Dracula as Captain Ahab and Moby "
                       "Dick as\n    itself\n\n    "))
      << text;
}

}  // namespace
}  // namespace terminal_impossible
