// Games that were begun before the word lists and decks changed (docs/decisions/0022). That every
// golden record is resumed and played to its end is shown by golden_records_test.cpp.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "lexicon/lexicon.h"
#include "tables/problems.h"
#include "tables/record.h"
#include "tables/table_test.h"

namespace tables {
namespace {

Setup golden_setup(const std::string& name) {
  const auto path =
      std::filesystem::path{LIEBRARY_SOURCE_DIR} / "testdata/records" / (name + ".txt");
  std::ostringstream text;
  text << std::ifstream{path, std::ios::binary}.rdbuf();
  const auto record = read_record(catalogue::games(), text.str());
  EXPECT_TRUE(record) << record.error().sentence;
  return record.value().setup;
}

// With The Last of the Mohicans, the eighth card, on which SCENT stands where SCALP was.
std::unique_ptr<catalogue::Match> begun(const Setup& setup) {
  auto match = start_match(catalogue::games(), setup).value();
  const auto wrong = match->play(Actor::chance(), TableTime{}, parsed(*match, "draw 7"));
  EXPECT_FALSE(wrong) << wrong->sentence;
  return match;
}

bool has_on_card(const catalogue::Match& match, std::string_view word) {
  return match.state_text().find('"' + std::string{word} + '"') != std::string::npos;
}

TEST(EarlierWords, AreThoseOfAGameThatWasBegunWithThem) {
  auto before = golden_setup("fiction-classic-2");
  ASSERT_NE(before.lexicon_hash, lexicon::five_letters().hash()) << "the words have changed since";
  const auto now = test_setup(catalogue::games(), "fiction", {});
  ASSERT_NE(before.cards_hash, now.cards_hash) << "and so have the cards";
  before.options = now.options;

  EXPECT_TRUE(has_on_card(*begun(before), "scalp"));
  EXPECT_FALSE(has_on_card(*begun(before), "scent"));
  EXPECT_TRUE(has_on_card(*begun(now), "scent"));
  EXPECT_FALSE(has_on_card(*begun(now), "scalp"));

  const auto judged = [&](const auto& setup, std::string_view word) {
    const auto match = begun(setup);
    for (const auto* move : {"choose canoe", "name c"}) {
      EXPECT_FALSE(match->play(seat1, TableTime{}, parsed(*match, move))) << move;
    }
    const auto why = match->refusal(seat2, parsed(*match, "guess " + std::string{word}));
    return why ? std::string{why->code.name()} : "legal";
  };
  EXPECT_EQ(judged(before, "layed"), "legal") << "a misspelling that was in the list";
  EXPECT_EQ(judged(now, "layed"), "not_a_word");
  EXPECT_EQ(judged(before, "voila"), "not_a_word") << "its accent had cost it its place";
  EXPECT_EQ(judged(now, "voila"), "legal");
  EXPECT_EQ(judged(before, "tesla"), "proper_noun");
  EXPECT_EQ(judged(now, "tesla"), "legal");
}

TEST(EarlierWords, AreThoseOfWordlesToo) {
  for (const auto* name : {"wordles-1", "wordles-by-hand-1"}) {
    const auto setup = golden_setup(name);
    const auto match = start_match(catalogue::games(), setup);
    ASSERT_TRUE(match) << match.error().sentence;
    EXPECT_EQ((*match)->lexicon_hash(), setup.lexicon_hash);
    EXPECT_EQ((*match)->cards_hash(), setup.cards_hash);
    EXPECT_NE(setup.cards_hash, test_setup(catalogue::games(), "wordles", {}).cards_hash);
  }
}

TEST(EarlierWords, AreNotDealtToANewGame) {
  const auto setup = test_setup(catalogue::games(), "fiction", {});
  EXPECT_EQ(setup.lexicon_hash, lexicon::five_letters().hash());
}

TEST(EarlierWords, ThatNoProgramHadFreezeALogWithASentence) {
  auto setup = golden_setup("fiction-classic-2");
  setup.cards_hash = std::string(64, '0');
  EXPECT_EQ(start_match(catalogue::games(), setup).error().sentence,
            "This game was played with cards that this program does not have: use the program that "
            "it was played with.");
  setup.lexicon_hash = std::string(64, '0');
  const auto frozen = start_match(catalogue::games(), setup);
  EXPECT_EQ(frozen.error().code, LogProblem::other_words);
  EXPECT_EQ(frozen.error().sentence,
            "This game was played with a list of words that this program does not have: use the "
            "program that it was played with.");
}

}  // namespace
}  // namespace tables
