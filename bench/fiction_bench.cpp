// How fast Fiction is played, on one core, each figure beside something to compare it with.
//
//   fiction_bench              random games, honest clues
//   fiction_bench PROGRAM      and how long PROGRAM (build/bench/liebrary) takes to answer a clue
#include <fmt/core.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "decks/deck.h"
#include "games/fiction/clue.h"
#include "games/fiction/fiction.h"

extern char** environ;

namespace {

// The processor's time, not the wall's: whatever else runs on the machine takes none of it.
struct Clock {
  using duration = std::chrono::nanoseconds;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<Clock>;
  static constexpr bool is_steady = true;
  static time_point now() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time_point{std::chrono::seconds{time.tv_sec} + duration{time.tv_nsec}};
  }
};
using WallClock = std::chrono::steady_clock;
using core::Actor;
using core::TableTime;

constexpr auto span = std::chrono::seconds{2};
constexpr auto thought = std::chrono::seconds{20};

template <class Time>
double seconds_since(Time start) {
  return std::chrono::duration<double>(Time::clock::now() - start).count();
}

struct Rate {
  double games, moves;  // a second
};

// `play` plays one game and says how many moves it had.
template <class Play>
Rate rate_of(Play play) {
  std::uint64_t games = 0, moves = 0;
  const auto start = Clock::now();
  for (; Clock::now() - start < span; ++games) moves += play(games);
  const double seconds = seconds_since(start);
  return {static_cast<double>(games) / seconds, static_cast<double>(moves) / seconds};
}

fiction::Deck fronts(const decks::Deck& deck) {
  fiction::Deck result;
  for (const auto& card : deck.cards) {
    fiction::Front front;
    for (const auto word : card.yellow) front.yellow.push_back(word);
    for (const auto word : card.red) front.red.push_back(word);
    result.push_back(front);
  }
  return result;
}

// One game on the typed rules: views, offers, a sample of them, advance.
std::uint64_t typed_game(const fiction::Rules& rules, const fiction::Deck& deck,
                         std::uint64_t number) {
  core::SeededGenerator generator{number};
  fiction::State state = fiction::start(rules, deck);
  TableTime now{};
  std::uint64_t moves = 0;
  for (; !is_over(state); ++moves) {
    if (const auto owed = fiction::owed(rules, state); core::is_owed(owed)) {
      advance(rules, state, {Actor::chance(), now, core::draw(owed, generator)});
      continue;
    }
    const auto deadline = fiction::deadline(rules, state);
    if (deadline && now + thought >= *deadline) {
      now = *deadline;
      advance(rules, state, {Actor::clock(), now, core::Expire{}});
      continue;
    }
    now += thought;
    for (const Actor seat : {Actor::seat(0), Actor::seat(1)}) {
      const auto seen = view(rules, state, seat);
      const auto offered = offers(rules, seen);
      if (offered.empty()) continue;
      const auto& offer = offered[generator.below(offered.size())];
      advance(rules, state, {seat, now, sample(rules, seen, offer, generator)});
      break;
    }
  }
  return moves;
}

// The same behind the catalogue's interface, where actions are text and every one is checked.
std::uint64_t erased_game(const catalogue::Match& start, std::uint64_t number) {
  core::SeededGenerator generator{number};
  const auto match = start.clone();
  TableTime now{};
  std::uint64_t moves = 0;
  for (; !match->is_over(); ++moves) {
    if (core::is_owed(match->owed())) {
      match->play(Actor::chance(), now, match->draw(generator));
      continue;
    }
    const auto deadline = match->deadline();
    if (deadline && now + thought >= *deadline) {
      now = *deadline;
      match->play(Actor::clock(), now, "expire");
      continue;
    }
    now += thought;
    for (const Actor seat : {Actor::seat(0), Actor::seat(1)}) {
      const auto move = match->bot("random", seat, generator);
      if (!move) continue;
      match->play(seat, now, move->action);
      break;
    }
  }
  return moves;
}

void compare_play() {
  fmt::print("{:<44} {:>10} {:>12} {:>8}\n", "random games on one core", "games/s", "moves/s",
             "ratio");
  const auto row = [](std::string_view name, const Rate& rate, double base) {
    fmt::print("{:<44} {:>10.0f} {:>12.0f} {:>8.2f}\n", name, rate.games, rate.moves,
               rate.games / base);
  };
  struct Edition {
    std::string_view title;
    fiction::Options options;
    const decks::Deck& deck;
    std::vector<catalogue::Option> named;
  };
  fiction::Options banned;
  banned.edition = fiction::Edition::banned;
  banned.abilities = true;
  const std::array editions{Edition{"classic", {}, decks::classics(), {}},
                            Edition{"banned with abilities",
                                    banned,
                                    decks::banned(),
                                    {{"edition", "banned"}, {"abilities", "yes"}}}};
  for (const auto& edition : editions) {
    const fiction::Rules rules{edition.options, &lexicon::five_letters()};
    const auto deck = fronts(edition.deck);
    const auto typed = rate_of([&](auto number) { return typed_game(rules, deck, number); });
    const auto start = catalogue::find_game("fiction")->start(edition.named);
    const auto erased = rate_of([&](auto number) { return erased_game(**start, number); });
    row(fmt::format("{}, typed rules", edition.title), typed, typed.games);
    row(fmt::format("{}, behind the catalogue", edition.title), erased, typed.games);
  }
  fmt::print("\nState {} bytes, View {} bytes, Action {} bytes\n\n", sizeof(fiction::State),
             sizeof(fiction::View), sizeof(fiction::Action));
}

