// The battery: what has to hold for every game, whatever it is. Include the game's description
// (for JSON and notation) before it.
#pragma once

#include <gtest/gtest.h>

#include <map>

#include "codec/difference.h"
#include "codec/json.h"
#include "codec/json_writer.h"
#include "testing/random_play.h"

namespace battery {

struct Tally {
  std::size_t games = 0, moves = 0;
  std::map<std::string, std::size_t> actions;  // by kind, so that a test can ask for all of them
};

// Written with a value in between and without: the same bytes.
template <class T>
::testing::AssertionResult json_is_written_alike(const T& value) {
  const auto text = codec::json_text(codec::to_json(value));
  const auto at_once = codec::written_json(value);
  if (text == at_once) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << text << "\nis written at once as\n" << at_once;
}

template <class T>
::testing::AssertionResult json_round_trips(const T& value) {
  if (auto alike = json_is_written_alike(value); !alike) return alike;
  const auto text = codec::json_text(codec::to_json(value));
  const auto parsed = codec::parse_json(text);
  if (!parsed) return ::testing::AssertionFailure() << parsed.error().sentence << " " << text;
  const auto again = codec::from_json<T>(*parsed, "value");
  if (!again) return ::testing::AssertionFailure() << again.error().sentence << " " << text;
  if (!(*again == value))
    return ::testing::AssertionFailure() << "reads back differently: " << text;
  return ::testing::AssertionSuccess();
}

template <class Action>
::testing::AssertionResult notation_round_trips(const Action& action) {
  const auto line = codec::to_notation(action);
  const auto again = codec::from_notation<Action>(line);
  if (!again) return ::testing::AssertionFailure() << again.error().sentence << " " << line;
  if (!(*again == action))
    return ::testing::AssertionFailure() << "reads back differently: " << line;
  return ::testing::AssertionSuccess();
}

// One game, checked at every position. Failures name the table and the seed.
template <core::Game G>
class Examination {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Action = typename G::Action;
  using Move = core::Move<Action>;

  Examination(const Table<G>& table, std::uint64_t seed)
      : table_{table}, play_{table, seed}, generator_{core::mixed_seed(seed, 1)} {}

  void run(Tally& tally) {
    look();
    while (!::testing::Test::HasFailure()) {
      const auto move = play_.next();
      if (!move) break;
      take(*move);
      ++tally.actions[codec::to_notation(move->action).substr(0, kind_length(move->action))];
      ++tally.moves;
      ASSERT_LE(play_.log().size(), table_.most_moves) << "random play does not end";
    }
    ++tally.games;
    EXPECT_TRUE(core::over_in<G>(play_.state())) << "nobody can go on, and it is not over";
    replay();
  }

 private:
  static std::size_t kind_length(const Action& action) {
    return codec::to_notation(action).find(' ');
  }

  void take(const Move& move) {
    SCOPED_TRACE(codec::to_notation(move.action));
    const State before = play_.state();
    State applied = before;
    EXPECT_EQ(core::apply<G>(table_.rules, applied, move), std::nullopt);
    EXPECT_GE(move.at, play_.now());
    play_.play(move);
    EXPECT_TRUE(applied == play_.state()) << "apply and advance disagree";
    sealed_grows(before);
    look();
  }

  void sealed_grows(const State& before) {
    const auto old = core::sealed_in<G>(table_.rules, before);
    const auto now = core::sealed_in<G>(table_.rules, play_.state());
    EXPECT_EQ(core::seal_count_in<G>(table_.rules, play_.state()), now.size());
    ASSERT_GE(now.size(), old.size());
    ASSERT_LE(now.earlier, old.size()) << "a new secret was let go at once";
    for (std::size_t i = std::max(old.earlier, now.earlier); i < old.size(); ++i) {
      EXPECT_EQ(old[i], now[i]) << "what was sealed has changed";
    }
    const bool seen = !(view(table_.rules, before, Actor::spectator()) ==
                        view(table_.rules, play_.state(), Actor::spectator()));
    EXPECT_TRUE(seen || now.size() == old.size()) << "sealed without a public occasion";
  }

  void look() {
    const State& state = play_.state();
    const bool over = core::over_in<G>(state);
    const bool closely = generator_.below(6) == 0;
    EXPECT_GE(core::revision_in<G>(state), revision_) << "the revision decreases";
    revision_ = core::revision_in<G>(state);
    const auto deadline = core::deadline_in<G>(table_.rules, state);
    EXPECT_GE(deadline.value_or(TableTime::max()), play_.now());
    if (over) {
      EXPECT_FALSE(deadline.has_value());
      EXPECT_FALSE(core::is_owed(core::owed_in<G>(table_.rules, state)));
    }
    for (const Actor actor : table_.actors()) {
      SCOPED_TRACE(codec::actor_text(actor));
      const View seen = view(table_.rules, state, actor);
      look(seen, over);
      if (closely) look_closely(actor, seen);
    }
    if (closely) writes(state);
  }

