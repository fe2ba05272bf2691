#include "decks/query_text.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace decks {
namespace {

using core::Trouble;
using lexicon::Word;

// Four lines; a test spoils one of the two cards.
const std::string sound =
    "# two cards\n"
    "crawl fixer count pitch foamy zings saver badge axing spade joker quack\n"
    "\n"
    "Break Phone Foamy Tower Prize Bored Axing China Jails Slope Civet Equip\n";

std::expected<QueryDeck, Trouble> parse(std::string_view text) {
  return parse_queries(text, lexicon::five_letters(), "hash");
}

Trouble trouble_with(std::string_view part, std::string_view spoilt) {
  std::string text = sound;
  text.replace(text.find(part), part.size(), spoilt);
  const auto deck = parse(text);
  EXPECT_FALSE(deck.has_value()) << text;
  return deck ? Trouble{} : deck.error();
}

TEST(QueryText, ReadsCardsAndKeepsTheOrderOfWords) {
  const auto deck = parse(sound);
  ASSERT_TRUE(deck.has_value()) << deck.error().sentence;
  EXPECT_EQ(deck->name, "");
  EXPECT_EQ(deck->hash, "hash");
  ASSERT_EQ(deck->cards.size(), 2U);
  EXPECT_EQ(deck->cards[0].words.front(), Word{"crawl"});
  EXPECT_EQ(deck->cards[0].words.back(), Word{"quack"});
  EXPECT_EQ(deck->cards[1].words[1], Word{"phone"}) << "in either case";
}

TEST(QueryText, PrintsWhatItReads) {
  const auto deck = parse(sound);
  ASSERT_TRUE(deck.has_value());
  const auto printed = text(*deck);
  EXPECT_EQ(printed,
            "crawl fixer count pitch foamy zings saver badge axing spade joker quack\n"
            "break phone foamy tower prize bored axing china jails slope civet equip\n");
  const auto again = parse(printed);
  ASSERT_TRUE(again.has_value()) << again.error().sentence;
  EXPECT_EQ(again->cards, deck->cards);
}

// proves W-31
TEST(QueryText, ReadsFourLetters) {
  const std::string four = "axes cozy form fund gown grab help joke live pads quit thou\n";
  const auto deck = parse_queries(four, lexicon::four_letters(), "");
  ASSERT_TRUE(deck.has_value()) << deck.error().sentence;
  EXPECT_EQ(text(*deck), four);
  EXPECT_EQ(parse(four).error(),
            (Trouble{1, "\"axes\" is not a word of 5 letters; put one in its place."}));
}

// proves W-10
TEST(QueryText, WantsTwelveWords) {
  EXPECT_EQ(trouble_with(" quack", ""),
            (Trouble{2, "This line has 11 words; a card has 12, on one line."}));
  EXPECT_EQ(trouble_with("quack", "quack quail"),
            (Trouble{2, "This line has 13 words; a card has 12, on one line."}));
  EXPECT_EQ(trouble_with("\n\n", "\nwords\n"),
            (Trouble{3, "This line has 1 word; a card has 12, on one line."}));
}

TEST(QueryText, NamesTheLineAndTheWord) {
  EXPECT_EQ(trouble_with("Phone", "Phones"),
            (Trouble{4, "\"Phones\" is not a word of 5 letters; put one in its place."}));
  EXPECT_EQ(trouble_with("Phone", "Ph-ne"),
            (Trouble{4, "\"Ph-ne\" is not a word of 5 letters; put one in its place."}));
  EXPECT_EQ(trouble_with("Phone", "texas"),
            (Trouble{4, "texas is a proper noun; put another word in its place."}));
  EXPECT_EQ(trouble_with("Phone", "qwert"),
            (Trouble{4, "qwert is not in the lexicon; put another word in its place."}));
  EXPECT_EQ(trouble_with("Phone", "whore"),
            (Trouble{4, "whore may offend; put another word in its place."}));
  EXPECT_EQ(trouble_with("Phone", "slope"),
            (Trouble{4, "slope is on this card twice; put another word in its place."}));
}

// proves W-10
TEST(QueryText, WantsEveryLetter) {
  EXPECT_EQ(trouble_with("quack", "snack"),
            (Trouble{2, "This card lacks Q; its words must use every letter A to Z."}));
  EXPECT_EQ(trouble_with("joker quack", "snack track"),
            (Trouble{2, "This card lacks J and Q; its words must use every letter A to Z."}));
  EXPECT_EQ(trouble_with("zings saver badge axing spade joker quack",
                         "sings saber badge axing spade poker snack"),
            (Trouble{2, "This card lacks J, Q, V and Z; its words must use every letter A to Z."}));
}

TEST(QueryText, TakesUncommonWordsButNoCardTwice) {
  ASSERT_EQ(lexicon::five_letters().verdict(Word{"civet"}), lexicon::Verdict::rare);
  ASSERT_EQ(lexicon::five_letters().verdict(Word{"china"}), lexicon::Verdict::poor_secret);
  EXPECT_TRUE(parse(sound).has_value());
  EXPECT_EQ(
      parse(sound + "quack crawl fixer count pitch foamy zings saver badge axing spade joker\n")
          .error(),
      (Trouble{5, "This card is in the deck already, in line 2; leave one out."}))
      << "its words in another order are the same card";
}

TEST(QueryText, WantsFromOneToAHundredAndTwentyCards) {
  EXPECT_EQ(parse("# nothing\n").error(),
            (Trouble{0, "There is no card in this deck; write 12 words on a line."}));
  const auto other_words = lexicon::five_letters().common().first(121);
  ASSERT_LT(other_words.back(), Word{"badge"}) << "none of them is on the card yet";
  std::string many;
  for (const Word word : other_words) {
    many += fmt::format("crawl fixer count pitch foamy zings saver badge quack spade joker {}\n",
                        word.text());
  }
  EXPECT_EQ(parse(std::string_view{many}.substr(0, 120 * 72))->cards.size(), 120U);
  EXPECT_EQ(parse(many).error(),
            (Trouble{121,
                     "A deck has 120 query cards at most; leave out this one and those after "
                     "it."}));
}

TEST(QueryText, TellsQueryCardsFromBookCards) {
  EXPECT_EQ(query_letters(sound), 5U);
  EXPECT_EQ(query_letters("crane\n"), 5U) << "though it is no whole card";
  EXPECT_EQ(query_letters("# four\n quit zany\n"), 4U);
  EXPECT_EQ(query_letters("deck axes cozy form fund gown grab help joke live quit thou\n"), 4U);
  EXPECT_EQ(query_letters("deck    Fiction\n"), std::nullopt);
  EXPECT_EQ(query_letters("title   Crane\n"), std::nullopt);
  EXPECT_EQ(query_letters("colour red\n"), std::nullopt);
  EXPECT_EQ(query_letters("qwert yuiop\n"), std::nullopt);
  EXPECT_EQ(query_letters("# nothing\n"), std::nullopt);
}

}  // namespace
}  // namespace decks
