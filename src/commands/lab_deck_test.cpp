// lab and deck, as the program answers them.
#include "codec/json.h"
#include "commands/run_test.h"
#include "core/lines.h"

namespace commands {
namespace {

using Lab = ProgramTest;
using Deck = ProgramTest;

TEST_F(Lab, GivesTheSameBytesOnAnyNumberOfThreads) {
  const std::string plan = "lab fiction --games 200 --seed 7 --bots random --json --threads ";
  const auto one = run(plan + "1");
  EXPECT_EQ(one.code, 0) << one.err;
  ASSERT_FALSE(one.out.empty());
  EXPECT_EQ(run(plan + "2").out, one.out);
  EXPECT_EQ(run(plan + "4").out, one.out);
  EXPECT_EQ(one.err.substr(0, 13), "200 games in ") << "the time goes to standard error";
  EXPECT_TRUE(codec::parse_json(one.out)) << one.out;
  EXPECT_NE(run("lab fiction --games 200 --seed 8 --bots random --json").out, one.out);
}

TEST_F(Lab, PrintsTheSignatureAlone) {
  const auto ran = run("lab fiction --games 20 --seed 7 --bots random --signature");
  EXPECT_EQ(ran.out.size(), 65U);
  const auto report = run("lab fiction --games 20 --seed 7 --bots random").out;
  EXPECT_NE(report.find("signature " + ran.out), std::string::npos) << report;
}

TEST_F(Lab, SeatsAsManyAsAreAskedForAndBotsInTurn) {
  const auto ran = run("lab fiction --games 5 --players 4 --seats random,random");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.out.find("\nlibrarian random, guesser1 random, guesser2 random, guesser3 random\n"),
            std::string::npos)
      << ran.out;
  EXPECT_NE(ran.out.find("\noption seats 4\n"), std::string::npos) << ran.out;
  EXPECT_EQ(run("lab fiction --games 5 --option seats=4 --bots random").out, ran.out);
  EXPECT_EQ(run("lab fiction --games 5 --players 4 --bot random").out, ran.out);
}

TEST_F(Lab, SaysWhatItCannotDo) {
  EXPECT_EQ(run("lab").code, 2);
  expect_failure("lab chess", 2,
                 "There is no game “chess”; there are: fiction, wordles, impossible.");
  expect_failure("lab fiction --option colour=red --games 1", 2,
                 "There is no option “colour”; there are edition, seats, librarian, "
                 "one_token_a_half, short_timer, red_words, abilities, by_hand, half_seconds, "
                 "choice_seconds, clock.");
  expect_failure("lab fiction --option colour --games 1", 2, "“colour” is not NAME=VALUE.");
  expect_failure("lab fiction --bots random,random,random", 2,
                 "3 bots were named for 2 seats in 2 teams.");
  expect_failure("lab fiction --seats random,random,random", 2, "3 bots were named for 2 seats.");
  EXPECT_EQ(run("lab fiction --players 13 --games 1").code, 2);
  EXPECT_EQ(run("lab fiction --players many").code, 2);
  EXPECT_EQ(run("lab fiction --bot random --seats random").code, 2);
  EXPECT_EQ(run("lab fiction --bot random --bots random").code, 2);
  expect_failure("lab fiction --bot random,random --games 1", 2,
                 "--bot names one bot for all; --seats takes several.");
  EXPECT_EQ(run("lab fiction --games 0").code, 2);
  EXPECT_EQ(run("lab fiction --games many").code, 2);
  EXPECT_EQ(run("lab fiction --threads 0").code, 2);
  EXPECT_EQ(run("lab fiction --json --signature").code, 2);
  expect_failure("lab impossible --aim 50 --dial mold=1,2", 2,
                 "Say who plays: --bot NAME, one bot for all.");
  expect_failure("lab impossible --aim 50 --bot clerk", 2,
                 "Say what may be turned: --dial NAME=VALUE,VALUE, best liked first.");
  expect_failure("lab impossible --aim 50 --bot clerk --dial mold", 2,
                 "“mold” is not NAME=VALUE,VALUE.");
  EXPECT_EQ(run("lab impossible --aim 101 --bot clerk --dial mold=1").code, 2);
  EXPECT_EQ(run("lab impossible --dial mold=1").code, 2) << "to what end?";
}

TEST_F(Lab, LooksForSetUpsByPlay) {
  const auto ran = run(
      "lab impossible --players 2 --bot clerk --aim 100,0 --dial mold=12,1 --option threshold=3 "
      "--glances 4 --games 8 --seed 3");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(
      ran.out.starts_with("Fiction Impossible, set-ups as clerk wins them, seed 3\n"
                          "option threshold 3\noption seats 2\n"))
      << ran.out;
  EXPECT_NE(ran.out.find("\n 100 %"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("   mold=1\n"), std::string::npos) << ran.out;
}

// Enough different words for a card.
std::string small_book() {
  std::string text;
  for (const std::string word :
       {"whale", "ocean", "storm", "crane", "ships", "coast", "waves", "cabin", "night",
        "crowd", "ghost", "light", "north", "piano", "queen", "river", "smoke", "tiger",
        "uncle", "voice", "world", "youth", "bread", "chain", "dance", "earth", "floor",
        "grass", "house", "horse", "sleep", "sweet", "books", "small", "teeth", "three",
        "speed", "steel", "apple", "happy", "hello", "green"}) {
    text += fmt::format("the {} and the {} or a {} ", word, word, word);
  }
  return text;
}

TEST_F(Deck, IsBuiltOfABookAndCheckedAndShown) {
  const std::string about = " --title 'The Sea' --author 'A. Sailor' --year 1851";
  const auto built = run("deck build -" + about, small_book());
  ASSERT_EQ(built.code, 0) << built.err;
  EXPECT_TRUE(built.out.starts_with("title   The Sea\nauthor  A. Sailor\nyear    1851\n"))
      << built.out;
  write("book.txt", small_book());
  EXPECT_EQ(run("deck build book.txt -o card.txt" + about).code, 0);
  EXPECT_EQ(read("card.txt"), built.out);
  EXPECT_EQ(run("deck check card.txt").out, "1 card is in order.\n");
  EXPECT_EQ(run("deck show card.txt").out, "  1  The Sea, A. Sailor, 1851\n");
  EXPECT_EQ(run("deck show card.txt 1 --fronts").out, built.out);
}

TEST_F(Deck, TellsNoWordsUnasked) {
  const auto all = run("deck show classics");
  EXPECT_EQ(all.code, 0);
  EXPECT_EQ(std::ranges::count(all.out, '\n'), 56);
  EXPECT_EQ(all.out.find("yellow"), std::string::npos);
  EXPECT_NE(run("deck show banned 3 --fronts").out.find("yellow"), std::string::npos);
  expect_failure("deck show banned 57", 2, "There is no card “57” in this deck of 56.");
}

TEST_F(Deck, OfQueriesIsMadeAndCheckedAndShown) {
  const auto made = run("deck queries --letters 4 --cards 3 --seed 9");
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_TRUE(made.out.starts_with(
      "# Query cards of Wordles: 12 words of 4 letters a card, a card a line. Made with\n"
      "#   liebrary deck queries --letters 4 --cards 3 --seed 9\n"))
      << made.out;
  write("cards.txt", made.out);
  EXPECT_EQ(run("deck check cards.txt").out, "3 cards are in order.\n");
  const auto lines = core::data_lines(made.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(run("deck show cards.txt 3").out, fmt::format("  3  {}\n", lines[2].text));
  EXPECT_NE(run("deck queries --letters 4 --cards 3 --seed 10").out, made.out);
}

TEST_F(Deck, OfQueriesHasFilesThatSayHowTheyAreMade) {
  for (const std::string letters : {"5", "4"}) {
    std::ostringstream file;
    file << std::ifstream{LIEBRARY_SOURCE_DIR "/data/query_cards" + letters + ".txt"}.rdbuf();
    const auto command = file.str().find("deck queries");
    ASSERT_NE(command, std::string::npos);
    const auto made = run(file.str().substr(command, file.str().find('\n', command) - command));
    EXPECT_EQ(made.out, file.str());
    EXPECT_EQ(run("deck queries --letters " + letters).out, made.out) << "as it is by default";
    EXPECT_EQ(std::ranges::count(run("deck show queries" + letters).out, '\n'), 72);
  }
  EXPECT_EQ(run("deck show queries5 1").out,
            "  1  crawl fixer count pitch foamy zings saver badge axing spade joker quack\n");
}

TEST_F(Deck, OfQueriesSaysWhatIsWrong) {
  expect_failure("deck check -", 1, "-:1: This line has 2 words; a card has 12, on one line.",
                 "crane quack\n");
  expect_failure(
      "deck show -", 2, "-:2: \"zest\" is not a word of 5 letters; put one in its place.",
      "# mine\ncrane quack joker waltz pixel hefty bumpy vigor dusty zest light noisy\n");
  expect_failure("deck show queries4 73", 2, "There is no card “73” in this deck of 72.");
  EXPECT_EQ(run("deck queries --letters 6").code, 2);
  EXPECT_EQ(run("deck queries --cards 0").code, 2);
  EXPECT_EQ(run("deck queries --cards 121").code, 2);
  EXPECT_EQ(run("deck queries --seed many").code, 2);
}

TEST_F(Deck, SaysWhatIsWrong) {
  const std::string about = " --title T --author A --year 1900";
  EXPECT_EQ(run("deck build -" + about, "A short book.").code, 1);
  EXPECT_EQ(run("deck build book.txt --title T").code, 2);
  expect_failure("deck build nothing.txt" + about, 3,
                 "nothing.txt cannot be opened: No such file or directory.");
  expect_failure("deck build - --title T --author A --year 0", 2,
                 "There was no year 0; write 1813, or -700 for 700 BC.");
  expect_failure("deck build - --title '' --author A --year 1", 2,
                 "--title must be one line that says something.");
  expect_failure("deck build -" + about, 2, "-:2: This is not text in UTF-8.", "caf\xc3\xa9\n\xe9");
  expect_failure("deck check -", 1,
                 "-:2: \"colour\" is no part of a card; use title, author, year, yellow or red.",
                 "title T\ncolour red\n");
  expect_failure("deck check -", 1, "-: There is no card in this deck.", "# nothing\n");
  EXPECT_EQ(run("deck").code, 2);
}

}  // namespace
}  // namespace commands