  void look(const View& seen, bool over) {
    const auto list = offers(table_.rules, seen);
    EXPECT_TRUE(!over || list.empty());
    for (const auto& offer : list) {
      const Action action = sample(table_.rules, seen, offer, generator_);
      EXPECT_EQ(refusal(table_.rules, seen, action), std::nullopt) << codec::to_notation(action);
      EXPECT_TRUE(is_covered(list, action)) << codec::to_notation(action);
      EXPECT_TRUE(notation_round_trips(action));
      remember(action);
    }
  }

  // Whatever was legal for anybody, lately or now, is legal here only if it is offered here.
  void look_closely(Actor actor, const View& seen) {
    const auto list = offers(table_.rules, seen);
    for (const Action& action : remembered_) {
      if (refusal(table_.rules, seen, action)) continue;
      EXPECT_TRUE(is_covered(list, action))
          << "accepted, not offered: " << codec::to_notation(action);
    }
    for (const Action& action : remembered_) EXPECT_TRUE(json_round_trips(action));
    EXPECT_TRUE(json_round_trips(seen));
    EXPECT_TRUE(json_round_trips(list));
    const auto before = last_seen_.find(actor);
    if (before != last_seen_.end()) {
      const auto& [revision, was] = before->second;
      difference_leads_from(was, seen);
      difference_leads_from(offers(table_.rules, was), list);
      EXPECT_TRUE(revision == revision_ || was != seen) << "another revision, and the same view";
    }
    last_seen_.insert_or_assign(actor, std::pair{revision_, seen});
  }

  template <class T>
  static void difference_leads_from(const T& before, const T& after) {
    std::string difference;
    codec::rewrite_difference(difference, before, after);
    EXPECT_EQ(difference.empty(), before == after);
    auto value = codec::to_json(before);
    if (!difference.empty()) {
      ASSERT_TRUE(codec::apply_difference(value, *codec::parse_json(difference))) << difference;
    }
    EXPECT_EQ(value, codec::to_json(after)) << difference;
  }

  // An offer's kind is its place in the variant, the same as the action's.
  bool is_covered(const std::vector<typename G::Offer>& list, const Action& action) const {
    static_assert(std::variant_size_v<typename G::Offer> == std::variant_size_v<Action>);
    return std::any_of(list.begin(), list.end(), [&](const auto& offer) {
      return offer.index() == action.index() &&
             (!table_.covers || table_.covers(table_.rules, offer, action));
    });
  }

  void remember(const Action& action) {
    if (remembered_.size() < 32) {
      remembered_.push_back(action);
    } else {
      remembered_[generator_.below(remembered_.size())] = action;
    }
  }

  void writes(const State& state) {
    EXPECT_TRUE(json_is_written_alike(state));
    const auto text = codec::json_text(codec::to_json(state));
    auto again = codec::from_json<State>(*codec::parse_json(text), "state");
    ASSERT_TRUE(again.has_value()) << again.error().sentence;
    if (table_.complete) table_.complete(*again);
    EXPECT_TRUE(*again == state) << "a state reads back differently: " << text;
  }

  void replay() {
    State folded = table_.start, read = table_.start;
    for (const Move& move : play_.log()) {
      advance(table_.rules, folded, move);
      auto action = codec::from_notation<Action>(codec::to_notation(move.action));
      ASSERT_TRUE(action.has_value());
      EXPECT_EQ(core::apply<G>(table_.rules, read, Move{move.actor, move.at, *action}),
                std::nullopt);
    }
    EXPECT_TRUE(folded == play_.state()) << "the log folds to another state";
    EXPECT_TRUE(read == play_.state()) << "the log, written and read, folds to another state";
  }

  const Table<G>& table_;
  RandomPlay<G> play_;
  core::SeededGenerator generator_;  // its own, so that looking does not change play
  std::uint32_t revision_ = 0;
  std::map<Actor, std::pair<std::uint32_t, View>> last_seen_;  // when it was looked at closely
  std::vector<Action> remembered_;
};

template <core::Game G>
Tally examine(const Table<G>& table, std::size_t games, std::uint64_t seed) {
  static_assert(core::Game<G>);
  Tally tally;
  for (std::size_t i = 0; i < games && !::testing::Test::HasFailure(); ++i) {
    const auto stream = core::mixed_seed(seed, i);
    SCOPED_TRACE(table.name + ", game of seed " + std::to_string(stream));
    Examination<G>{table, stream}.run(tally);
  }
  return tally;
}

}  // namespace battery
