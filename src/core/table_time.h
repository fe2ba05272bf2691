// Time as a table knows it: milliseconds since the game began, never decreasing, going on after a
// restart where it stood. No rule reads another clock.
#pragma once

#include <chrono>

namespace core {

using Millis = std::chrono::milliseconds;

struct TableClock {
  using duration = Millis;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<TableClock>;
  static constexpr bool is_steady = true;
};
using TableTime = TableClock::time_point;

}  // namespace core
