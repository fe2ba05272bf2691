#include "testing/battery.h"

#include "testing/snap/snap_described.h"

namespace snap {
namespace {

TEST(SnapBattery, HoldsForAnyNumberOfSeats) {
  for (const auto seats : {std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{6}}) {
    const Rules rules{{.seats = seats, .rounds = 3, .seconds = std::uint16_t{30}}};
    const battery::Table<Game> table{.name = "with a clock",
                                     .rules = rules,
                                     .start = start(rules),
                                     .seats = seats,
                                     .most_moves = 60};
    auto tally = battery::examine(table, 200, seats);
    for (const char* kind : {"snap", "pass", "substitute", "expire"}) {
      EXPECT_GE(tally.actions[kind], 20U) << kind;
    }
  }
}

}  // namespace
}  // namespace snap
