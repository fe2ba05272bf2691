// Fits an eye of the bots of Fiction Impossible (bots/impossible/eye.h) by play, for the draft's
// set-up and any number of players:
//
//     impossible_eye plain|practised STEPS
//
// Each step plays games with pairs of eyes that differ from the present one by the same random
// change in opposite directions, and moves the present one towards those that did better (evolution
// strategies with antithetic pairs). Games are played at a glance, which is what the archivist
// tries its plans out with, too. A weight of the plain eye that is 0 stays so: what the clerk has
// no eye for it does not learn here. Prints the mean of the eyes of the second half, to be put into
// eyes.cpp.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <charconv>
#include <cmath>
#include <random>
#include <string_view>
#include <thread>
#include <vector>

#include "bots/impossible/mind.h"
#include "bots/impossible/playing_on.h"
#include "cast/cards.h"

namespace {

using namespace impossible;
using bots::Eye;

constexpr std::size_t pairs = 200, games_a_pair = 4;  // games with each number of players
constexpr double spread = 0.1, stride = 0.6;          // of the changes; of a step, in spreads
constexpr double momentum = 0.8;
constexpr double of_a_book = 0.3;  // a game that is lost counts by the Books that were saved

static_assert(sizeof(Eye) % sizeof(double) == 0, "an eye is nothing but weights");
using Weights = std::array<double, sizeof(Eye) / sizeof(double)>;

Eye eye_of(const Weights& weights) { return std::bit_cast<Eye>(weights); }

double played(const Rules& rules, const bots::Lore& lore, const Eye& eye, std::uint64_t seed) {
  core::SeededGenerator generator{seed};
  State state = start(rules);
  const bots::Mind mind{rules, lore, eye};
  while (!is_over(state)) bots::play_on(mind, state, generator);
  const double saved = static_cast<double>(state.open.saved.size()) / rules.setup.to_fill();
  return (won(state.open) ? 1 : 0) + of_a_book * saved;
}

class Fitting {
 public:
  explicit Fitting(bool plain)
      : plain_{plain},
        weights_{std::bit_cast<Weights>(plain ? bots::plain_eye : bots::practised_eye)} {
    for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
      Options options;
      options.seats = seats;
      rules_.emplace_back(options, cast::standard_cards());
    }
  }

  const Weights& weights() const { return weights_; }

  // Returns what a game of this step was worth on average.
  double step(std::uint64_t number) {
    std::vector<Weights> changes(pairs);
    for (auto& change : changes) std::ranges::generate(change, [&] { return normal_(random_); });
    std::vector<double> gains(pairs), sums(pairs);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
      for (std::size_t i; (i = next++) < pairs;) {
        const auto [up, down] = results(changes[i], core::mixed_seed(number, i));
        gains[i] = up - down, sums[i] = up + down;
      }
    };
    std::vector<std::jthread> threads(std::max(1U, std::thread::hardware_concurrency()));
    for (auto& thread : threads) thread = std::jthread{work};
    threads.clear();
    move(changes, gains);
    double sum = 0;
    for (const double each : sums) sum += each;
    return sum / (2 * pairs * games_a_pair * most_players);
  }

 private:
  std::pair<double, double> results(const Weights& change, std::uint64_t seed) const {
    Weights up = weights_, down = weights_;
    for (std::size_t i = 0; i < change.size(); ++i) {
      if (!is_fitted(i)) continue;
      up[i] += spread * change[i];
      down[i] -= spread * change[i];
    }
    double with_up = 0, with_down = 0;
    for (std::size_t game = 0; game < games_a_pair; ++game) {
      for (const Rules& rules : rules_) {
        const auto cards = core::mixed_seed(seed, 4 * game + rules.options.seats);
        with_up += played(rules, lore_, eye_of(up), cards);
        with_down += played(rules, lore_, eye_of(down), cards);
      }
    }
    return {with_up, with_down};
  }

  void move(const std::vector<Weights>& changes, const std::vector<double>& gains) {
    double squares = 1e-9;
    for (const double gain : gains) squares += gain * gain;
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      if (!is_fitted(i)) continue;
      double slope = 0;
      for (std::size_t pair = 0; pair < pairs; ++pair) slope += gains[pair] * changes[pair][i];
      pace_[i] = momentum * pace_[i] + (1 - momentum) * slope / std::sqrt(squares);
      weights_[i] += stride * spread * pace_[i];
    }
  }

  // The last weight says what is worth doing at all, and stays.
  bool is_fitted(std::size_t i) const {
    return i + 1 < weights_.size() && !(plain_ && std::bit_cast<Weights>(bots::plain_eye)[i] == 0);
  }

  bool plain_;
  Weights weights_, pace_{};
  std::vector<Rules> rules_;
  bots::Lore lore_{cast::standard_cards().facts};
  std::mt19937_64 random_{1};
  std::normal_distribution<double> normal_;
};

}  // namespace

int main(int count, char** arguments) {
  const std::string_view which = count == 3 ? arguments[1] : "";
  const std::string_view number = count == 3 ? arguments[2] : "";
  std::uint64_t steps = 0;
  std::from_chars(number.data(), number.data() + number.size(), steps);
  if ((which != "plain" && which != "practised") || steps == 0) {
    fmt::print(stderr, "impossible_eye plain|practised STEPS\n");
    return 2;
  }
  Fitting fitting{which == "plain"};
  Weights sum{};
  for (std::uint64_t step = 0; step < steps; ++step) {
    fmt::print(stderr, "step {}: {:.3f}\n", step + 1, fitting.step(step));
    if (step < steps / 2) continue;
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += fitting.weights()[i];
  }
  for (const double each : sum) {
    fmt::print("{:.2f}\n", each / static_cast<double>(steps - steps / 2));
  }
}
