// docs/formats/wire.md tells clients what the server bears.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "server/limits.h"

namespace server {
namespace {

std::string page() {
  std::ifstream file{LIEBRARY_SOURCE_DIR "/docs/formats/wire.md"};
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(WirePage, TellsTheRates) {
  const Limits limits;
  const auto text = page();
  const auto expect = [&](std::string_view what, const Rate& rate, std::string_view of) {
    const auto line =
        fmt::format("| {} | {:.0f} | {:.0f} | {} |", what, rate.at_once, rate.a_minute, of);
    EXPECT_NE(text.find(line), std::string::npos) << line;
  };
  expect("`POST /api/guest`", limits.guests, "an address");
  expect("passwords: `/api/sign-in`, `/api/password`", limits.passwords, "an address");
  expect("`POST /api/rooms`", limits.new_rooms, "a person");
  expect("`POST /api/rooms/ID/ask`", limits.asks_rate, "an address");
  expect("wrong codes at `/api/rooms/code/`", limits.wrong_codes, "an address");
  expect("the same", limits.all_wrong_codes, "all together");
  expect("`chat` in rooms", limits.talk, "a person");
  expect("`aid` in rooms", limits.aids, "a person");
}

}  // namespace
}  // namespace server
