// Where a Character may go, and what it brings there: everything that the rulebook's examples say.
#include "games/impossible/adding.h"

#include "games/impossible/impossible_test.h"

namespace impossible {
namespace {

struct Way {
  const char* card;
  Label book;
  std::size_t spot;  // from 1
  bool fits;
  std::optional<Label> molds;
};

// proves I-14, I-15, I-16, I-30
TEST(ImpossibleAdding, FollowsTheRulebooksExamples) {
  // Pride and Prejudice at Quill, another Book at Typewriter, A Christmas Carol at Ballpoint.
  Sitting table{seated(1), {.books = {"pride_and_prejudice", "morte_darthur", "christmas_carol"}}};
  const Way ways[] = {
      {"guinevere", Label::quill, 2, true, {}},
      {"alexei_vronsky", Label::quill, 2, true, {}},
      {"ebenezer_scrooge", Label::quill, 2, true, Label::typewriter},
      {"tiny_tim", Label::quill, 2, false, Label::typewriter},
      {"tiny_tim", Label::ballpoint, 3, true, {}},
      {"tiny_tim", Label::ballpoint, 2, true, Label::typewriter},  // a Sage, for Marley
      {"fitzwilliam_darcy", Label::quill, 2, true, {}},            // Typewriter, and at home
      {"fitzwilliam_darcy", Label::quill, 1, true, Label::typewriter},
      {"robin_hood", Label::quill, 1, false, Label::typewriter},  // Elizabeth is no Rebel
      {"robin_hood", Label::typewriter, 1, true, {}},             // a Leader, for Arthur
      {"robin_hood", Label::typewriter, 2, false, {}},
  };
  for (const Way& way : ways) {
    const auto spot = static_cast<Spot>(way.spot - 1);
    const Open& open = table.open();
    EXPECT_EQ(fits(table.rules, open, card(way.card), way.book, spot), way.fits) << way.card;
    EXPECT_EQ(molded(table.rules, open, card(way.card), way.book, spot), way.molds) << way.card;
  }
}

// What is offered is what is legal, spot by spot, whoever stands where.
// proves I-14
TEST(ImpossibleAdding, OffersEveryWayAndNoOther) {
  Sitting table{seated(1)};
  table.says(1, "keep");
  table.says(1, "add odysseus quill 1");
  for (std::size_t i = 0; i < cast::characters_in_all; ++i) {
    const auto character = static_cast<Character>(i);
    table.open().players[0].hand.add(character);
    const View seen = table.seen_by(Actor::seat(0));
    std::size_t legal = 0;
    for (std::size_t l = 0; l < cast::labels; ++l) {
      for (std::size_t s = 0; s < cast::spots_a_book; ++s) {
        const Add add{character, Label(l), Spot(s), {}, {}};
        legal += refusal(table.rules, seen, add) ? 0U : 1U;
      }
    }
    EXPECT_EQ(placements(table.rules, seen.open, character).size(), legal);
    EXPECT_LE(legal, 8U);
    table.open().players[0].hand.remove(character);
  }
}

}  // namespace
}  // namespace impossible
