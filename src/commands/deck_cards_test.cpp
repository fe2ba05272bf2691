// deck with the cards of Fiction Impossible, as the program answers it.
#include <algorithm>

#include "commands/run_test.h"

namespace commands {
namespace {

using DeckCards = ProgramTest;

// A file of the source tree, with a part of it written otherwise.
std::string card_file(const std::string& name, std::string_view part = "",
                      std::string_view otherwise = "") {
  std::ostringstream file;
  file << std::ifstream{LIEBRARY_SOURCE_DIR "/data/impossible_" + name + ".txt"}.rdbuf();
  std::string text = file.str();
  const auto place = text.find(part);
  EXPECT_NE(place, std::string::npos) << part;
  return text.replace(place, part.size(), otherwise);
}

TEST_F(DeckCards, AreListed) {
  const auto all = run("deck show impossible");
  EXPECT_EQ(all.code, 0) << all.err;
  EXPECT_EQ(std::ranges::count(all.out, '\n'), 30 + 90 + 10 + 3 + 2) << "and headings, and gaps";
  EXPECT_TRUE(
      all.out.starts_with("Books\n  odyssey                    The Odyssey, Homer, 700 BC\n"))
      << all.out;
  EXPECT_NE(all.out.find("\n\nCharacters\n  odysseus             Odysseus (Traveller, Trickster), "
                         "Quill, EXCHANGE\n"),
            std::string::npos)
      << all.out;
  EXPECT_TRUE(all.out.ends_with("  Tobias, tortoise; not for solitaire\n  Percival, pelican\n"))
      << all.out;
}

TEST_F(DeckCards, AreShownInFull) {
  EXPECT_EQ(run("deck show impossible 'Robin Hood'").out,
            "Robin Hood (Leader, Rebel)\n"
            "robin_hood, Typewriter\n"
            "Spot 1 of The Merry Adventures of Robin Hood\n"
            "REPLACE: Pick a player, yourself included: they may discard any number of their\n"
            "Characters, and draw as many.\n");
  EXPECT_TRUE(run("deck show impossible dracula")
                  .out.starts_with("Dracula, by Bram Stoker (1897)\n"
                                   "dracula, 3 Mold spaces\n"
                                   "  1  Count Dracula (Wealthy, Monster)\n"
                                   "  2  Mina Harker (Love Interest, Detective)\n"
                                   "  3  Abraham Van Helsing (Detective, Scientist)\n"
                                   "__1__ (Wealthy, Monster) bought a ruin"))
      << run("deck show impossible dracula").out;
  EXPECT_EQ(run("deck show impossible tobias").out,
            "Tobias, tortoise\n"
            "Once in your Add phase, add a Character from another player's hand as if it were\n"
            "yours, if they agree. They then draw one Character.\n"
            "Not for solitaire.\n");
  const auto both = run("deck show impossible moby_dick").out;
  EXPECT_NE(both.find("\n\nMoby Dick (Monster)\n"), std::string::npos) << "the Book, and the whale";
  EXPECT_NE(run("deck show impossible --fronts").out.find("\nNot for solitaire.\n"),
            std::string::npos);
  expect_failure("deck show impossible gandalf", 2,
                 "There is no card “gandalf” in this deck of 130.");
}

TEST_F(DeckCards, AreChecked) {
  const std::string all_well = "30 Books, 90 Characters and 10 Librarians are in order.\n";
  write("books.txt", card_file("books"));
  write("characters.txt", card_file("characters"));
  write("librarians.txt", card_file("librarians"));
  EXPECT_EQ(run("deck check books.txt").out, all_well) << "with the other two built in";
  EXPECT_EQ(run("deck check books.txt librarians.txt characters.txt").out, all_well);
  EXPECT_EQ(run("deck show characters.txt").out, run("deck show impossible").out);

  write("other.txt", card_file("characters", "dr_watson ", "john_watson"));
  write("books.txt",
        card_file("books", "sherlock_holmes, dr_watson", "sherlock_holmes, john_watson"));
  EXPECT_EQ(run("deck check books.txt other.txt").out, all_well) << "they agree with each other";
  expect_failure(
      "deck check other.txt", 1,
      "other.txt: The Hound of the Baskervilles casts \"dr_watson\", who is no Character; "
      "name one by the word that opens its line.");
  expect_failure("deck check other.txt characters.txt", 1,
                 "other.txt and characters.txt both hold characters; name one of them.");
}

TEST_F(DeckCards, SayWhatIsWrong) {
  const auto poor = card_file("characters", "Child, Traveller", "Traveller");
  expect_failure("deck check -", 1, "-: 7 Characters have the role Child; give it to 8 at least.",
                 poor);
  EXPECT_EQ(run("deck show -", poor).code, 0) << "it can be played with, badly";
  const auto broken = card_file("books", "mold     3", "mold     9");
  expect_failure("deck check -", 1, "-:17: odyssey has \"9\" Mold spaces; a Book has 2, 3 or 4.",
                 broken);
  expect_failure("deck show -", 2, "-:17: odyssey has \"9\" Mold spaces; a Book has 2, 3 or 4.",
                 broken);
}

TEST_F(DeckCards, AreCheckedTogetherWithOtherDecks) {
  write("books.txt", card_file("books"));
  write("queries.txt", run("deck queries --letters 4 --cards 3").out);
  EXPECT_EQ(run("deck check books.txt queries.txt").out,
            "3 cards are in order.\n30 Books, 90 Characters and 10 Librarians are in order.\n");
  write("queries.txt", "crane quack\n");
  const auto ran = run("deck check queries.txt books.txt");
  EXPECT_EQ(ran.code, 1) << "although the Books are well";
  EXPECT_EQ(ran.err, "queries.txt:1: This line has 2 words; a card has 12, on one line.\n");
}

TEST_F(DeckCards, AreRecast) {
  const auto told = run("deck recast --count 3 --seed 7");
  ASSERT_EQ(told.code, 0) << told.err;
  EXPECT_EQ(told.out.find_first_of("{}_|"), std::string::npos) << told.out;
  EXPECT_EQ(run("deck recast --seed 7 --count 3").out, told.out);
  EXPECT_NE(run("deck recast --seed 8 --count 3").out, told.out);
  EXPECT_EQ(run("deck recast --count 5").out, run("deck recast --seed 1").out) << "as by default";
  const auto one = run("deck recast dracula --count 2").out;
  EXPECT_TRUE(one.starts_with("Dracula\n")) << one;
  EXPECT_NE(one.find("\n\nDracula\n"), std::string::npos) << one;
  EXPECT_EQ(one.find("Van Helsing"), std::string::npos) << "nobody plays in the spot of his own";
  expect_failure("deck recast hamlet", 2,
                 "There is no Book “hamlet”; `liebrary deck show impossible` lists them all.");
  EXPECT_EQ(run("deck recast --count 0").code, 2);
  EXPECT_EQ(run("deck recast --seed many").code, 2);
}

}  // namespace
}  // namespace commands
