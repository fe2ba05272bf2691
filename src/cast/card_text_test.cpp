#include "cast/card_text.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace cast {
namespace {

struct Spoilt {
  std::string books{standard_texts().books};
  std::string characters{standard_texts().characters};
  std::string librarians{standard_texts().librarians};

  std::string& of(CardFile file) {
    return file == CardFile::books ? books : file == CardFile::characters ? characters : librarians;
  }
};

std::size_t line_of(std::string_view text, std::size_t place) {
  return 1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, place), '\n'));
}

// The sentence about the standard cards with this part written otherwise. The trouble must be found
// in that file, `further` lines below the change.
std::string trouble_with(CardFile file, std::string_view part, std::string_view otherwise,
                         std::size_t further = 0) {
  Spoilt texts;
  std::string& text = texts.of(file);
  const auto place = text.find(part);
  EXPECT_NE(place, std::string::npos) << part;
  const auto line = line_of(text, place) + further;
  text.replace(place, part.size(), otherwise);
  const auto cards = parse_cards({texts.books, texts.characters, texts.librarians}, "");
  if (cards) return "no trouble";
  EXPECT_EQ(cards.error().file, file);
  EXPECT_EQ(cards.error().trouble.line, line) << cards.error().trouble.sentence;
  return cards.error().trouble.sentence;
}

// The same for a trouble with the text as a whole.
std::string trouble_with_all(CardFile file, std::string_view text) {
  Spoilt texts;
  texts.of(file) = text;
  const auto cards = parse_cards({texts.books, texts.characters, texts.librarians}, "");
  if (cards) return "no trouble";
  EXPECT_EQ(cards.error().file, file);
  EXPECT_EQ(cards.error().trouble.line, 0U);
  return cards.error().trouble.sentence;
}

TEST(CardText, ReadsACharacter) {
  const Cards& cards = standard_cards();
  const auto sisters = find_character(cards, "weird_sisters");
  ASSERT_TRUE(sisters.has_value());
  EXPECT_EQ(cards.of(*sisters), (CharacterCard{.key = "weird_sisters",
                                               .name = "Weird Sisters",
                                               .article = "the",
                                               .pronoun = Pronoun::they,
                                               .plural = true}));
  const auto whale = find_character(cards, "moby_dick");
  ASSERT_TRUE(whale.has_value());
  EXPECT_EQ(cards.of(*whale), (CharacterCard{.key = "moby_dick",
                                             .name = "Moby Dick",
                                             .article = "",
                                             .pronoun = Pronoun::it,
                                             .plural = false}));
}

TEST(CardText, SaysWhatIsWrongWithACharacter) {
  const auto trouble = [](std::string_view part, std::string_view otherwise) {
    return trouble_with(CardFile::characters, part, otherwise);
  };
  EXPECT_EQ(trouble("ishmael             | Ishmael", "ishmael             ; Ishmael"),
            "\"ishmael             ; Ishmael\" has 5 of the six parts of a Character; write its "
            "word, name, pronoun, roles, label and Power with | between them.");
  EXPECT_EQ(trouble("ishmael ", "Ishmael "),
            "\"Ishmael\" is no word to type a Character by; use a to z, 0 to 9 and _ alone.");
  EXPECT_EQ(trouble("ishmael ", "        "),
            "\"\" is no word to type a Character by; use a to z, 0 to 9 and _ alone.");
  EXPECT_EQ(trouble("| Ishmael ", "|         "), "ishmael has no name; write one.");
  EXPECT_EQ(trouble("| Ishmael                       | he ", "| Ishmael | who "),
            "Ishmael is called \"who\"; write he, she, it, they or several.");
  EXPECT_EQ(trouble("Monster, Outcast", "Monster, Cyclops"),
            "Creature cannot be \"Cyclops\"; the roles are Leader, Rebel, Love Interest, Wealthy, "
            "Child, Villain, Detective, Traveller, Monster, Scientist, Trickster, Soldier, Sage, "
            "Outcast and Royal.");
  EXPECT_EQ(trouble("Monster, Outcast", "Monster, Monster"),
            "Creature is Monster twice; once will do.");
  EXPECT_EQ(trouble("Traveller, Trickster ", "Traveller, Trickster, Soldier, Royal "),
            "Odysseus has 4 roles; a Character has one to three.");
  EXPECT_EQ(trouble("Quill      | EXCHANGE", "Pencil     | EXCHANGE"),
            "Odysseus is labelled \"Pencil\"; write Quill, Typewriter, Ballpoint or none.");
  EXPECT_EQ(
      trouble("| EXCHANGE", "| SWAP"),
      "Odysseus has the Power \"SWAP\"; the Powers are REPLACE, EXCHANGE, WEED, SCRUB, TRADE, "
      "RESHELVE, RECALL, FORESEE, RECAST, SHELTER, INSPIRE, RESTORE and UNDERSTUDY.");
  EXPECT_EQ(trouble("penelope ", "odysseus "),
            "Odysseus is in line 5 already; leave one out or name it otherwise.");
  EXPECT_EQ(trouble("| Penelope ", "| Odysseus "),
            "Odysseus is in line 5 already; leave one out or name it otherwise.");
  EXPECT_EQ(trouble_with_all(CardFile::characters, "# nobody\n"),
            "There are 0 Characters; the game has 90.");
}

