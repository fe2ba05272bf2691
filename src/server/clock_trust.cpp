#include "server/clock_trust.h"

#include <cstdlib>

namespace server {
namespace {

// What a clock that is kept by a time service may be off after so long, and how exactly we look.
constexpr std::int64_t slack_ms = 5000, drift = 1000;

// Between two starts a day may have passed, and a clock may have been set back by a little.
constexpr std::int64_t usual_pause_ms = 24 * 3600 * 1000, usual_correction_ms = 60 * 1000;

}  // namespace

std::optional<std::int64_t> ClockTrust::look(std::int64_t wall_ms, std::int64_t steady_ms) {
  std::optional<std::int64_t> leap;
  if (!has_looked_) {
    const auto gap = wall_ms - believed_;
    const bool fits = gap >= -usual_correction_ms && gap <= usual_pause_ms;
    wait_ = fits ? settles_ms : grace_ms;
    if (!fits && believed_ != 0) leap = gap;
  } else {
    const auto off = (wall_ms - wall_) - (steady_ms - steady_);
    if (std::abs(off) <= slack_ms + (steady_ms - steady_) / drift) {
      is_believed_ = is_believed_ || steady_ms - steady_ >= wait_;
      return std::nullopt;
    }
    wait_ = grace_ms;
    leap = off;
  }
  has_looked_ = true;
  is_believed_ = false;
  wall_ = wall_ms;
  steady_ = steady_ms;
  return leap;
}

}  // namespace server