// F-15, F-32 and F-33 word for word, as somebody would write them who has text and time.
std::string naive_marks(const std::string& secret, const std::string& guess) {
  std::string marks(5, 'x');
  for (std::size_t i = 0; i < 5; ++i) {
    const auto copies = std::count(secret.begin(), secret.end(), guess[i]);
    if (secret[i] == guess[i]) {
      marks[i] = 'v';
    } else if (copies >= 2) {
      marks[i] = '~';
    } else if (copies == 1) {
      bool right_elsewhere = false;
      for (std::size_t j = 0; j < 5; ++j) {
        right_elsewhere |= guess[j] == guess[i] && secret[j] == guess[j];
      }
      const bool first = guess.find(guess[i]) == i;
      if (first && !right_elsewhere) marks[i] = '~';
    }
  }
  return marks;
}

template <class Mark>
double nanoseconds_a_clue(std::size_t words, Mark mark) {
  std::uint64_t clues = 0;
  const auto start = Clock::now();
  for (std::size_t secret = 0; Clock::now() - start < span; secret = (secret + 1) % words) {
    for (std::size_t guess = 0; guess < words; ++guess) mark(secret, guess);
    clues += words;
  }
  return seconds_since(start) * 1e9 / static_cast<double>(clues);
}

void compare_clues() {
  std::vector<lexicon::Word> words;
  std::vector<std::string> texts;
  for (const auto& entry : lexicon::five_letters().entries()) {
    words.push_back(entry.word);
    texts.push_back(entry.word.text());
  }
  std::uint64_t sum = 0;  // so that nothing is left out
  const double packed = nanoseconds_a_clue(words.size(), [&](std::size_t s, std::size_t g) {
    sum += fiction::honest_marks(words[s], words[g]).bits();
  });
  const double naive = nanoseconds_a_clue(texts.size(), [&](std::size_t s, std::size_t g) {
    sum += static_cast<unsigned char>(naive_marks(texts[s], texts[g])[0]);
  });
  for (std::size_t i = 0; i < words.size(); i += 7) {
    const auto& other = words[(i * 31 + 5) % words.size()];
    if (fiction::honest_marks(words[i], other).text() != naive_marks(texts[i], other.text())) {
      fmt::print(stderr, "The two disagree on {} {}.\n", texts[i], other.text());
      std::exit(1);
    }
  }
  fmt::print("{:<44} {:>10} {:>21}\n", "honest clues, all pairs of the lexicon", "ns", "ratio");
  fmt::print("{:<44} {:>10.1f} {:>21.1f}\n", "on text, as the rule is written", naive, 1.0);
  fmt::print("{:<44} {:>10.1f} {:>21.1f}{}\n\n", "on packed words", packed, naive / packed,
             sum == 0 ? "?" : "");
}

void time_start(std::string_view name, std::vector<std::string> words) {
  std::vector<char*> arguments;
  for (auto& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, 1, "/dev/null", 1, 0);
  std::vector<double> milliseconds;
  for (int i = 0; i < 200; ++i) {
    const auto start = WallClock::now();
    pid_t child = 0;
    int status = 0;
    if (posix_spawn(&child, arguments[0], &quiet, nullptr, arguments.data(), environ) != 0 ||
        ::waitpid(child, &status, 0) != child || status != 0) {
      fmt::print(stderr, "{} cannot be run.\n", arguments[0]);
      std::exit(1);
    }
    milliseconds.push_back(seconds_since(start) * 1e3);
  }
  std::sort(milliseconds.begin(), milliseconds.end());
  fmt::print("{:<44} {:>10.2f} {:>12.2f}\n", name, milliseconds[100], milliseconds[197]);
}

}  // namespace

int main(int count, char** words) {
  compare_play();
  compare_clues();
  if (count < 2) return 0;
  fmt::print("{:<44} {:>10} {:>12}\n", "from start to exit, 200 times", "median ms", "p99 ms");
  time_start("/bin/true", {"/bin/true"});
  time_start("liebrary clue crane slate", {words[1], "clue", "crane", "slate"});
}
