// How fast Fiction Impossible is played, on one core: random games, copies of a state, and how long
// each bot thinks.
#include <fmt/core.h>
#include <time.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cast/cards.h"

namespace {

using namespace impossible;

constexpr double span = 2;  // seconds a figure

// The processor's time, not the wall's: whatever else runs on the machine takes none of it.
double seconds() {
  timespec time{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Rules rules_for(std::uint8_t seats) {
  Options options;
  options.seats = seats;
  return {options, cast::standard_cards()};
}

// Anything that is offered to anybody, passes left out: they would only be taken back and forth.
std::uint64_t play_at_random(const Rules& rules, core::Generator& generator) {
  State state = start(rules);
  std::uint64_t moves = 0;
  for (; !is_over(state); ++moves) {
    if (const auto due = owed(rules, state); core::is_owed(due)) {
      advance(rules, state, {core::Actor::chance(), {}, core::draw(due, generator)});
      continue;
    }
    Seat seat = seat_at(generator.below(rules.options.seats));
    while (!is_awaited(state.open, seat)) seat = rules.after(seat);
    const View seen = view(rules, state, actor(seat));
    const auto list = offers(rules, seen);
    const Offer& offer = list[generator.below(list.size())];
    advance(rules, state, {actor(seat), {}, sample(rules, seen, offer, generator)});
  }
  return moves;
}

void time_random_games() {
  fmt::print("{:<44} {:>10} {:>12} {:>12}\n", "random games on one core", "games/s", "moves/s",
             "moves a game");
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    const Rules rules = rules_for(seats);
    std::uint64_t games = 0, moves = 0;
    const double start = seconds();
    for (; seconds() - start < span; ++games) {
      core::SeededGenerator generator{games};
      moves += play_at_random(rules, generator);
    }
    const double taken = seconds() - start;
    fmt::print("{:<44} {:>10.0f} {:>12.0f} {:>12.1f}\n", fmt::format("{} players", seats),
               static_cast<double>(games) / taken, static_cast<double>(moves) / taken,
               static_cast<double>(moves) / static_cast<double>(games));
  }
  fmt::print("\nState {} bytes, View {} bytes, Action {} bytes\n\n", sizeof(State), sizeof(View),
             sizeof(Action));
}

}  // namespace

int main() { time_random_games(); }
