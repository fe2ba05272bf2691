#include "cast/summary.h"

#include <gtest/gtest.h>

namespace cast {
namespace {

std::string complaint(std::string_view text) {
  const auto pieces = parse_summary(text);
  return pieces ? "none" : pieces.error();
}

TEST(Summary, IsTakenApartAtItsBlanks) {
  const auto pieces = parse_summary("{1} met {2's} cat, and {3:they was|were} {3:a fool|fools}.");
  ASSERT_TRUE(pieces.has_value()) << pieces.error();
  EXPECT_EQ(
      *pieces,
      (std::vector<Piece>{
          Name{.spot = Spot{0}, .possessive = false},
          Words{" met "},
          Name{.spot = Spot{1}, .possessive = true},
          Words{" cat, and "},
          Agreement{.spot = Spot{2}, .after_pronoun = true, .one = "was", .several = "were"},
          Words{" "},
          Agreement{.spot = Spot{2}, .after_pronoun = false, .one = "a fool", .several = "fools"},
          Words{"."},
      }));
  EXPECT_EQ(parse_summary("{2:themself}")->front(),
            (Piece{PronounOf{.spot = Spot{1}, .word = Case::themself}}));
}

TEST(Summary, SaysWhichBlankIsWrong) {
  constexpr auto ways =
      ", which says nothing; write it like {1}, {1's}, {1:they}, {1:was|were} or "
      "{1:they was|were}.";
  for (const std::string blank : {"{1 }", "{1s}", "{1:he}", "{1:}", "{1:was}", "{1:was|}",
                                  "{1:|were}", "{1:they |were}", "{1:is|are|be}", "{12}"}) {
    EXPECT_EQ(complaint("Then " + blank + " left."), "has the blank " + blank + ways);
  }
  constexpr auto spots = ", which names no spot; begin it with 1, 2 or 3.";
  for (const std::string blank : {"{}", "{0}", "{4}", "{they}", "{ 1}"}) {
    EXPECT_EQ(complaint("Then " + blank + " left."), "has the blank " + blank + spots);
  }
}

TEST(Summary, NeedsBothBraces) {
  constexpr auto half = " without its other half near ";
  for (const std::string text : {"Then {1 left.", "Then 1} left.", "Then {1{2} left.", "Then {"}) {
    EXPECT_NE(complaint(text).find(half), std::string::npos) << text << ": " << complaint(text);
  }
  EXPECT_EQ(complaint("Then {1"),
            "has a brace without its other half near \"{1\"; every { needs its own }.");
}

TEST(Summary, KnowsThePronouns) {
  using enum Case;
  EXPECT_EQ(pronoun(Pronoun::he, false, their), "his");
  EXPECT_EQ(pronoun(Pronoun::he, false, theirs), "his");
  EXPECT_EQ(pronoun(Pronoun::she, false, them), "her");
  EXPECT_EQ(pronoun(Pronoun::she, false, theirs), "hers");
  EXPECT_EQ(pronoun(Pronoun::it, false, themself), "itself");
  EXPECT_EQ(pronoun(Pronoun::they, false, themself), "themself");
  EXPECT_EQ(pronoun(Pronoun::they, true, themself), "themselves");
  EXPECT_EQ(pronoun(Pronoun::they, true, they), "they");
}

}  // namespace
}  // namespace cast
