#include "lab/interval.h"

#include <algorithm>
#include <cmath>

namespace lab {
namespace {

constexpr double z = 1.959963984540054;  // the normal distribution's 97.5 % quantile

}  // namespace

Interval wilson(std::uint64_t hits, std::uint64_t games) {
  if (games == 0) return {0, 1};
  const auto n = static_cast<double>(games);
  const double p = static_cast<double>(hits) / n;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

void Sample::add(double value) {
  ++games;
  sum += value;
  squares += value * value;
  all_or_nothing = all_or_nothing && (value == 0 || value == 1);
}

double Sample::mean() const { return games == 0 ? 0 : sum / static_cast<double>(games); }

std::optional<Interval> normal(const Sample& sample) {
  if (sample.games < 2) return std::nullopt;
  const auto n = static_cast<double>(sample.games);
  const double mean = sample.mean();
  const double variance = std::max(0.0, (sample.squares - n * mean * mean) / (n - 1));
  const double half = z * std::sqrt(variance / n);
  return Interval{mean - half, mean + half};
}

}  // namespace lab
