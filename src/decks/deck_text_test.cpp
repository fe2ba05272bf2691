#include "decks/deck_text.h"

#include <gtest/gtest.h>

namespace decks {
namespace {

using core::Trouble;

// Ten lines; a test spoils one of them.
const std::string sound =
    "deck    My shelf\n"
    "\n"
    "# a loose card\n"
    "title   The Odyssey\n"
    "author  Homer\n"
    "year    -700\n"
    "yellow  abode ample brine deity famed feast fishy fount guest haven herds lotus\n"
    "yellow  maids meats nobly nymph realm slain smite spear swine thong tunic crane\n"
    "red     fleet halls hewed queen roomy scoff spits\n"
    "red     wooed\n";

std::expected<Deck, Trouble> parse(std::string_view text) {
  return parse_deck(text, lexicon::five_letters(), "hash");
}

Trouble trouble_with(std::string_view part, std::string_view spoilt) {
  std::string text = sound;
  text.replace(text.find(part), part.size(), spoilt);
  const auto deck = parse(text);
  EXPECT_FALSE(deck.has_value()) << text;
  return deck ? Trouble{} : deck.error();
}

TEST(DeckText, ReadsACard) {
  const auto deck = parse(sound);
  ASSERT_TRUE(deck.has_value()) << deck.error().sentence;
  EXPECT_EQ(deck->name, "My shelf");
  EXPECT_EQ(deck->hash, "hash");
  ASSERT_EQ(deck->cards.size(), 1U);
  const BookCard& card = deck->cards.front();
  EXPECT_EQ(card.title, "The Odyssey");
  EXPECT_EQ(card.author, "Homer");
  EXPECT_EQ(card.year, -700);
  EXPECT_EQ(card.yellow.size(), yellow_words);
  EXPECT_EQ(card.yellow[2], lexicon::Word{"brine"});
  EXPECT_EQ(card.yellow[3], lexicon::Word{"crane"}) << "words are sorted, wherever they stood";
  EXPECT_EQ(card.red.back(), lexicon::Word{"wooed"});
}

TEST(DeckText, PrintsWhatItReads) {
  const auto deck = parse(sound);
  ASSERT_TRUE(deck.has_value());
  const auto again = parse(text(*deck));
  ASSERT_TRUE(again.has_value()) << again.error().sentence;
  EXPECT_EQ(again->cards, deck->cards);
  EXPECT_EQ(again->name, deck->name);
  EXPECT_EQ(text(*again), text(*deck));
}

TEST(DeckText, NeedsNoName) {
  const auto deck = parse(std::string_view{sound}.substr(sound.find("title")));
  ASSERT_TRUE(deck.has_value());
  EXPECT_EQ(deck->name, "");
  EXPECT_EQ(parse(text(*deck))->cards, deck->cards);
}

TEST(DeckText, NamesTheLineAndTheWord) {
  EXPECT_EQ(trouble_with("crane", "cranes"),
            (Trouble{8, "\"cranes\" is not a word of 5 letters."}));
  EXPECT_EQ(trouble_with("crane", "queen"),
            (Trouble{8, "queen repeats a letter; it belongs among the red words."}));
  EXPECT_EQ(trouble_with("wooed", "crate"),
            (Trouble{10, "crate repeats no letter; it belongs among the yellow words."}));
  EXPECT_EQ(trouble_with("crane", "brine"), (Trouble{8, "brine is on this card twice."}));
}

// proves F-07
TEST(DeckText, TakesOnlyCommonWords) {
  EXPECT_EQ(trouble_with("crane", "texas"),
            (Trouble{8, "texas is a proper noun; put another word in its place."}));
  EXPECT_EQ(trouble_with("crane", "quoth"),
            (Trouble{8, "quoth looks like a name or is archaic; put another word in its place."}));
  EXPECT_EQ(trouble_with("crane", "mould"),
            (Trouble{8, "mould is not in the list of secrets; put another word in its place."}));
  EXPECT_EQ(trouble_with("crane", "whore"),
            (Trouble{8, "whore may offend; put another word in its place."}));
  EXPECT_EQ(trouble_with("crane", "qwert"),
            (Trouble{8, "qwert is not in the lexicon; put another word in its place."}));
}

TEST(DeckText, WantsEveryPartOnce) {
  EXPECT_EQ(trouble_with("author  Homer\n", ""), (Trouble{4, "\"The Odyssey\" has no author."}));
  EXPECT_EQ(trouble_with("year    -700\n", ""), (Trouble{4, "\"The Odyssey\" has no year."}));
  EXPECT_EQ(trouble_with("-700\n", "-700\nyear 1\n").line, 7U);
  EXPECT_EQ(trouble_with("Homer\n", "Homer\nauthor Virgil\n"),
            (Trouble{6, "\"The Odyssey\" has an author already."}));
  EXPECT_EQ(trouble_with(" crane", ""), (Trouble{4,
                                                 "\"The Odyssey\" has 23 yellow and 8 red words; a "
                                                 "card has 24 and 8."}));
}

TEST(DeckText, WantsTheFormat) {
  EXPECT_EQ(trouble_with("-700", "long ago"),
            (Trouble{6, "\"long ago\" is not a year; write 1813, or -700 for 700 BC."}));
  EXPECT_EQ(trouble_with("-700", "0").line, 6U);
  EXPECT_EQ(
      trouble_with("author", "writer"),
      (Trouble{5, "\"writer\" is no part of a card; use title, author, year, yellow or red."}));
  EXPECT_EQ(trouble_with("author  Homer", "author"), (Trouble{5, "Nothing follows \"author\"."}));
  EXPECT_EQ(trouble_with("# a loose card", "year 1813"),
            (Trouble{3, "\"year\" comes before the first title."}));
  EXPECT_EQ(trouble_with("red     wooed", "deck    Again"),
            (Trouble{10, "The deck's name stands once, before the first card."}));
  EXPECT_EQ(trouble_with("red     wooed", "red     wooed\ntitle The Odyssey"),
            (Trouble{11, "\"The Odyssey\" is in this deck twice."}));
  EXPECT_EQ(parse("# nothing\n").error(), (Trouble{0, "There is no card in this deck."}));
}

}  // namespace
}  // namespace decks
