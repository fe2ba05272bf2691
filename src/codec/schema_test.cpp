#include "codec/schema.h"

#include <gtest/gtest.h>

#include "codec/fiction_json.h"
#include "codec/impossible_json.h"
#include "codec/wordles_json.h"
#include "testing/fiction_tables.h"
#include "testing/impossible_tables.h"
#include "testing/schema_validator.h"
#include "testing/wordles_tables.h"

namespace codec {
namespace {

using battery::SchemaValidator;

// What a random game writes: every action, and at some positions the views and offers of everybody.
template <core::Game G>
void holds(const battery::Table<G>& table, const SchemaValidator& schema, std::string_view game) {
  const auto valid = [&](std::string_view type, const auto& value) {
    const auto wrong = schema.trouble(fmt::format("{}.{}", game, type), written_json(value));
    EXPECT_EQ(wrong, std::nullopt) << table.name;
  };
  battery::RandomPlay<G> play{table, 1};
  const auto look = [&] {
    for (const auto actor : table.actors()) {
      const auto seen = view(table.rules, play.state(), actor);
      valid("View", seen);
      for (const auto& offer : offers(table.rules, seen)) valid("Offer", offer);
    }
  };
  while (const auto move = play.next()) {
    if (play.log().size() % 9 == 0) look();
    valid("Action", move->action);
    play.play(*move);
    if (::testing::Test::HasFailure()) return;
  }
  look();
}

template <core::Game G, class Options>
std::string schema_text() {
  Schema schema;
  schema.add_root<Options>();
  schema.add_root<typename G::Action>();
  schema.add_root<typename G::Offer>();
  schema.add_root<typename G::View>();
  return schema.text("test");
}

template <core::Game G, class Options, class MakeTable>
void holds_for(std::string_view game, const std::vector<Options>& all, MakeTable make_table) {
  const SchemaValidator schema{schema_text<G, Options>()};
  for (const Options& options : all) {
    EXPECT_EQ(schema.trouble(fmt::format("{}.Options", game), written_json(options)), std::nullopt);
    holds<G>(make_table(options), schema, game);
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(Schema, HoldsForRandomGamesOfFiction) {
  holds_for<fiction::Fiction>("fiction", battery::fiction_options(), battery::fiction_table);
}
TEST(Schema, HoldsForRandomGamesOfWordles) {
  holds_for<wordles::Wordles>("wordles", battery::wordles_options(), battery::wordles_table);
}
TEST(Schema, HoldsForRandomGamesOfImpossible) {
  holds_for<impossible::Impossible>("impossible", battery::impossible_options(),
                                    battery::impossible_table);
}

TEST(Schema, NamesWhatItDefines) {
  const SchemaValidator schema{schema_text<fiction::Fiction, fiction::Options>()};
  const auto text = [&](std::string_view name) {
    const auto* found = schema.find(name);
    return found ? json_text(*found) : "";
  };
  EXPECT_EQ(text("fiction.Place"), R"({"type":"integer","minimum":1,"maximum":5})");
  EXPECT_EQ(text("fiction.Answer"), R"({"type":"string","enum":["none","fact","fiction"]})");
  EXPECT_EQ(text("lexicon.Word"), R"({"type":"string"})");
  EXPECT_EQ(text("fiction.Token"),
            R"({"type":"object","properties":{"row":{"$ref":"#/$defs/fiction.RowNumber"},)"
            R"("place":{"$ref":"#/$defs/fiction.Place"},)"
            R"("neighbour":{"$ref":"#/$defs/fiction.Place"}},"required":["row","place"]})");
  EXPECT_TRUE(
      text("core.PendingDraw")
          .starts_with(
              R"({"oneOf":[{"type":"object","properties":{"none":{"$ref":"#/$defs/core.Nothing"}},)"
              R"("required":["none"],"additionalProperties":false},)"));
  EXPECT_EQ(json_text(schema.document().at("x-roots")),
            R"({"fiction":["fiction.Action","fiction.Offer","fiction.Options","fiction.View"]})");
}

TEST(Schema, IsTheSameInWhateverOrderItIsAsked) {
  Schema one, other;
  one.add_root<fiction::View>();
  one.add_root<fiction::Action>();
  other.add_root<fiction::Action>();
  other.add_root<fiction::View>();
  other.add_root<fiction::View>();
  EXPECT_EQ(one.text("t"), other.text("t"));
  EXPECT_NE(one.text("t"), Schema{}.text("t"));
}

TEST(Schema, FindsWhatIsWrong) {
  const SchemaValidator schema{schema_text<fiction::Fiction, fiction::Options>()};
  const auto wrong = [&](std::string_view text) {
    return schema.trouble("fiction.Action", text).value_or("");
  };
  EXPECT_EQ(wrong(R"({"token":{"row":2,"place":1,"mood":"good"}})"), "");
  for (const char* text :
       {R"({"token":{"row":2}})", R"({"token":{"row":2,"place":6}})", R"({"dance":{}})",
        R"({"guess":{"word":5}})", R"({"keep":{"ability":"unicorn"}})", R"([])", R"({})",
        R"({"expire":{},"guess":{"word":"crane"}})", R"({"draw":{"drawn":[1,"2"]}})"}) {
    EXPECT_NE(wrong(text), "") << text;
  }
}

}  // namespace
}  // namespace codec
