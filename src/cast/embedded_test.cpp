#include <gtest/gtest.h>

#include <set>

#include "cast/card_text.h"
#include "cast/check.h"
#include "core/enum_name.h"

namespace cast {
namespace {

const Cards& cards() { return standard_cards(); }

const CharacterFacts& facts(std::string_view key) {
  const auto character = find_character(cards(), key);
  EXPECT_TRUE(character.has_value()) << key;
  return cards().facts.of(character.value_or(Character{}));
}

RoleSet roles(std::initializer_list<Role> list) {
  RoleSet set;
  for (const Role role : list) set.add(role);
  return set;
}

Book book(std::string_view key) { return find_book(cards(), key).value_or(Book{}); }

TEST(StandardCards, AreReadFromTheirTexts) {
  const auto read = parse_cards(standard_texts(), "hash");
  ASSERT_TRUE(read.has_value()) << read.error().trouble.line << read.error().trouble.sentence;
  EXPECT_EQ(read->facts, cards().facts);
  EXPECT_EQ(read->hash, "hash");
  EXPECT_EQ(cards().hash.size(), 64U);
}

// proves I-33
TEST(StandardCards, MakeAGoodGame) {
  for (const auto& trouble : check(cards())) ADD_FAILURE() << trouble.sentence;
}

// proves I-01: as many cards of each kind as the box holds, no two alike
TEST(StandardCards, AreThirtyNinetyAndTen) {
  EXPECT_EQ(cards().books.size(), 30U);
  EXPECT_EQ(cards().characters.size(), 90U);
  EXPECT_EQ(cards().librarians.size(), 10U);
  std::set<std::string> names;
  for (const auto& card : cards().characters) EXPECT_TRUE(names.insert(card.name).second);
  for (const auto& card : cards().librarians) EXPECT_TRUE(names.insert(card.name).second);
  for (const auto& card : cards().books) EXPECT_TRUE(names.insert("book " + card.title).second);
}

// proves I-02: what a Book has, and that every Character is the original of exactly one spot
TEST(StandardCards, AreBooksWithTitleAuthorYearSummaryMoldSpacesAndThreeOriginals) {
  std::set<Character> originals;
  int three = 0;
  for (std::size_t i = 0; i < books_in_all; ++i) {
    const auto at = static_cast<Book>(i);
    const BookCard& card = cards().of(at);
    EXPECT_FALSE(card.title.empty());
    EXPECT_FALSE(card.author.empty()) << card.title;
    EXPECT_FALSE(card.summary.empty()) << card.title;
    EXPECT_TRUE(card.year != 0 && card.year < 1929) << card.title << ": out of copyright";
    const BookFacts& facts = cards().facts.of(at);
    EXPECT_TRUE(facts.mold_spaces >= 2 && facts.mold_spaces <= 4) << card.title;
    three += facts.mold_spaces == 3;
    for (std::size_t spot = 0; spot < spots_a_book; ++spot) {
      const Character original = facts.originals[spot];
      EXPECT_TRUE(originals.insert(original).second) << cards().of(original).name;
      EXPECT_EQ(cards().facts.of(original).home, at);
      EXPECT_EQ(cards().facts.of(original).spot, static_cast<Spot>(spot));
    }
  }
  EXPECT_EQ(originals.size(), 90U);
  EXPECT_EQ(three, 12);
}

// proves I-03
TEST(StandardCards, AreCharactersWithRolesLabelAndPower) {
  std::set<std::optional<Label>> used_labels;
  std::set<Power> powers;
  for (std::size_t i = 0; i < characters_in_all; ++i) {
    const auto& character = cards().facts.characters[i];
    EXPECT_TRUE(character.roles.size() >= 1 && character.roles.size() <= 3);
    used_labels.insert(character.label);
    powers.insert(character.power);
    EXPECT_FALSE(cards().characters[i].name.empty());
  }
  EXPECT_EQ(used_labels.size(), 4U) << "three labels, and none";
  EXPECT_EQ(powers.size(), 13U);
}

// proves I-30: the cards that the rulebook tells of
TEST(StandardCards, KeepWhatTheRulebookTells) {
  for (const auto& trouble : check_known(cards())) ADD_FAILURE() << trouble.sentence;

  EXPECT_EQ(facts("robin_hood").roles, roles({Role::leader, Role::rebel}));
  EXPECT_EQ(facts("robin_hood").power, Power::replace);
  const BookCard& home = cards().of(facts("robin_hood").home);
  EXPECT_EQ(home.title, "The Merry Adventures of Robin Hood");
  EXPECT_EQ(home.author, "Howard Pyle");
  EXPECT_EQ(home.year, 1883);

  EXPECT_EQ(facts("fitzwilliam_darcy").roles, roles({Role::love_interest, Role::wealthy}));
  EXPECT_EQ(facts("fitzwilliam_darcy").home, book("pride_and_prejudice"));
  EXPECT_EQ(facts("guinevere").label, Label::quill);
  EXPECT_EQ(facts("alexei_vronsky").label, std::nullopt);
  EXPECT_EQ(facts("ebenezer_scrooge").label, Label::typewriter);
  EXPECT_EQ(facts("tiny_tim").label, Label::typewriter);
  EXPECT_EQ(cards().of(facts("tiny_tim").home).title, "A Christmas Carol");
  EXPECT_EQ(facts("tiny_tim").spot, Spot{2}) << "the third";

  const LibrarianCard& octavius = cards().of(Librarian::octavius);
  EXPECT_EQ(octavius.name, "Octavius");
  EXPECT_EQ(octavius.animal, "octopus");
  EXPECT_EQ(octavius.ability,
            "Start with four Characters. When you discard your hand in the Draw phase, draw three "
            "instead of two. In your Upkeep, draw up to four instead of three.");
  EXPECT_FALSE(octavius.solitaire) << "the rulebook does not say who is not (I-43)";
}

// The examples of I-14: by which role each may stand in for Darcy.
TEST(StandardCards, FitDarcyAsTheRulebookSays) {
  const Book at = book("pride_and_prejudice");
  const Spot darcy = facts("fitzwilliam_darcy").spot;
  for (const std::string_view key : {"guinevere", "alexei_vronsky"}) {
    EXPECT_TRUE(facts(key).roles.has(Role::love_interest)) << key;
    EXPECT_FALSE(facts(key).roles.has(Role::wealthy)) << key;
    EXPECT_TRUE(fits(cards().facts, *find_character(cards(), key), at, darcy)) << key;
  }
  EXPECT_TRUE(facts("ebenezer_scrooge").roles.has(Role::wealthy));
  EXPECT_TRUE(fits(cards().facts, *find_character(cards(), "ebenezer_scrooge"), at, darcy));
  EXPECT_FALSE(fits(cards().facts, *find_character(cards(), "robin_hood"), at, darcy));
}

TEST(StandardCards, HaveLibrariansInOrderWithAFormForSolitaire) {
  for (std::size_t i = 0; i < cards().librarians.size(); ++i) {
    const auto& card = cards().librarians[i];
    auto key = card.name;
    key[0] = static_cast<char>(key[0] - 'A' + 'a');
    EXPECT_EQ(key, core::enum_name(static_cast<Librarian>(i)));
  }
  EXPECT_FALSE(cards().of(Librarian::cordelia).solitaire);
  EXPECT_FALSE(cards().of(Librarian::tobias).solitaire);
  EXPECT_FALSE(cards().of(Librarian::octavius).solitaire);
  for (const auto& card : cards().librarians) EXPECT_EQ(card.alone, "") << card.name;
}

TEST(StandardCards, NameAndExplainEverything) {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < core::enum_size<Role>; ++i) {
    EXPECT_TRUE(names.insert(name(static_cast<Role>(i))).second);
  }
  for (std::size_t i = 0; i < core::enum_size<Power>; ++i) {
    const auto power = static_cast<Power>(i);
    EXPECT_TRUE(names.insert(name(power)).second);
    for (const bool alone : {false, true}) EXPECT_TRUE(explain(power, alone).ends_with('.'));
    EXPECT_EQ(explain(power, true).find("player"), std::string_view::npos) << name(power);
    EXPECT_EQ(explain(power, true).find("any hand"), std::string_view::npos) << name(power);
  }
  EXPECT_EQ(name(Role::love_interest), "Love Interest");
  EXPECT_EQ(name(Label::ballpoint), "Ballpoint");
  EXPECT_EQ(name(Power::understudy), "UNDERSTUDY");
  EXPECT_EQ(explain(Power::inspire, true),
            "Discard one further Character, from your hand or from a Book: draw two Characters.");
  EXPECT_FALSE(names.contains(""));
}

TEST(StandardCards, AreFoundByKey) {
  EXPECT_EQ(with_article(cards().of(*find_character(cards(), "cheshire_cat"))), "the Cheshire Cat");
  EXPECT_EQ(find_character(cards(), "harry_potter"), std::nullopt);
  EXPECT_EQ(find_book(cards(), "Dracula"), std::nullopt) << "a key is in small letters";
}

}  // namespace
}  // namespace cast
