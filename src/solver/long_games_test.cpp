// Whole games with every option and card, played at random. At many moments the filter is compared
// with a search of the rules: a word is possible if the Lie-brarian could have given the same clues
// about it, using the ability in whatever way would have looked the same.
#include <gtest/gtest.h>

#include "solver/knowledge.h"
#include "solver/played_table.h"
#include "testing/scale.h"

namespace solver::testing {
namespace {

struct Seen {  // a move that everybody saw, and the Guessers' view after it
  core::Actor actor;
  core::Millis at;
  fiction::Action action;
  View after;
};

struct Game {
  std::optional<Cards> cards;
  lexicon::Letter named;
  std::vector<Seen> moves;
};

// All uses that might lie behind the same clues, but for a change of word: a word that fits now can
// as well have been the secret from the start (B-07g).
std::vector<fiction::Use> disguises(const fiction::Use& use) {
  const auto is_open = [](const fiction::Use& one) {
    const auto ability = fiction::ability_of(one);
    return ability && fiction::is_open(*ability);
  };
  if (is_open(use)) return {use};
  std::vector<fiction::Use> list = plain_uses();
  std::erase_if(list, is_open);
  return list;
}

bool replays(const Table& table, const Game& game, const State& state, std::size_t move) {
  if (move == game.moves.size()) return true;
  const Seen& next = game.moves[move];
  const auto goes_on = [&](const fiction::Action& action) {
    State after = state;
    return table.play(after, next.actor, action, next.at) &&
           table.guessers_view(after) == next.after && replays(table, game, after, move + 1);
  };
  const auto* share = std::get_if<fiction::Share>(&next.action);
  if (share == nullptr) return goes_on(next.action);
  return std::ranges::any_of(disguises(share->use), [&](const fiction::Use& use) {
    return goes_on(fiction::Share{share->shown, use, std::nullopt});
  });
}

class LongGame {
 public:
  explicit LongGame(std::uint64_t seed) : generator_{seed}, options_{random_options(generator_)} {}

  // How often the filter was compared with the search.
  std::size_t play() {
    const Table table{random_words(generator_, options_.red_words), options_};
    game_.cards = random_cards(options_, generator_);
    const auto entries = table.words->entries();
    const Word secret = entries[generator_.below(entries.size())].word;
    game_.named = secret[generator_.below(5)];
    State state = *opened(table, game_.cards, secret, game_.named);
    std::size_t compared = 0;
    core::Millis at{};
    while (step(table, state, at)) {
      if (generator_.below(4) == 0 || state.board.rows.size() > 8)
        compared += compare(table, state);
      if (::testing::Test::HasFailure()) break;
    }
    return compared;
  }

 private:
  bool step(const Table& table, State& state, core::Millis& at) {
    at += core::Millis{static_cast<long>(generator_.below(60'000))};
    core::Actor actor = state.board.phase == fiction::Phase::deceive ? librarian : guesser;
    const auto end = fiction::deadline(table.rules, state);
    if (end && core::TableTime{at} >= *end) {
      actor = core::Actor::clock();
      at = end->time_since_epoch();
    }
    const View seen = fiction::view(table.rules, state, actor);
    const auto open = fiction::offers(table.rules, seen);
    const auto action =
        fiction::sample(table.rules, seen, open[generator_.below(open.size())], generator_);
    EXPECT_TRUE(table.play(state, actor, action, at));
    if (fiction::is_over(state)) return false;
    game_.moves.push_back({actor, at, action, table.guessers_view(state)});
    return true;
  }

  std::size_t compare(const Table& table, const State& state) {
    const Knowledge knowledge{table.rules, table.guessers_view(state)};
    EXPECT_TRUE(knowledge.has(state.desk.secret));
    // The search keeps to the order in which tokens were laid, which a turned one makes telling.
    const bool order_tells = game_.cards && game_.cards->librarian == Ability::false_token;
    for (const lexicon::Entry& entry : table.words->entries()) {
      const auto from = opened(table, game_.cards, entry.word, game_.named);
      const bool found = from && replays(table, game_, *from, 0);
      if (found || !order_tells) {
        EXPECT_EQ(knowledge.has(entry.word), found) << entry.word.text();
      }
    }
    return 1;
  }

  core::SeededGenerator generator_;
  fiction::Options options_;
  Game game_;
};

TEST(LongGames, TheFilterFindsWhatASearchOfTheRulesFinds) {
  std::size_t compared = 0;
  for (std::uint64_t seed = 0; seed < 4000 / scale::thinned && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    compared += LongGame{core::mixed_seed(3, seed)}.play();
  }
  EXPECT_GT(compared, 15000U / scale::thinned);
}

}  // namespace
}  // namespace solver::testing