TEST(CardText, SaysWhatIsWrongWithABook) {
  const auto trouble = [](std::string_view part, std::string_view otherwise,
                          std::size_t further = 0) {
    return trouble_with(CardFile::books, part, otherwise, further);
  };
  EXPECT_EQ(trouble("book     odyssey", "title    The Odyssey"),
            "\"title\" comes before the first Book; begin with book and its word.");
  EXPECT_EQ(trouble("book     odyssey", "book     The Odyssey"),
            "\"The Odyssey\" is no word to type a Book by; use a to z, 0 to 9 and _ alone.");
  EXPECT_EQ(trouble("book     macbeth", "book     odyssey"),
            "odyssey is in line 13 already; leave one out or name it otherwise.");
  EXPECT_EQ(
      trouble("year     1623", "price    1623"),
      "\"price\" is no part of a Book; use book, title, author, year, mold, cast or summary.");
  EXPECT_EQ(trouble("author   Homer", "author"),
            "Nothing follows \"author\"; write it, or leave it out.");
  EXPECT_EQ(trouble("author   Homer", "title    Homer"),
            "odyssey has its title already; leave one out.");
  EXPECT_EQ(trouble("year     -700", "year     long ago"),
            "The year of odyssey is \"long ago\"; write 1813, or -700 for 700 BC.");
  EXPECT_EQ(trouble("year     -700", "year     0"),
            "The year of odyssey is \"0\"; write 1813, or -700 for 700 BC.");
  EXPECT_EQ(trouble("mold     3", "year     4"), "odyssey has its year already; leave one out.");
  for (const std::string_view spaces : {"1", "5", "many", "-3"}) {
    EXPECT_EQ(trouble("mold     3", fmt::format("mold     {}", spaces)),
              fmt::format("odyssey has \"{}\" Mold spaces; a Book has 2, 3 or 4.", spaces));
  }
  EXPECT_EQ(trouble("year     -700", "mold     2", 1),
            "odyssey has its Mold spaces already; leave one line out.");
  EXPECT_EQ(trouble("odysseus, penelope, polyphemus", "odysseus, penelope"),
            "odyssey has a cast of 2; name 3 Characters with commas between them.");
  EXPECT_EQ(trouble("mold     3", "cast     odysseus, penelope, polyphemus", 1),
            "odyssey has its cast already; leave one line out.");
  EXPECT_EQ(trouble("odysseus, penelope, polyphemus", "odysseus, penelope, cyclops"),
            "The Odyssey casts \"cyclops\", who is no Character; name one by the word that opens "
            "its line.");
  EXPECT_EQ(trouble("odysseus, penelope, polyphemus", "odysseus, penelope, odysseus"),
            "Odysseus is at home in The Odyssey already; put another Character here.");
  EXPECT_EQ(trouble("king_arthur, guinevere", "king_arthur, odysseus"),
            "Odysseus is at home in The Odyssey already; put another Character here.");
  EXPECT_EQ(trouble_with_all(CardFile::books, ""), "There are 0 Books; the game has 30.");
}

