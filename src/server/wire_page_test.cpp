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
    const auto number = [](double count) {
      auto digits = fmt::format("{:.0f}", count);
      if (digits.size() > 3) digits.insert(digits.size() - 3, ",");
      return digits;
    };
    const auto line =
        fmt::format("| {} | {} | {} | {} |", what, number(rate.at_once), number(rate.a_minute), of);
    EXPECT_NE(text.find(line), std::string::npos) << line;
  };
  const auto expect_shared = [&](std::string_view what, const SharedRate& rate) {
    if (rate.person) expect(what, *rate.person, "a person");
    if (rate.household) expect(rate.person ? "the same" : what, *rate.household, "a household");
    if (rate.overall) expect("the same", *rate.overall, "all together");
  };
  expect_shared("`POST /api/guest`", limits.guests);
  expect("passwords: `/api/sign-in`, `/api/password`", limits.passwords, "a household");
  expect_shared("`POST /api/name`", limits.renames);
  expect_shared("`POST /api/rooms`", limits.new_rooms);
  expect("`POST /api/rooms/ID/ask`", limits.asks_rate, "a household");
  expect("wrong codes at `/api/rooms/code/`", limits.wrong_codes, "a household");
  expect_shared("`chat` in rooms", limits.talk);
  expect_shared("`aid` in rooms", limits.aids);
}

}  // namespace
}  // namespace server
