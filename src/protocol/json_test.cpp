#include "protocol/json.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

#include "codec/json_writer.h"
#include "protocol/described.h"
#include "protocol/limits.h"
#include "protocol/room_problem.h"
#include "protocol/samples_test.h"

namespace protocol {
namespace {

std::string message(std::string_view request) {
  return fmt::format(R"({{"id":"a-1","request":{}}})", request);
}

// What is read is written as the same bytes, with a value in between and without.
template <class T, class Reading, class Lines>
void round_trips(const Lines& lines, Reading read) {
  for (const std::string_view line : lines) {
    const Read<T> value = read(line);
    ASSERT_TRUE(value.has_value()) << line << "\n" << value.error().sentence;
    EXPECT_EQ(text(*value), line);
    EXPECT_EQ(codec::json_text(codec::to_json(*value)), line);
  }
}

TEST(Protocol, ReadsAndWritesEveryRequest) {
  std::set<std::size_t> kinds;
  for (const std::string_view request : samples::requests) {
    const std::string line = message(request);
    round_trips<Message>(std::array{std::string_view{line}}, read_message);
    if (const auto read = read_message(line)) kinds.insert(read->request.index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Request>) << "a kind has no sample";
}

TEST(Protocol, ReadsAndWritesEveryEvent) {
  round_trips<Event>(samples::events, read_event);
  std::set<std::size_t> kinds;
  for (const std::string_view line : samples::events) kinds.insert(read_event(line)->index());
  EXPECT_EQ(kinds.size(), std::variant_size_v<Event>) << "a kind has no sample";
}

TEST(Protocol, ReadsAndWritesEveryBody) {
  round_trips<GuestWish>(samples::guest_wishes, read_body<GuestWish>);
  round_trips<SignIn>(samples::sign_ins, read_body<SignIn>);
  round_trips<SetPassword>(samples::set_passwords, read_body<SetPassword>);
  round_trips<Rename>(samples::renames, read_body<Rename>);
  round_trips<NewRoom>(samples::new_rooms, read_body<NewRoom>);
  round_trips<Games>(samples::games, read_answer<Games>);
  round_trips<Seats>(samples::seats, read_answer<Seats>);
  round_trips<RoomMade>(samples::rooms_made, read_answer<RoomMade>);
  round_trips<RoomList>(samples::room_lists, read_answer<RoomList>);
  round_trips<RoomFound>(samples::rooms_found, read_answer<RoomFound>);
  round_trips<Past>(samples::pasts, read_answer<Past>);
  round_trips<Me>(samples::mes, read_answer<Me>);
  round_trips<Profile>(samples::profiles, read_answer<Profile>);
  round_trips<Replay>(samples::replays, read_answer<Replay>);
  round_trips<Health>(samples::healths, read_answer<Health>);
  round_trips<Failure>(samples::failures, read_answer<Failure>);
}

TEST(Protocol, WhatIsLeftOutTakesItsDefault) {
  const auto room = read_body<NewRoom>(R"({"game":"chess","settings":{"listed":true}})");
  ASSERT_TRUE(room.has_value()) << room.error().sentence;
  EXPECT_TRUE(room->settings.listed);
  EXPECT_TRUE(room->settings.spectators);
  EXPECT_EQ(room->settings.grace_seconds, 60);
  EXPECT_TRUE(room->seats.empty());
  EXPECT_FALSE(room->start);
  EXPECT_EQ(read_body<NewRoom>("{}").error().sentence, "“game” is missing in “new_room”.");

  const auto request = [](std::string_view line) { return read_message(message(line))->request; };
  EXPECT_TRUE(std::get<Ready>(request(R"({"ready":{}})")).ready);
  EXPECT_TRUE(std::get<Mute>(request(R"({"mute":{"member":2}})")).muted);
  EXPECT_FALSE(std::get<Chat>(request(R"({"chat":{"phrase":"hello"}})")).team);
  EXPECT_EQ(read_message(message(R"({"mute":{}})")).error().code.name(), "missing");
}

TEST(Protocol, IgnoresUnknownKeysButNoUnknownKinds) {
  EXPECT_TRUE(read_message(R"({"id":"1","mood":"good","request":{"sit":{"seat":1,"by":"me"}}})"));
  const auto read = read_message(message(R"({"dance":{}})"));
  EXPECT_EQ(read.error().code.name(), "unknown_name");
  EXPECT_EQ(read.error().sentence, "“dance” is no kind of “request”.");
  EXPECT_EQ(read_message(message(R"({"stand":{},"start":{}})")).error().code.name(), "wrong_type");
  EXPECT_EQ(read_event(R"({"dance":{}})").error().sentence, "“dance” is no kind of “event”.");
  EXPECT_EQ(
      read_body<NewRoom>(R"({"game":"chess","settings":{"team":"anarchy"}})").error().code.name(),
      "unknown_name");
}

TEST(Protocol, RefusesWhatIsNoMessage) {
  const auto code = [](std::string_view line) { return read_message(line).error().code.name(); };
  EXPECT_EQ(code(""), "not_json");
  EXPECT_EQ(code("{"), "not_json");
  EXPECT_EQ(code("[]"), "wrong_type");
  EXPECT_EQ(code(R"({"request":{"stand":{}}})"), "missing");
  EXPECT_EQ(code("{\"id\":\"\xff\",\"request\":{\"stand\":{}}}"), "not_json");
  EXPECT_EQ(code(message(R"({"sit":{"seat":-1}})")), "out_of_range");
  EXPECT_EQ(code(message(R"({"sit":{"seat":4294967296}})")), "out_of_range");
  EXPECT_EQ(code(message(R"({"sit":{"seat":1.5}})")), "wrong_type");
  const std::string deep = std::string(20, '[') + std::string(20, ']');
  EXPECT_EQ(code(message(fmt::format(R"({{"play":{{"action":{}}}}})", deep))), "not_json");
  EXPECT_EQ(code(std::string(most_message_bytes + 1, ' ')), "too_long");
}

TEST(Protocol, TellsTheIdOfWhatItCannotRead) {
  EXPECT_EQ(message_id(message(R"({"dance":{}})")), "a-1");
  EXPECT_EQ(message_id(R"({"id":"7"})"), "7");
  EXPECT_EQ(message_id(R"({"id":7})"), "");
  EXPECT_EQ(message_id(R"({"id":"ü"})"), "");
  EXPECT_EQ(message_id("no"), "");
}

TEST(Protocol, CarriesAProblemWithItsRule) {
  const Refused with =
      refused({RoomProblem::seat_taken, "Somebody sits there.", "F-05", "minutes"});
  EXPECT_EQ(with.code, "seat_taken");
  EXPECT_EQ(with.rule, "F-05");
  EXPECT_EQ(with.about, "minutes");
  EXPECT_EQ(refused({RoomProblem::playing, "Too late.", ""}).rule, std::nullopt);
}

}  // namespace
}  // namespace protocol
