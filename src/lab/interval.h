// How sure a figure is.
#pragma once

#include <cstdint>
#include <optional>

namespace lab {

struct Interval {
  double low, high;
};

// Wilson's interval with 95 % confidence: where the true share may lie if `hits` of `games` were
// seen. Unlike the normal one it holds for few games and for shares near 0 and 1.
Interval wilson(std::uint64_t hits, std::uint64_t games);

// One value a game: enough of them for their mean and how sure it is. Games are independent of each
// other, which seats of one game are not.
struct Sample {
  std::uint64_t games = 0;
  double sum = 0, squares = 0;
  bool all_or_nothing = true;  // every value was 0 or 1, a share to be counted
  friend bool operator==(const Sample&, const Sample&) = default;

  void add(double value);
  double mean() const;  // 0 without games
};

// Where the true mean may lie, with 95 % confidence, by the normal distribution: good for many
// games. Nothing for fewer than two.
std::optional<Interval> normal(const Sample&);

}  // namespace lab
