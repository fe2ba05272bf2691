#include "cast/check.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace cast {
namespace {

using Sentences = std::vector<std::string>;

Sentences sentences(const std::vector<core::Trouble>& troubles) {
  Sentences all;
  for (const auto& trouble : troubles) all.push_back(trouble.sentence);
  return all;
}

// The standard cards, for a test to spoil.
class Check : public testing::Test {
 protected:
  CharacterFacts& facts(std::string_view key) {
    return cards.facts.characters[index(*find_character(cards, key))];
  }
  BookFacts& book_facts(std::string_view key) {
    return cards.facts.books[index(*find_book(cards, key))];
  }
  BookCard& book(std::string_view key) { return cards.books[index(*find_book(cards, key))]; }
  LibrarianCard& librarian(Librarian who) {
    return cards.librarians[static_cast<std::size_t>(who)];
  }
  // That this is among what the check finds; spoiling one thing often spoils others with it.
  void expect_found(const std::string& sentence) const {
    const auto all = sentences(check(cards));
    EXPECT_NE(std::ranges::find(all, sentence), all.end()) << sentence << "\nis not among\n"
                                                           << testing::PrintToString(all);
  }

  Cards cards = standard_cards();
};

RoleSet roles(std::initializer_list<Role> list) {
  RoleSet set;
  for (const Role role : list) set.add(role);
  return set;
}

TEST_F(Check, FindsNothingWithTheStandardCards) {
  EXPECT_EQ(sentences(check(cards)), Sentences{});
  EXPECT_EQ(sentences(check_known(cards)), Sentences{});
}

TEST_F(Check, CountsTheCards) {
  cards.books.pop_back();
  cards.librarians.pop_back();
  EXPECT_EQ(sentences(check(cards)),
            Sentences{"There are 29 Books, 90 Characters and 9 Librarians; the game has 30, 90 and "
                      "10."});
}

TEST_F(Check, WantsEveryCharacterAtHomeInOneSpot) {
  book_facts("dracula").originals[0] = *find_character(cards, "romeo");
  EXPECT_EQ(sentences(check_facts(cards)),
            (Sentences{"Romeo is at home in 2 spots; every Character has one.",
                       "Count Dracula is at home in 0 spots; every Character has one."}));
}

TEST_F(Check, WantsCharacterAndBookToAgree) {
  facts("romeo").home = *find_book(cards, "dracula");
  EXPECT_EQ(sentences(check_facts(cards)),
            Sentences{"Romeo says that it is at home in Dracula, which does not say so; name the "
                      "same Book."});
}

TEST_F(Check, WantsTwoToFourMoldSpacesAndThreeAsARule) {
  book_facts("dracula").mold_spaces = 5;
  EXPECT_EQ(sentences(check_facts(cards)),
            Sentences{"Dracula has 5 Mold spaces; a Book has 2, 3 or 4."});
  for (auto& book : cards.facts.books) book.mold_spaces = 2;
  EXPECT_EQ(sentences(check_facts(cards)),
            Sentences{"0 of 30 Books have three Mold spaces; more than a third should."});
}

TEST_F(Check, WantsOneToThreeRoles) {
  facts("puck").roles = {};
  expect_found("Puck has 0 roles; a Character has one to three.");
  facts("puck").roles = roles({Role::trickster, Role::monster, Role::villain, Role::sage});
  expect_found("Puck has 4 roles; a Character has one to three.");
}

TEST_F(Check, WantsEveryRoleOnEnoughCharacters) {
  facts("alice").roles = roles({Role::traveller});
  expect_found("7 Characters have the role Child; give it to 8 at least.");
}

TEST_F(Check, WantsTakersForEverySpotButNotTooMany) {
  facts("javert").roles = roles({Role::detective});
  expect_found("9 Characters fit the spot of Inspector Javert (Detective); let it be 12 to 35.");
  facts("javert").roles = roles({Role::traveller, Role::love_interest, Role::villain});
  const auto& all = cards.facts.characters;
  const auto n = std::ranges::count_if(all, [&](const CharacterFacts& other) {
    return other.roles.has(Role::traveller) || other.roles.has(Role::love_interest) ||
           other.roles.has(Role::villain);
  });
  ASSERT_GT(n, 35);
  expect_found(
      fmt::format("{} Characters fit the spot of Inspector Javert (Love Interest, Villain, "
                  "Traveller); let it be 12 to 35.",
                  n));
}

TEST_F(Check, WantsLabelsSpreadEvenlyAndAFifthWithout) {
  int left = 7;
  for (auto& character : cards.facts.characters) {
    if (character.label == Label::quill && left > 0) {
      character.label.reset();
      --left;
    }
  }
  EXPECT_EQ(sentences(check_facts(cards)),
            (Sentences{"22 Characters have no label; let it be 15 to 21.",
                       "18 Characters have the label Quill; let it be 21 to 27."}));
}

TEST_F(Check, WantsEveryPowerOnSixToNine) {
  for (auto& character : cards.facts.characters) {
    if (character.power == Power::replace) character.power = Power::weed;
  }
  EXPECT_EQ(sentences(check_facts(cards)),
            (Sentences{"0 Characters have the Power REPLACE; let it be 6 to 9.",
                       "14 Characters have the Power WEED; let it be 6 to 9."}));
}

TEST_F(Check, KeepsChildrenOutOfLoveStories) {
  facts("alice").roles = roles({Role::child, Role::wealthy});
  expect_found(
      "Alice, a Child, fits the spot of Fitzwilliam Darcy, a Love Interest; let them share no "
      "role.");
}

TEST_F(Check, WantsLibrariansToSayWhatTheyDoAlone) {
  librarian(Librarian::octavius).solitaire = librarian(Librarian::tobias).solitaire = true;
  librarian(Librarian::hazel).solitaire = false;
  librarian(Librarian::basil).alone = "Sleep.";
  EXPECT_EQ(sentences(check_facts(cards)),
            (Sentences{"Octavius is not dealt in a solitaire game; the card must say so.",
                       "Hazel can be dealt in a solitaire game; the card must say so.",
                       "Basil works the same way in a solitaire game; leave its \"alone\" out.",
                       "Tobias is not dealt in a solitaire game; the card must say so."}));
}

TEST_F(Check, WantsKeysThatCanBeTypedAndAreDifferent) {
  cards.characters[0].key = "king arthur";
  cards.characters[5].key = cards.characters[4].key;
  cards.books[3].key = cards.books[2].key;
  EXPECT_EQ(sentences(check_texts(cards)),
            (Sentences{"\"king arthur\" cannot be typed; use a to z, 0 to 9 and _ alone.",
                       "Two cards are typed \"guinevere\"; change one of them.",
                       "Two cards are typed \"journey_to_the_west\"; change one of them."}));
}

struct Prose {
  std::string summary, sentence;
};
class CheckSummary : public Check, public testing::WithParamInterface<Prose> {};

TEST_P(CheckSummary, FindsTheTrouble) {
  book("dracula").summary = GetParam().summary;
  EXPECT_EQ(sentences(check_texts(cards)),
            Sentences{"The summary of Dracula " + GetParam().sentence});
}

INSTANTIATE_TEST_SUITE_P(
    Each, CheckSummary,
    testing::Values(
        Prose{"{1} met {2} and {3}.", "should have two to four sentences, and has 1."},
        Prose{"{1}. {2}. {3}. {1}! {2}?", "should have two to four sentences, and has 5."},
        Prose{"{1} met {2}. They bit. Then {3}", "has no full stop at its end."},
        Prose{"{1} met {2}.  Then {3} came.", "has two blanks in a row."},
        Prose{"{1} met {2}. Then {3} bit her.",
              "says \"her\"; write a blank such as {1:they}, since anybody may turn up."},
        Prose{"Poor old {1} met {2}. Then {3} came.",
              "says \"old\" before a name that may have its own article; say it another way."},
        Prose{"The {1} met {2}. Then the {3's} came.",
              "says \"the\" before a name that may have its own article; say it another way."},
        Prose{"{1} met {2}. Then {3} was bitten.",
              "says \"was\" of a name that may be one or several; write {3:was|were} or the like."},
        Prose{"{1} met {2}, who is late. Then {3} came.",
              "says \"is\" of a name that may be one or several; write {2:was|were} or the like."},
        Prose{"{1} met {2}. Then {3} bit Robin Hood.",
              "names Robin Hood, who may be in another Book by then; leave the name out."},
        Prose{"{1} met {2}. Then {3} bit Count Dracula.",
              "names Count Dracula, who may be in another Book by then; leave the name out."},
        Prose{"{1} met {2}. Then {3} bit Professor Helsing.",
              "says \"Helsing\", which tells of Abraham Van Helsing; put a blank there."},
        Prose{"{1} met {2}. Then {3} bit {4}.",
              "has the blank {4}, which names no spot; begin it with 1, 2 or 3."}));

TEST_F(Check, AllowsWhatIsSaidOfTwo) {
  book("dracula").summary = "{1} and {2} were engaged. Then {3} came.";
  EXPECT_EQ(sentences(check_texts(cards)), Sentences{});
}

// proves I-30: a card that differs from what the rulebook tells is found
TEST_F(Check, KnowsTheRulebooksCards) {
  const auto found = [this] { return sentences(check_known(cards)); };
  facts("robin_hood").power = Power::weed;
  EXPECT_EQ(found(), Sentences{"Robin Hood has the Power WEED, unlike in the rulebook."});
  facts("robin_hood").roles.add(Role::sage);
  EXPECT_EQ(found(), Sentences{"Robin Hood is more than Leader, Rebel, unlike in the rulebook."});
  facts("robin_hood") = standard_cards().facts.of(*find_character(cards, "robin_hood"));

  facts("fitzwilliam_darcy").roles = roles({Role::love_interest});
  EXPECT_EQ(found(), Sentences{"Fitzwilliam Darcy is not Wealthy, unlike in the rulebook."});
  facts("fitzwilliam_darcy").roles = roles({Role::love_interest, Role::wealthy});

  facts("guinevere").label.reset();
  facts("alexei_vronsky").label = Label::quill;
  facts("ebenezer_scrooge").roles.add(Role::love_interest);
  facts("tiny_tim").spot = Spot{0};
  EXPECT_EQ(found(),
            (Sentences{"Guinevere is labelled with nothing, unlike in the rulebook.",
                       "Alexei Vronsky is labelled Quill, unlike in the rulebook.",
                       "Ebenezer Scrooge is Love Interest, unlike in the rulebook.",
                       "Tiny Tim Cratchit is at home in spot 1, unlike in the rulebook."}));
}

TEST_F(Check, KnowsTheRulebooksBookAndLibrarian) {
  book("robin_hood").author = "Alexandre Dumas";
  book("robin_hood").year = 1872;
  librarian(Librarian::octavius).animal = "squid";
  book("pride_and_prejudice").title = "Pride";
  cards.characters[index(*find_character(cards, "guinevere"))].name = "Guenever";
  const std::string by_dumas =
      "The Merry Adventures of Robin Hood is by Alexandre Dumas, unlike in the rulebook.";
  EXPECT_EQ(sentences(check_known(cards)),
            (Sentences{"Fitzwilliam Darcy is at home in Pride, unlike in the rulebook.",
                       "Guinevere is missing, unlike in the rulebook.", by_dumas,
                       "The Merry Adventures of Robin Hood is of 1872, unlike in the rulebook.",
                       "Octavius is a squid, unlike in the rulebook."}));
}

}  // namespace
}  // namespace cast
