// docs/formats/wire.md says what the code says.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "codec/difference.h"
#include "protocol/described.h"
#include "protocol/json.h"
#include "protocol/limits.h"
#include "protocol/phrases.h"

namespace protocol {
namespace {

std::vector<std::string> page() {
  std::ifstream file{LIEBRARY_SOURCE_DIR "/docs/formats/wire.md"};
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

bool has(std::string_view text) {
  std::string all;
  for (const auto& line : page()) all += line + "\n";
  return all.find(text) != std::string::npos;
}

template <class Variant>
bool is_kind(std::string_view name) {
  bool found = false;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Variant>>([&](auto type) {
    found = found || codec::wire_name<typename decltype(type)::type>() == name;
  });
  return found;
}

TEST(WirePage, ItsExampleIsMadeOfRealMessages) {
  std::size_t sent = 0, received = 0;
  for (const std::string& line : page()) {
    if (line.starts_with("> {")) {
      const auto message = read_message(line.substr(2));
      const bool meant_to_fail = line.find("dance") != std::string::npos;
      EXPECT_NE(message.has_value(), meant_to_fail) << line;
      EXPECT_FALSE(message_id(line.substr(2)).empty()) << line;
      ++sent;
    } else if (line.starts_with("< {")) {
      const auto event = codec::parse_json(line.substr(2));
      ASSERT_TRUE(event && event->is_object() && event->get_object().size() == 1) << line;
      EXPECT_TRUE(is_kind<Event>(std::string{event->get_object().begin()->key()})) << line;
      ++received;
    }
  }
  EXPECT_GE(sent, 8U);
  EXPECT_GE(received, 12U);
}

TEST(WirePage, ListsEveryRequestPhraseAndBody) {
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Request>>([](auto type) {
    const auto name = fmt::format("`{}`", codec::wire_name<typename decltype(type)::type>());
    EXPECT_TRUE(has(name)) << name;
  });
  std::size_t rows = 0;
  for (const Phrase& phrase : phrases) {
    rows += has(fmt::format("| `{}` | {} |", phrase.name, phrase.sentence)) ? 1U : 0U;
  }
  EXPECT_EQ(rows, phrases.size());
  for (const char* body :
       {"GuestWish", "SignIn", "SetPassword", "Rename", "NewRoom", "Games", "Seats", "RoomMade",
        "RoomList", "RoomFound", "Past", "Me", "Replay", "Health", "Failure"}) {
    EXPECT_TRUE(has(fmt::format("**{}**", body))) << body;
  }
}

// The JSON values of a row of a table: every cell that is code.
std::vector<codec::json::value> values(const std::string& row) {
  std::vector<codec::json::value> found;
  std::istringstream cells{row};
  for (std::string cell; std::getline(cells, cell, '|');) {
    if (!cell.starts_with(" `") || !cell.ends_with("` ")) continue;
    const auto value = codec::parse_json(std::string_view{cell}.substr(2, cell.size() - 4));
    if (value) found.push_back(*value);
  }
  return found;
}

TEST(WirePage, ItsDifferencesLeadFromTheOldToTheNew) {
  std::size_t rows = 0;
  bool inside = false;
  for (const std::string& line : page()) {
    if (line.starts_with("|")) {
      inside = inside || line == "| what changed | old | difference | new |";
    } else {
      inside = false;
    }
    if (!inside || line.find('`') == std::string::npos) continue;
    const auto cells = values(line);
    ASSERT_EQ(cells.size(), 3U) << line;
    auto changed = cells[0];
    EXPECT_TRUE(codec::apply_difference(changed, cells[1])) << line;
    EXPECT_EQ(changed, cells[2]) << line;
    ++rows;
  }
  EXPECT_GE(rows, 8U);
}

TEST(WirePage, TellsTheLimits) {
  EXPECT_TRUE(has(
      fmt::format("{} KB of JSON, {} levels deep", most_message_bytes / 1024, most_message_depth)));
  EXPECT_TRUE(has(fmt::format("| a text of any kind | {} characters", most_characters)));
  EXPECT_TRUE(has(fmt::format("| a list of any kind | {} entries", most_listed)));
  EXPECT_TRUE(has(fmt::format("| a person's name | 1 to {} characters", most_name)));
  EXPECT_TRUE(has(fmt::format("| a password | {} to {} ", least_password, most_password)));
  EXPECT_TRUE(has(fmt::format("| `grace_seconds` | {} to {} |", least_grace, most_grace)));
  EXPECT_TRUE(has(fmt::format("An id is 1 to {} of", most_id)));
}

}  // namespace
}  // namespace protocol
