// schema, as the program prints it.
#include "catalogue/catalogue.h"
#include "commands/run_test.h"
#include "testing/schema_validator.h"

namespace commands {
namespace {

using Schema = ProgramTest;

// Every "$ref" below a value leads to a definition.
void leads_somewhere(const battery::SchemaValidator& schema, const codec::json::value& value) {
  if (value.is_array()) {
    for (const auto& item : value.get_array()) leads_somewhere(schema, item);
  }
  if (!value.is_object()) return;
  for (const auto& [key, member] : value.get_object()) {
    leads_somewhere(schema, member);
    if (key != "$ref") continue;
    const std::string name{member.get_string().c_str()};
    EXPECT_NE(schema.find(name.substr(name.rfind('/') + 1)), nullptr) << name;
  }
}

TEST_F(Schema, PrintsTheWireAndEveryGame) {
  const auto ran = run("schema");
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(run("schema").out, ran.out) << "the same each time";
  const battery::SchemaValidator schema{ran.out};
  EXPECT_EQ(schema.document().at("$schema").get_string(),
            "https://json-schema.org/draft/2020-12/schema");
  for (const char* name : {"protocol.Message", "protocol.Event", "protocol.NewRoom"}) {
    EXPECT_NE(schema.find(name), nullptr) << name;
  }
  for (const auto& game : catalogue::games()) {
    for (const char* type : {"Options", "Action", "Offer", "View"}) {
      EXPECT_NE(schema.find(game.name + "." + type), nullptr) << game.name << " " << type;
    }
  }
  leads_somewhere(schema, schema.document().at("$defs"));
}

TEST_F(Schema, HoldsForTheViewsOfAGameThatBegins) {
  const battery::SchemaValidator schema{run("schema").out};
  for (const auto& game : catalogue::games()) {
    const auto match = game.start({});
    ASSERT_TRUE(match.has_value());
    core::SeededGenerator generator{1};
    for (const auto& aid : game.aids) {
      ASSERT_NE(schema.find(aid.answer), nullptr) << aid.answer;
      for (std::size_t i = 0; i < (*match)->seats(); ++i) {
        const auto told = (*match)->aid(aid.name, core::Actor::seat(i), {"", &generator});
        if (!told) continue;
        EXPECT_EQ(schema.trouble(aid.answer, *told), std::nullopt) << *told;
      }
    }
    for (const auto actor : {core::Actor::seat(0), core::Actor::spectator()}) {
      EXPECT_EQ(schema.trouble(game.name + ".View", (*match)->tools().view_json(actor)),
                std::nullopt);
    }
  }
}

}  // namespace
}  // namespace commands
