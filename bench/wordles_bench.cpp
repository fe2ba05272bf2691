// How fast Wordles is played, on one core: random games, the words that a board allows, and how
// long each bot thinks.
#include <fmt/core.h>
#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>
#include <vector>

#include "bots/wordles/bot_game.h"
#include "decks/query_card.h"
#include "solver/hidden_words.h"

namespace {

using namespace wordles;
using bots::Bot;

constexpr double span = 2;  // seconds a figure

// The processor's time, not the wall's: whatever else runs on the machine takes none of it.
double seconds() {
  timespec time{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

QueryDeck faces(const decks::QueryDeck& deck) {
  QueryDeck result;
  for (const auto& card : deck.cards) result.push_back({card.words});
  return result;
}

Rules rules_for(std::uint8_t seats) {
  static const QueryDeck deck = faces(decks::five_letter_queries());
  Options options;
  options.seats = seats;
  return {options, &lexicon::five_letters(), &deck};
}

void time_random_games() {
  fmt::print("{:<44} {:>10} {:>12}\n", "random games on one core", "games/s", "moves/s");
  for (const std::uint8_t seats : {std::uint8_t{2}, std::uint8_t{4}, std::uint8_t{6}}) {
    const Rules rules = rules_for(seats);
    std::uint64_t games = 0, moves = 0;
    const double start = seconds();
    for (; seconds() - start < span; ++games) {
      core::SeededGenerator generator{games};
      bots::testing::BotGame game{rules, {}, generator};
      while (game.step(bots::choose)) {
      }
      moves += game.moves();
    }
    const double taken = seconds() - start;
    fmt::print("{:<44} {:>10.0f} {:>12.0f}\n", fmt::format("{} players", seats),
               static_cast<double>(games) / taken, static_cast<double>(moves) / taken);
  }
  fmt::print("\nState {} bytes, View {} bytes, Action {} bytes\n\n", sizeof(State), sizeof(View),
             sizeof(Action));
}

// Every word asked what it would have been marked, as the rule reads.
std::vector<Word> naive_words(const Rules& rules, const Open& open, Seat owner) {
  std::vector<Word> words;
  for (const auto& entry : rules.words->entries()) {
    const bool fits = std::ranges::all_of(open.boards[index(owner)].rows, [&](const Row& row) {
      return truth(rules, entry.word, row.query) == row.shown;
    });
    if (fits) words.push_back(entry.word);
  }
  return words;
}

// A board of so many rows that some secret gave to words of cards.
Open board_of(const Rules& rules, std::size_t rows, core::Generator& generator) {
  Open open;
  for (std::size_t i = 0; i < rules.options.seats; ++i) open.boards.push_back({});
  const Word secret = generator.one_of(rules.words->common());
  for (std::size_t i = 0; i < rows; ++i) {
    const Word query = (*rules.deck)[generator.below(rules.deck->size())].words[i];
    open.boards[0].rows.push_back({query, truth(rules, secret, query)});
  }
  return open;
}

template <class Find>
double microseconds(const std::vector<Open>& boards, Find find) {
  std::size_t times = 0, found = 0;
  const double start = seconds();
  for (; seconds() - start < span / 4; ++times) found += find(boards[times % boards.size()]);
  const double taken = seconds() - start;
  return found == 0 ? 0 : taken * 1e6 / static_cast<double>(times);
}

void time_hidden_words() {
  const Rules rules = rules_for(4);
  fmt::print("{:<44} {:>10} {:>12} {:>8}\n", "all words that a board allows", "us", "naive us",
             "ratio");
  for (const std::size_t rows : {1U, 2U, 3U, 6U}) {
    core::SeededGenerator generator{rows};
    std::vector<Open> boards;
    for (int i = 0; i < 100; ++i) boards.push_back(board_of(rules, rows, generator));
    for (const Open& open : boards) {
      if (solver::hidden_words(rules, open, seat_at(0)).size() ==
          naive_words(rules, open, seat_at(0)).size()) {
        continue;
      }
      fmt::print(stderr, "The two disagree.\n");
      std::exit(1);
    }
    const double quick = microseconds(boards, [&](const Open& open) {
      return solver::hidden_words(rules, open, seat_at(0)).size();
    });
    const double naive = microseconds(
        boards, [&](const Open& open) { return naive_words(rules, open, seat_at(0)).size(); });
    fmt::print("{:<44} {:>10.1f} {:>12.1f} {:>8.1f}\n",
               fmt::format("{} row{}", rows, rows == 1 ? "" : "s"), quick, naive, naive / quick);
  }
  fmt::print("\n");
}

void time_thinking() {
  fmt::print("{:<44} {:>10} {:>10} {:>10} {:>8}\n", "a bot's choice, in ms", "median", "p90", "p99",
             "games");
  for (const auto& introduction : bots::introductions()) {
    for (const std::uint8_t seats : {std::uint8_t{2}, std::uint8_t{4}}) {
      const Rules rules = rules_for(seats);
      std::vector<double> milliseconds;
      const auto timed = [&](Bot bot, const Rules& agreed, const View& seen,
                             core::Generator& generator) {
        const double start = seconds();
        auto choice = bots::choose(bot, agreed, seen, generator);
        if (choice) milliseconds.push_back((seconds() - start) * 1e3);
        return choice;
      };
      std::size_t games = 0;
      for (const double start = seconds(); seconds() - start < span; ++games) {
        core::SeededGenerator generator{games};
        bots::testing::Seated seated;
        seated.fill(introduction.bot);
        bots::testing::BotGame game{rules, seated, generator};
        while (game.step(timed)) {
        }
      }
      std::ranges::sort(milliseconds);
      const auto at = [&](std::size_t percent) {
        return milliseconds[(milliseconds.size() - 1) * percent / 100];
      };
      fmt::print("{:<44} {:>10.3f} {:>10.3f} {:>10.3f} {:>8}\n",
                 fmt::format("{}, {} players", introduction.name, seats), at(50), at(90), at(99),
                 games);
    }
  }
}

}  // namespace

int main() {
  time_random_games();
  time_hidden_words();
  time_thinking();
}
