#include "testing/battery.h"

#include "codec/impossible_json.h"
#include "testing/impossible_tables.h"
#include "testing/scale.h"

namespace impossible {
namespace {

constexpr std::uint64_t seed = 40;
constexpr std::size_t games = scale::thinned > 1 ? 1 : 3;  // a table
constexpr std::size_t often = scale::thinned > 1 ? 1 : 10;

class Agreements : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Agreements, Hold) {
  battery::Tally all;
  std::uint64_t tables = 0;  // each with its own luck
  for (const Options& options : battery::impossible_options()) {
    if (options.seats != GetParam()) continue;
    ASSERT_EQ(validate(options), std::nullopt);
    const auto tally = battery::examine(battery::impossible_table(options), games, seed + tables++);
    if (HasFailure()) return;
    for (const auto& [kind, count] : tally.actions) all.actions[kind] += count;
  }
  // Random play has done everything that there is to do.
  for (const char* kind : {"draw", "expire", "substitute", "choose", "keep", "refresh", "renew",
                           "add", "done", "use", "help", "decline", "pass", "heed", "arrange"}) {
    EXPECT_GE(all.actions[kind], often) << kind;
  }
  EXPECT_EQ(all.actions["agree"] > 0, GetParam() > 1);  // nobody to ask alone
}

INSTANTIATE_TEST_SUITE_P(ImpossibleBattery, Agreements,
                         ::testing::Range(std::size_t{1}, std::size_t{5}),
                         [](const auto& seats) { return "With" + std::to_string(seats.param); });

}  // namespace
}  // namespace impossible
