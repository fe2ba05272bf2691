// The ways to lose that play rarely reaches: no Books for the free slots, nothing that moves.
#include "games/impossible/impossible_test.h"

namespace impossible {
namespace {

// One free slot more than there are Books once the next is destroyed.
Sitting nearly_out_of_books(std::uint8_t cube) {
  Options options = seated(1);
  options.bookend = 4;
  options.cube = cube;
  Sitting table{options,
                {.librarians = {Librarian::octavius},
                 .cards = {"ebenezer_scrooge", "christian", "roxane", "juliet", "merlin",
                           "polyphemus", "king_arthur"},
                 .books = {"pride_and_prejudice", "romeo_and_juliet", "odyssey"}}};
  table.destroy_books_down_to(0);
  return table;
}

// proves I-23, I-18, I-38
TEST(ImpossibleLosing, ByADestroyedBookTakesTheWordAnyway) {
  Sitting table = nearly_out_of_books(1);
  table.says(1, "keep");
  table.says(1, "add ebenezer_scrooge quill 3");
  EXPECT_EQ(table.asks(1, "add christian quill 1"), Refusal::would_lose);
  const auto ways = placements(table.rules, table.open(), card("christian"));
  EXPECT_TRUE(ways[0].loses);
  EXPECT_EQ(ways[0].molds, Label::typewriter);
  table.says(1, "add christian quill 1 anyway");
  EXPECT_EQ(table.open().outcome, Outcome::books_ran_out);
  EXPECT_EQ(table.open().containment, 7) << "with Mold to spare";
  EXPECT_FALSE(won(table.open()));
}

// proves I-23
TEST(ImpossibleLosing, IsNotYetDueWhileABookIsLeftForEverySlot) {
  Sitting table = nearly_out_of_books(1);
  table.state.books.push_back(table.open().destroyed.back());
  table.open().destroyed.pop_back();
  ++table.open().books;
  table.says(1, "keep");
  table.says(1, "add ebenezer_scrooge quill 3");
  table.says(1, "add christian quill 1");
  EXPECT_FALSE(is_over(table.state)) << "three Books for three slots, one of them in the deck";
  EXPECT_FALSE(table.at(Label::typewriter).book);
}

// proves I-23, I-18
TEST(ImpossibleLosing, HappensInTheMiddleOfAnAttack) {
  Sitting table = nearly_out_of_books(3);
  table.says(1, "keep");
  table.says(1, "done");
  EXPECT_EQ(table.open().pool, pile({"merlin", "polyphemus", "king_arthur"}));
  table.says(1, "pass attack");
  EXPECT_EQ(table.open().outcome, Outcome::books_ran_out);
  EXPECT_EQ(table.at(Label::ballpoint).mold, 0) << "the third card did not get its turn";
  EXPECT_EQ(table.open().pool.size(), 3U);
}

// Everything is in hands or in Books that are not full, and nothing is left to draw.
Sitting with_nothing_to_draw(std::uint8_t seats) {
  Sitting table{seated(seats)};
  table.deal_deck_down_to(0, 1);
  return table;
}

void says_nothing(Sitting& table, std::size_t player) {
  table.says(player, "keep");
  table.says(player, "done");
}

// proves I-23
TEST(ImpossibleLosing, ARoundInWhichNoCardMoved) {
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    Sitting table = with_nothing_to_draw(seats);
    for (std::size_t player = 1; player <= seats; ++player) {
      EXPECT_FALSE(is_over(table.state));
      says_nothing(table, player);
    }
    EXPECT_EQ(table.open().outcome, Outcome::nothing_moves) << int{seats};
  }
}

// proves I-23
TEST(ImpossibleLosing, ACardThatMovesStartsTheRoundAnew) {
  Sitting table = with_nothing_to_draw(3);
  says_nothing(table, 1);
  says_nothing(table, 2);
  table.says(3, "keep");
  table.says(1, "use jean_valjean shelter quill");  // whoever moves it
  table.says(3, "done");
  EXPECT_FALSE(is_over(table.state));
  table.says(1, "keep");
  table.chance();  // the one discarded card becomes the deck, and joins the Pool
  table.says(1, "done");
  says_nothing(table, 2);
  says_nothing(table, 3);
  EXPECT_FALSE(is_over(table.state)) << "player 1 has moved a card in the last three turns";
  says_nothing(table, 1);
  EXPECT_EQ(table.open().outcome, Outcome::nothing_moves);
}

// proves I-23
TEST(ImpossibleLosing, IsPutOffByACardThatIsAddedOrHandedOver) {
  Sitting table = with_nothing_to_draw(1);
  table.says(1, "keep");
  table.says(1, "add odysseus quill 1");
  table.says(1, "done");
  EXPECT_FALSE(is_over(table.state));
  says_nothing(table, 1);
  EXPECT_EQ(table.open().outcome, Outcome::nothing_moves);

  Sitting gift{seated(2), {.librarians = {Librarian::cordelia}}};
  gift.deal_deck_down_to(0, 1);
  gift.says(1, "help cordelia odysseus 2");
  says_nothing(gift, 1);
  says_nothing(gift, 2);
  EXPECT_FALSE(is_over(gift.state));
}

// proves I-23, I-17
TEST(ImpossibleLosing, IsPutOffByABookThatIsSaved) {
  Options options = seated(1);
  options.bookend = 3;
  Sitting table{options};
  table.deal_deck_down_to(0, 1);
  table.destroy_books_down_to(0);
  Slot& slot = table.open().slots[0];  // The Odyssey, filled by a Power after Resolve
  for (std::size_t i = 0; i < cast::spots_a_book; ++i) {
    slot.cast[i] = static_cast<Character>(i);
    table.open().players[0].hand.remove(static_cast<Character>(i));
  }
  says_nothing(table, 1);
  table.chance();  // its spine
  EXPECT_FALSE(is_over(table.state));
  EXPECT_EQ(table.open().saved.size(), 1U);
}

}  // namespace
}  // namespace impossible
