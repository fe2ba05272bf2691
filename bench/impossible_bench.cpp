// How fast Fiction Impossible is played, on one core: random games, copies of a state, and how long
// each bot thinks.
#include <fmt/core.h>
#include <time.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bots/impossible/bot_game.h"
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

// Anything that is offered to somebody whose choice is awaited.
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

// Every bot at all seats of a table.
void time_thinking() {
  fmt::print("{:<44} {:>10} {:>10} {:>10} {:>8}\n", "a bot's choice, in ms", "median", "p90", "p99",
             "games");
  for (const auto& introduction : bots::introductions()) {
    for (const std::uint8_t seats : {std::uint8_t{1}, std::uint8_t{4}}) {
      const Rules rules = rules_for(seats);
      std::vector<double> milliseconds;
      const auto timed = [&](bots::Bot bot, const Rules& agreed, const View& seen,
                             core::Generator& generator) {
        const double start = seconds();
        auto choice = bots::choose(bot, agreed, seen, generator);
        if (choice) milliseconds.push_back((seconds() - start) * 1e3);
        return choice;
      };
      std::size_t games = 0;
      for (const double start = seconds(); seconds() - start < 2 * span; ++games) {
        core::SeededGenerator generator{games};
        bots::testing::BotGame game{rules, bots::testing::all_seats(introduction.bot), generator};
        while (game.step(timed)) {
        }
      }
      std::ranges::sort(milliseconds);
      const auto at = [&](std::size_t percent) {
        return milliseconds[(milliseconds.size() - 1) * percent / 100];
      };
      fmt::print("{:<44} {:>10.3f} {:>10.3f} {:>10.3f} {:>8}\n",
                 fmt::format("{}, {} player{}", introduction.name, seats, seats == 1 ? "" : "s"),
                 at(50), at(90), at(99), games);
    }
  }
}

}  // namespace

int main() {
  time_random_games();
  time_thinking();
}