TEST(CardText, SaysWhichPartABookLacks) {
  const auto trouble = [](std::string_view part, std::size_t above) {
    return trouble_with(CardFile::books, part, "# left out", 0 - above);
  };
  EXPECT_EQ(trouble("title    The Odyssey", 1),
            "odyssey has no title; add a line that begins with it.");
  EXPECT_EQ(trouble("author   Homer", 2), "odyssey has no author; add a line that begins with it.");
  EXPECT_EQ(trouble("year     -700", 3), "odyssey has no year; add a line that begins with it.");
  EXPECT_EQ(trouble("mold     3", 4), "odyssey has no mold; add a line that begins with it.");
  EXPECT_EQ(trouble("cast     odysseus, penelope, polyphemus", 5),
            "odyssey has no cast; add a line that begins with it.");
}

TEST(CardText, SaysWhatIsWrongWithASummary) {
  const auto trouble = [](std::string_view otherwise) {
    return trouble_with(CardFile::books, "summary  After ten years of war {1} set", otherwise);
  };
  EXPECT_EQ(trouble("summary  After ten years of war {4} set"),
            "The summary of The Odyssey has the blank {4}, which names no spot; begin it with 1, 2 "
            "or 3.");
  EXPECT_EQ(trouble("summary  After ten years of war {1 set"),
            "The summary of The Odyssey has a brace without its other half near \"{1 set out f\"; "
            "every { needs its own }.");
  Spoilt texts;
  for (auto at = texts.books.find("{2}"); at < texts.books.find("book     morte_darthur");
       at = texts.books.find("{2}")) {
    texts.books.replace(at, 3, "we");
  }
  const auto cards = parse_cards({texts.books, texts.characters, texts.librarians}, "");
  ASSERT_FALSE(cards.has_value());
  EXPECT_EQ(cards.error().trouble.sentence,
            "The summary of The Odyssey never names whoever fills spot 2; put {2} into it.");
}

TEST(CardText, SaysWhatIsWrongWithALibrarian) {
  const auto trouble = [](std::string_view part, std::string_view otherwise) {
    return trouble_with(CardFile::librarians, part, otherwise);
  };
  EXPECT_EQ(trouble("librarian  Hazel", "librarian  Boris"),
            "\"Boris\" is no Librarian of the game; there are Octavius, Hazel, Ambrose, "
            "Marguerite, Ferdinand, Odile, Basil, Cordelia, Tobias and Percival.");
  EXPECT_EQ(trouble("librarian  Hazel", "librarian  Octavius"),
            "Octavius is in line 4 already; leave one out.");
  EXPECT_EQ(trouble("librarian  Octavius", "animal     octopus"),
            "\"animal\" comes before the first Librarian; begin with librarian and a name.");
  EXPECT_EQ(trouble("animal     hedgehog", "colour     brown"),
            "\"colour\" is no part of a Librarian; use librarian, animal, ability or alone.");
  EXPECT_EQ(trouble("animal     hedgehog", "animal"),
            "Nothing follows \"animal\"; write it, or leave it out.");
  EXPECT_EQ(trouble("alone      no\n\nlibrarian  Tobias", "animal     stork\n\nlibrarian  Tobias"),
            "Cordelia is a crane already; leave one line out.");
  EXPECT_EQ(trouble_with(CardFile::librarians, "them at the bottom.",
                         "them at the bottom.\nalone      Two cards.\nalone      no", 2),
            "Odile is not for solitaire and yet reads \"Two cards.\" there; leave one out.");
  EXPECT_EQ(trouble_with(CardFile::librarians, "animal     hedgehog", "# left out", 0 - 1UL),
            "Hazel has no animal; add a line that begins with it.");
  EXPECT_EQ(trouble_with_all(CardFile::librarians, "# nobody\n"),
            "The Librarian Octavius is missing; the game has Octavius, Hazel, Ambrose, Marguerite, "
            "Ferdinand, Odile, Basil, Cordelia, Tobias and Percival.");
}

TEST(CardText, TellsTheThreeFilesApart) {
  EXPECT_EQ(card_file(standard_texts().books), CardFile::books);
  EXPECT_EQ(card_file(standard_texts().characters), CardFile::characters);
  EXPECT_EQ(card_file(standard_texts().librarians), CardFile::librarians);
  EXPECT_EQ(card_file("title   The Odyssey\nauthor  Homer\n"), std::nullopt);
  EXPECT_EQ(card_file("# nothing\n"), std::nullopt);
}

}  // namespace
}  // namespace cast
