#include "testing/battery.h"

#include "codec/wordles_json.h"
#include "testing/scale.h"
#include "testing/wordles_tables.h"

namespace wordles {
namespace {

constexpr std::uint64_t seed = 30;
constexpr std::size_t games = scale::thinned > 1 ? 1 : 4;  // a table
constexpr std::size_t often = scale::thinned > 1 ? 1 : 10;

class Agreements : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Agreements, Hold) {
  battery::Tally all;
  for (const Options& options : battery::wordles_options()) {
    if (options.seats != GetParam()) continue;
    ASSERT_EQ(validate(options), std::nullopt);
    const auto tally = battery::examine(battery::wordles_table(options), games, seed);
    if (HasFailure()) return;
    for (const auto& [kind, count] : tally.actions) all.actions[kind] += count;
  }
  // Random play has done everything that there is to do.
  for (const char* kind : {"draw", "expire", "substitute", "hide", "deal", "call", "mark",
                           "attempt", "pass", "ready"}) {
    EXPECT_GE(all.actions[kind], often) << kind;
  }
  for (const char* kind : {"exchange", "reconsider"}) {
    EXPECT_EQ(all.actions[kind] >= often, GetParam() > 2) << kind;  // a duel has neither
  }
}

INSTANTIATE_TEST_SUITE_P(WordlesBattery, Agreements,
                         ::testing::Range(std::size_t{2}, std::size_t{7}),
                         [](const auto& seats) { return "With" + std::to_string(seats.param); });

}  // namespace
}  // namespace wordles
