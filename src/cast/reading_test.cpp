// Every Book is read with everybody who may turn up in it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>

#include "cast/recast.h"
#include "core/generator.h"

namespace cast {
namespace {

using Trio = std::array<Character, spots_a_book>;

const Cards& cards() { return standard_cards(); }

std::string small(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

// The words that tell somebody's sex, and how often each is said.
std::map<std::string, int> gendered(const std::string& small_text) {
  static const std::regex words{R"(\b(he|him|his|himself|she|her|hers|herself)\b)"};
  std::map<std::string, int> found;
  for (std::sregex_iterator at{small_text.begin(), small_text.end(), words}, end; at != end; ++at) {
    ++found[at->str()];
  }
  return found;
}

// The same, by what the blanks ask for and whom the cards describe.
std::map<std::string, int> gendered_by_the_cards(Book book, const Trio& cast) {
  static const std::map<std::string, std::array<std::string, 2>> forms{
      {"they", {"he", "she"}},
      {"them", {"him", "her"}},
      {"their", {"his", "her"}},
      {"theirs", {"his", "hers"}},
      {"themself", {"himself", "herself"}}};
  static const std::regex blanks{R"(\{([123]):(they|them|their|theirs|themself)( [^}]*)?\})"};
  std::map<std::string, int> found;
  const std::string& summary = cards().of(book).summary;
  for (std::sregex_iterator at{summary.begin(), summary.end(), blanks}, end; at != end; ++at) {
    const auto spot = static_cast<std::size_t>((*at)[1].str()[0] - '1');
    const CharacterCard& card = cards().of(cast[spot]);
    if (card.pronoun == Pronoun::he) ++found[forms.at((*at)[2])[0]];
    if (card.pronoun == Pronoun::she) ++found[forms.at((*at)[2])[1]];
  }
  return found;
}

// A verb of one said of several, or the other way round. "X and Y were" is said of both.
bool disagrees(const std::string& small_text, Character character) {
  static const auto patterns = [] {
    std::vector<std::regex> all;
    for (const CharacterCard& card : cards().characters) {
      all.emplace_back("(^|[^d] |[^n]d )" + small(with_article(card)) + "(, who)? " +
                       (card.plural ? "(is|was|has|does)" : "(are|were|have|do)") + "\\b");
    }
    return all;
  }();
  return std::regex_search(small_text, patterns[index(character)]);
}

// The first thing in a told summary that no reader would forgive.
std::string flaw(const std::string& text, Book book, const Trio& cast) {
  static const std::vector<std::pair<std::string, std::regex>> flaws{
      {"markup", std::regex{R"([{}|_])"}},
      {"two blanks", std::regex{"  "}},
      {"a blank before a stop", std::regex{R"( [,.;:!?])"}},
      {"a small letter at the start", std::regex{R"((^|[.!?] )[a-z])"}},
      {"a capital article inside", std::regex{R"([^.!?] The )"}},
      {"two articles", std::regex{R"(\b([Tt]he|[Aa]n?) the\b)"}},
      {"a double possessive", std::regex{R"('s's|s's)"}},
  };
  for (const auto& [what, how] : flaws) {
    if (std::regex_search(text, how)) return what;
  }
  static const std::regex doubled{R"(\b([a-z]+) \1\b)"};
  const std::string all = small(text);
  if (std::regex_search(all, doubled)) return "a word twice";
  if (gendered(all) != gendered_by_the_cards(book, cast)) return "a wrong pronoun";
  for (const Character character : cast) {
    const std::string& name = cards().of(character).name;
    if (all.find(small(name)) == std::string::npos) return "no word of " + name;
    if (disagrees(all, character)) return "a verb that does not agree with " + name;
  }
  return "";
}

void expect_reads_well(Book book, const Trio& cast) {
  const auto text = recast(cards(), book, cast);
  EXPECT_EQ(flaw(text, book, cast), "") << text;
}

bool fits_spot(Character newcomer, Book book, std::size_t spot) {
  return fits(cards().facts, newcomer, book, static_cast<Spot>(spot));
}

TEST(Reading, FindsFlaws) {
  const Trio cast{*find_character(cards(), "weird_sisters"), *find_character(cards(), "alice"),
                  *find_character(cards(), "romeo")};
  const Book book{0};  // its summary has no pronouns
  const auto text = [](std::string_view middle) {
    return fmt::format("The Weird Sisters met Alice{} and Romeo.", middle);
  };
  EXPECT_EQ(flaw(text(""), book, cast), "");
  EXPECT_EQ(flaw(text(" {2}"), book, cast), "markup");
  EXPECT_EQ(flaw(text("  twice"), book, cast), "two blanks");
  EXPECT_EQ(flaw(text(" , gladly,"), book, cast), "a blank before a stop");
  EXPECT_EQ(flaw(text(". she ran"), book, cast), "a small letter at the start");
  EXPECT_EQ(flaw(text(" by The Sea"), book, cast), "a capital article inside");
  EXPECT_EQ(flaw(text(" at the the sea"), book, cast), "two articles");
  EXPECT_EQ(flaw(text(" and and"), book, cast), "a word twice");
  EXPECT_EQ(flaw(text(" by herself"), book, cast), "a wrong pronoun");
  EXPECT_EQ(flaw("The Weird Sisters met Romeo.", book, cast), "no word of Alice");
  EXPECT_EQ(flaw(text(". The Weird Sisters was late"), book, cast),
            "a verb that does not agree with Weird Sisters");
  EXPECT_EQ(flaw(text(". Alice, who were late, met Dracula"), book, cast),
            "a verb that does not agree with Alice");
  EXPECT_EQ(flaw(text(". Romeo and Alice were late"), book, cast), "");
}

// What I-17 has read aloud.
TEST(Reading, IsGoodWithEveryCharacterInEverySpotThatItFits) {
  std::size_t read = 0;
  for (std::size_t i = 0; i < books_in_all; ++i) {
    const auto book = static_cast<Book>(i);
    for (std::size_t spot = 0; spot < spots_a_book; ++spot) {
      for (std::size_t c = 0; c < characters_in_all; ++c) {
        const auto newcomer = static_cast<Character>(c);
        Trio cast = cards().facts.of(book).originals;
        if (!fits_spot(newcomer, book, spot) ||
            (std::ranges::find(cast, newcomer) != cast.end() && cast[spot] != newcomer)) {
          continue;
        }
        cast[spot] = newcomer;
        expect_reads_well(book, cast);
        ++read;
      }
    }
  }
  EXPECT_GT(read, 90U * 17);
}

TEST(Reading, IsGoodWithRandomCasts) {
  core::SeededGenerator generator{18};
  for (std::size_t i = 0; i < 40 * books_in_all; ++i) {
    const auto book = static_cast<Book>(i % books_in_all);
    const Trio cast = any_cast(cards().facts, book, generator);
    for (std::size_t spot = 0; spot < spots_a_book; ++spot) {
      EXPECT_TRUE(fits_spot(cast[spot], book, spot));
      EXPECT_NE(cast[spot], cards().facts.of(book).originals[spot]);
    }
    EXPECT_TRUE(cast[0] != cast[1] && cast[1] != cast[2] && cast[0] != cast[2]);
    expect_reads_well(book, cast);
  }
}

}  // namespace
}  // namespace cast
