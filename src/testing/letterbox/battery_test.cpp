#include "testing/battery.h"

#include "testing/letterbox/letterbox_described.h"

namespace letterbox {
namespace {

battery::Table<Letterbox> table(const Options& options) {
  const Rules rules{options};
  return {.name = options.seconds ? "with a clock" : "without a clock",
          .rules = rules,
          .start = start(rules),
          .seats = options.seats,
          .most_moves = 60};
}

TEST(LetterboxBattery, HoldsWithAndWithoutAClock) {
  const auto untimed = battery::examine(table({}), 300, 7);
  const auto timed = battery::examine(table({.seats = 2, .seconds = 10}), 300, 7);
  EXPECT_EQ(untimed.actions.count("expire"), 0U);
  for (auto tally : {untimed, timed}) {
    for (const char* kind : {"draw", "ask", "name", "substitute"}) {
      EXPECT_GE(tally.actions[kind], 20U) << kind;
    }
  }
  EXPECT_GE(timed.actions.at("expire"), 20U);
}

}  // namespace
}  // namespace letterbox
