// The table and the questions, word for word.
#include <gtest/gtest.h>

#include "terminal/impossible/asking.h"
#include "terminal/impossible/board_text.h"
#include "terminal/impossible/scene_in_test.h"

namespace terminal_impossible {
namespace {

using impossible::Label;
using impossible::seat_at;

Scene alone(const impossible::State& state = state_in_add()) {
  return scene_of(rules_of(), state, seat_at(0));
}

// proves I-02, I-03, I-09, I-10
TEST(Text, the_table_in_columns) {
  EXPECT_EQ(told({}, [](auto& writer) { show_board(writer, alone()); }),
            R"(QUILL       Mold 0 of 3   The Odyssey, by Homer, 700 BC
  1  Odysseus (Traveller, Trickster)            free
  2  Penelope (Love Interest, Royal)            free
  3  Polyphemus (Monster)                       Count Dracula
TYPEWRITER  Mold 1 of 2!  Romeo and Juliet, by William Shakespeare, 1597
  1  Romeo (Rebel, Love Interest)               free
  2  Juliet (Love Interest)                     free
  3  Friar Laurence (Scientist, Sage)           free
BALLPOINT   Mold 0 of 2   Macbeth, by William Shakespeare, 1623
  1  Macbeth (Villain, Soldier)                 free
  2  Lady Macbeth (Villain, Royal)              free
  3  Weird Sisters (Sage)                       free
POOL        [1 Friar Laurence (Quill), 2 Puck (Quill), -]
            One more and the Mold attacks; so far: Mold on Quill, 2 of 3.
SHELF       [.+....&...] 0 of 10 Books saved; +Card in slot 2 and +Card &
            Threshold in slot 7.
TABLE       8 Mold in the Containment (3 left out). 70 Characters and 27 Books
            in the decks, 0 discarded. One card each turn into the Pool.
You, Octavius the octopus
  1  Guinevere (Love Interest, Royal)               Quill       TRADE
  2  Sun Wukong (Rebel, Trickster)                  no label    REPLACE
  3  Romeo (Rebel, Love Interest)                   Typewriter  UNDERSTUDY
)");
}

TEST(Text, the_table_in_words) {
  auto state = state_in_add();
  state.open.slot(Label::ballpoint) = {};
  state.open.slot(Label::quill).shelters = 3;
  state.open.saved.push_back(
      {book("moby_dick"), {card("ishmael"), card("captain_ahab"), card("moby_dick")}, 4});
  state.open.destroyed.push_back(book("dracula"));
  state.open.removed = 3;
  for (const auto* key : {"kai", "gerda", "alice"}) state.open.pool.push_back(card(key));
  EXPECT_EQ(told({.plain = true},
                 [&](auto& writer) {
                   show_books(writer, alone(state));
                   show_pool(writer, alone(state));
                   show_counts(writer, alone(state));
                   show_shelf(writer, alone(state));
                 }),
            R"(Quill: The Odyssey, by Homer, 700 BC. Mold 0 of 3, three shelters.
Quill spot 1, Odysseus (Traveller, Trickster): free.
Quill spot 2, Penelope (Love Interest, Royal): free.
Quill spot 3, Polyphemus (Monster): filled by Count Dracula.
Typewriter: Romeo and Juliet, by William Shakespeare, 1597. Mold 1 of 2. One more destroys it.
Typewriter spot 1, Romeo (Rebel, Love Interest): free.
Typewriter spot 2, Juliet (Love Interest): free.
Typewriter spot 3, Friar Laurence (Scientist, Sage): free.
No Book lies at Ballpoint.
Infestation Pool: 1 Friar Laurence (Quill), 2 Puck (Quill), 3 Kai (Quill); behind the marker 4 Gerda (Ballpoint), 5 Alice (no label).
The Mold attacks in this turn's Upkeep: Quill is sheltered.
Bookshelf: 1 of 10 Books saved; +Card in slot 2 (next) and +Card & Threshold in slot 7.
8 Mold in the Containment (3 left out and 3 out of the game). 70 Characters and 27 Books in the decks, 0 discarded. One card each turn into the Pool.
Bookshelf: 1 of 10 Books saved; the Bookend is in slot 11, +Card in slot 2 (next) and +Card & Threshold in slot 7.
   1  Moby-Dick, spine 5: Ishmael as himself, Captain Ahab as himself and Moby Dick as itself.
Destroyed: Dracula.
)");
}

// proves I-14, I-15, I-16
TEST(Text, ways_to_add_with_their_prices) {
  auto state = state_in_add();
  state.open.slot(Label::quill).cast[0] = card("puck");
  EXPECT_EQ(told({}, [&](auto& writer) { ask_player(writer, alone(state)); }),
            R"(Add: type a number, as often as you like, then done.
   1  Guinevere as Penelope, Quill 2          no Mold; completes it!
   2  Guinevere as Romeo, Typewriter 1        Mold on Quill, 1 of 3
   3  Guinevere as Juliet, Typewriter 2       Mold on Quill, 1 of 3
   4  Guinevere as Lady Macbeth, Ballpoint 2  Mold on Quill, 1 of 3
   5  Sun Wukong as Romeo, Typewriter 1       no Mold
   6  Romeo as Penelope, Quill 2
          Mold destroys Romeo and Juliet (Typewriter); completes it!
   7  Romeo as himself, Typewriter 1          at home, no Mold
   8  Romeo as Juliet, Typewriter 2           no Mold
Powers: 1 Guinevere TRADE, 2 Sun Wukong REPLACE and 3 Romeo UNDERSTUDY; as in:
        use 3.
)");
}

TEST(Text, an_addition_that_loses_says_so) {
  auto state = state_in_add();
  state.open.containment = 0;
  const auto text = told({}, [&](auto& writer) { ask_player(writer, alone(state)); });
  EXPECT_NE(text.find("Guinevere as Juliet, Typewriter 2       loses! Needs “anyway”"),
            std::string::npos)
      << text;
}

// proves I-26
TEST(Text, before_an_attack_it_says_what_comes_and_what_could_help) {
  auto state = state_in_add();
  state.open.phase = impossible::Phase::window;
  state.open.pool.push_back(card("romeo"));
  state.open.players[0].hand = {card("guinevere"), card("jean_valjean"), card("merlin")};
  EXPECT_EQ(told({}, [&](auto& writer) { ask_player(writer, alone(state)); }),
            R"(The Mold is about to attack, with three cards in the Pool:
  Friar Laurence  Mold on The Odyssey (Quill), 1 of 3
  Puck            Mold on The Odyssey (Quill), 2 of 3
  Romeo           Mold destroys Romeo and Juliet (Typewriter)
This could change it:
  use 3  Jean Valjean, SHELTER: Shelter a Book: the next Mold that is due on it
         in this turn stays in the Containment.
Usable, but no help: 2 Merlin (FORESEE).
Use a Power, or pass: for this attack (pass), for all of this turn (pass turn),
or until further notice (pass always).
)");
}

// proves I-27
TEST(Text, consent_is_asked_for_with_the_whole_deed) {
  auto state = state_in_add(2);
  state.open.pending = impossible::Consent{
      seat_at(0),
      impossible::Use{card("zhu_bajie"), impossible::Scrub{Label::typewriter, card("alice")}},
      {seat_at(1)}};
  const auto scene = scene_of(rules_of(2), state, seat_at(1));
  EXPECT_EQ(told({.plain = true}, [&](auto& writer) { ask_player(writer, scene); }),
            "Player 1 asks you. With your consent player 1 discards Zhu Bajie for SCRUB: a Mold "
            "comes off Romeo and Juliet (Typewriter), paid with your Alice.\n");
  EXPECT_EQ(prompt_text(scene), "Do you agree, yes or no > ");
  EXPECT_EQ(prompt_text(scene_of(rules_of(2), state, seat_at(0))), "Player 2 is thinking > ");
}

}  // namespace
}  // namespace terminal_impossible
