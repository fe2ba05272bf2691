#include "protocol/schema.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "protocol/described.h"
#include "protocol/samples_test.h"
#include "testing/schema_validator.h"

namespace protocol {
namespace {

battery::SchemaValidator wire() {
  codec::Schema schema;
  add_schema(schema);
  return battery::SchemaValidator{schema.text("wire")};
}

template <class Lines>
void hold(const battery::SchemaValidator& schema, std::string_view type, const Lines& lines) {
  for (const std::string_view line : lines) {
    EXPECT_EQ(schema.trouble(fmt::format("protocol.{}", type), line), std::nullopt) << line;
  }
}

TEST(WireSchema, HoldsForEverySample) {
  const auto schema = wire();
  hold(schema, "Request", samples::requests);
  hold(schema, "Event", samples::events);
  hold(schema, "GuestWish", samples::guest_wishes);
  hold(schema, "SignIn", samples::sign_ins);
  hold(schema, "SetPassword", samples::set_passwords);
  hold(schema, "Rename", samples::renames);
  hold(schema, "NewRoom", samples::new_rooms);
  hold(schema, "Games", samples::games);
  hold(schema, "Seats", samples::seats);
  hold(schema, "RoomMade", samples::rooms_made);
  hold(schema, "RoomList", samples::room_lists);
  hold(schema, "RoomFound", samples::rooms_found);
  hold(schema, "Past", samples::pasts);
  hold(schema, "Me", samples::mes);
  hold(schema, "Profile", samples::profiles);
  hold(schema, "Replay", samples::replays);
  hold(schema, "Health", samples::healths);
  hold(schema, "Failure", samples::failures);
  hold(schema, "Message", std::array{R"({"id":"a-1","request":{"stand":{}}})"});
}

TEST(WireSchema, DefinesEveryStruct) {
  const auto schema = wire();
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Structs>>([&](auto type) {
    using T = typename decltype(type)::type;
    const auto name = codec::type_text<T>();
    const auto dotted = fmt::format("protocol.{}", name.substr(name.rfind(':') + 1));
    EXPECT_NE(schema.find(dotted), nullptr) << dotted;
  });
}

TEST(WireSchema, SaysWhatMayBeLeftOut) {
  const auto schema = wire();
  const auto wrong = [&](std::string_view type, std::string_view text) {
    return schema.trouble(fmt::format("protocol.{}", type), text).value_or("");
  };
  EXPECT_EQ(wrong("NewRoom", R"({"game":"chess"})"), "");
  EXPECT_EQ(wrong("NewRoom", R"({})"), "protocol.NewRoom: lacks game");
  EXPECT_EQ(wrong("Request", R"({"ready":{}})"), "");
  EXPECT_NE(wrong("Request", R"({"sit":{}})"), "");
  EXPECT_NE(wrong("RoomSettings", R"({"team":"anarchy"})"), "");
  EXPECT_EQ(
      codec::json_text(schema.find("protocol.RoomSettings")->at("properties").at("grace_seconds")),
      R"({"type":"integer","minimum":0,"maximum":65535,"default":60})");
}

}  // namespace
}  // namespace protocol
