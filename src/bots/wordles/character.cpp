#include "bots/wordles/character.h"

#include <algorithm>
#include <cmath>

namespace wordles::bots {
namespace {

using lexicon::Entry;
using lexicon::Verdict;
using std::chrono::seconds;

// What is not fit to be shown never comes to mind.
float common_words(const Entry& entry) {
  return entry.verdict == Verdict::common && entry.size <= 35 ? 1.0F : 0.0F;
}
float all_words(const Entry& entry) {
  return entry.verdict == Verdict::unsuitable ? 0.0F : solver::usual_prior(entry);
}
float known_words(const Entry& entry) { return entry.size <= 50 ? all_words(entry) : 0.0F; }

const Character novice{.attention = {.last_rows = 2, .prior = common_words},
                       .follows = 1,
                       .counts = false,
                       .ideas = 3,
                       .knows_letters = false,
                       .care = 0,
                       .least_chance = 0.2F,
                       .everyday = 20,
                       .pace = seconds{10}};
const Character reader{.attention = {.last_rows = 3, .prior = known_words},
                       .follows = 2,
                       .counts = false,
                       .ideas = 30,
                       .knows_letters = true,
                       .care = 0,
                       .least_chance = 0.1F,
                       .everyday = 35,
                       .pace = seconds{9}};
const Character sleuth{.attention = {.prior = all_words},
                       .follows = most_players,
                       .counts = true,
                       .ideas = 100,
                       .knows_letters = true,
                       .care = 1,
                       .least_chance = 0,
                       .everyday = 40,
                       .pace = seconds{8}};

// Letters that are found, and those in their place again.
int what_catches_the_eye(const Board& board) {
  lexicon::LetterSet found, placed;
  for (const Row& row : board.rows) {
    for (std::size_t i = 0; i < row.query.size(); ++i) {
      if (row.shown.marks[i] != lexicon::Mark::absent) found.add(row.query[i]);
      if (row.shown.marks[i] == lexicon::Mark::right) placed.add(row.query[i]);
    }
  }
  return found.size() + placed.size();
}

// Nearly normal, with mean 0 and deviation 1.
double bell(core::Generator& generator) {
  double sum = 0;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(generator.below(1'000'000)) * 1e-6;
  return sum - 6;
}

}  // namespace

const Character& character(Bot bot) {
  switch (bot) {
    case Bot::random:
    case Bot::novice: return novice;
    case Bot::reader: return reader;
    case Bot::sleuth: break;
  }
  return sleuth;
}

std::vector<solver::HiddenWord> hidden_words(const Thought& thought, Seat owner) {
  return solver::hidden_words(thought.rules, thought.open(), owner, thought.character.attention);
}

std::vector<Seat> followed(const Thought& thought, SeatSet owners) {
  std::vector<Seat> seats;
  for (Seat seat = thought.rules.after(thought.me()); seat != thought.me();
       seat = thought.rules.after(seat)) {
    if (owners.has(seat)) seats.push_back(seat);
  }
  if (seats.size() <= thought.character.follows) return seats;
  std::ranges::stable_sort(seats, std::greater{}, [&](Seat seat) {
    return what_catches_the_eye(thought.open().boards[index(seat)]);
  });
  seats.resize(thought.character.follows);
  return seats;
}

Pace::Pace(const Thought& thought)
    : typical_{static_cast<double>(thought.character.pace.count()) *
               std::exp(0.45 * bell(thought.generator))} {
  const Rules& rules = thought.rules;
  const core::Millis clock = rules.is_duel() ? rules.turn() : rules.window();
  longest_ = std::min(core::Millis{60'000}, clock * 3 / 4);
}

core::Millis Pace::for_words(double likely) const {
  const double slower = 1 + 0.3 * std::log2(std::clamp(likely, 1.0, 64.0));
  const core::Millis drawn{static_cast<std::int64_t>(typical_ * slower)};
  return std::clamp(drawn, core::Millis{1'500}, longest_);
}

}  // namespace wordles::bots
