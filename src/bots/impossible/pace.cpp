#include "bots/impossible/pace.h"

#include <algorithm>
#include <cmath>

namespace impossible::bots {
namespace {

constexpr double typical = 5'000;  // milliseconds

// A phase has room for many moves, an answer is one.
constexpr int moves_a_phase = 24;

// Nearly normal, with mean 0 and deviation 1.
double bell(core::Generator& generator) {
  double sum = 0;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(generator.below(1'000'000)) * 1e-6;
  return sum - 6;
}

}  // namespace

core::Millis pause(const Rules& rules, const Open& open, core::Generator& generator) {
  const double drawn = typical * std::exp(0.45 * bell(generator));
  const auto end = runs_out(rules, open);
  if (!end) return {};
  const bool asked = std::holds_alternative<Consent>(open.pending) ||
                     std::holds_alternative<Renewal>(open.pending) ||
                     std::holds_alternative<Arranging>(open.pending);
  const core::Millis clock = *end - (asked ? open.asked : open.since);
  const bool one_move = asked || open.phase == Phase::window;
  const core::Millis longest = one_move ? clock * 3 / 4 : clock / moves_a_phase;
  return std::clamp(core::Millis{static_cast<std::int64_t>(drawn)}, core::Millis{1}, longest);
}

}  // namespace impossible::bots
