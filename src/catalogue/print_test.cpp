// What is printed on paper, held against the cards that it is made from.
#include <gtest/gtest.h>

#include <algorithm>

#include "cast/recast.h"
#include "catalogue/catalogue.h"
#include "catalogue/fiction_print.h"
#include "catalogue/impossible_print.h"
#include "catalogue/wordles_print.h"

namespace catalogue {
namespace {

TEST(FictionPrint, HasBothSidesOfEveryBookCard) {
  const auto& deck = decks::classics();
  const auto print = fiction::print_of({{}, &lexicon::five_letters()}, deck);
  ASSERT_EQ(print.books.size(), 56U);
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    const auto& card = deck.cards[i];
    const auto& book = print.books[i];
    EXPECT_EQ(book.title, card.title);
    EXPECT_EQ(book.author, card.author);
    EXPECT_EQ(book.year, card.year);
    EXPECT_EQ(book.yellow, card.yellow);
    EXPECT_EQ(book.red, card.red);
  }
  EXPECT_TRUE(print.abilities.empty());
  EXPECT_EQ(print.boards, 5);
  EXPECT_EQ(print.tokens, 3);
}

TEST(FictionPrint, HasTheAbilityCardsOfBannedBooks) {
  fiction::Options options;
  options.edition = fiction::Edition::banned;
  const auto print = fiction::print_of({options, &lexicon::five_letters()}, decks::banned());
  EXPECT_EQ(print.books.front().title, decks::banned().cards.front().title);
  EXPECT_EQ(print.abilities.size(), 18U);
  EXPECT_EQ(
      std::ranges::count(print.abilities, fiction::Side::librarian, &fiction::AbilityCard::side),
      9);
}

TEST(WordlesPrint, HasEveryQueryCardOfItsLength) {
  wordles::Options options;
  options.letters = 4;
  const auto print = wordles::print_of(options, decks::four_letter_queries());
  EXPECT_EQ(print.letters, 4);
  ASSERT_EQ(print.cards.size(), decks::four_letter_queries().cards.size());
  EXPECT_TRUE(std::ranges::equal(print.cards.front().words,
                                 decks::four_letter_queries().cards.front().words));
}

TEST(ImpossiblePrint, HasEveryCard) {
  const auto& cards = cast::standard_cards();
  const auto print = impossible::print_of(cards);
  EXPECT_EQ(print.characters.size(), cast::characters_in_all);
  EXPECT_EQ(print.books.size(), cast::books_in_all);
  EXPECT_EQ(print.librarians.size(), 10U);
  for (const auto& character : print.characters) {
    EXPECT_NE(character.roles, "") << character.name;
    EXPECT_NE(character.sentence, "") << character.name;
    EXPECT_NE(character.sentence, character.alone) << character.name;
  }
}

TEST(ImpossiblePrint, ReadsAsTheRulebookTells) {  // I-30
  const auto print = impossible::print_of(cast::standard_cards());
  const auto robin = std::ranges::find(print.characters, std::string_view{"Robin Hood"},
                                       &impossible::PrintedCharacter::name);
  ASSERT_NE(robin, print.characters.end());
  EXPECT_EQ(robin->roles, "Leader, Rebel");
  EXPECT_EQ(robin->book, "The Merry Adventures of Robin Hood");
  EXPECT_EQ(robin->power, "REPLACE");
  const auto carol = std::ranges::find(print.books, std::string_view{"A Christmas Carol"},
                                       &impossible::PrintedBook::title);
  ASSERT_NE(carol, print.books.end());
  EXPECT_EQ(carol->spots[2].name, "Tiny Tim Cratchit");
  EXPECT_EQ(print.librarians.front().name, "Octavius");
  EXPECT_EQ(print.librarians.front().animal, "octopus");
}

TEST(ImpossiblePrint, LeavesTheBlanksOfASummary) {
  for (const auto& book : impossible::print_of(cast::standard_cards()).books) {
    for (std::size_t i = 0; i < cast::spots_a_book; ++i) {
      const auto blank = "__" + std::to_string(i + 1) + "__";
      EXPECT_NE(book.summary.find(blank), std::string::npos) << book.title;
      EXPECT_NE(book.summary.find(book.spots[i].roles), std::string::npos) << book.title;
      EXPECT_EQ(book.summary.find(book.spots[i].name), std::string::npos) << book.title;
    }
  }
}

// Who prints cards learns what is in the box, and nothing of what lies on a table.
TEST(Print, DependsOnTheOptionsAlone) {
  for (const auto& game : games()) {
    ASSERT_TRUE(game.print) << game.name;
    EXPECT_EQ(*game.print->json({}), *game.print->json({})) << game.name;
    const core::Option unknown{"colour", "red"};
    EXPECT_FALSE(game.print->json({&unknown, 1})) << game.name;
  }
}

}  // namespace
}  // namespace catalogue
