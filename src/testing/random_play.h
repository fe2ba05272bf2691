// Any game, played at random from a seed: chance is settled first, then time runs out or somebody
// who may act does anything that is offered.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/game.h"

namespace battery {

using core::Actor;
using core::TableTime;

template <core::Game G>
struct Table {
  std::string name;  // what is agreed, for whoever reads a failure
  typename G::Rules rules;
  typename G::State start;
  std::size_t seats = 2;
  std::size_t most_moves = 300;  // random play ends before

  using Deed = std::pair<Actor, typename G::Action>;
  // A legal deed instead of a random one, where play would hardly come there by itself.
  std::function<std::optional<Deed>(const typename G::State&, core::Generator&)> nudge = {};
  // Whether an offer of the action's kind covers it; where none is given, its kind is enough.
  std::function<bool(const typename G::Rules&, const typename G::Offer&, const typename G::Action&)>
      covers = {};
  // What a state has beside what is written.
  std::function<void(typename G::State&)> complete = {};

  // Everybody who could look or act, a seat that the table does not have among them.
  std::vector<Actor> actors() const {
    std::vector<Actor> all{Actor::chance(), Actor::clock(), Actor::spectator()};
    for (std::size_t i = 0; i < std::min(seats + 1, core::most_seats); ++i) {
      all.push_back(Actor::seat(i));
    }
    return all;
  }
};

template <core::Game G>
class RandomPlay {
 public:
  using Action = typename G::Action;
  using Move = core::Move<Action>;

  RandomPlay(const Table<G>& table, std::uint64_t seed)
      : table_{table}, generator_{seed}, state_{table.start} {}

  const typename G::State& state() const { return state_; }
  const std::vector<Move>& log() const { return log_; }
  TableTime now() const { return now_; }
  core::Generator& generator() { return generator_; }

  // The next move, legal and not yet played; nothing where nobody can go on.
  std::optional<Move> next() {
    if (core::over_in<G>(state_)) return std::nullopt;
    if (const auto owed = core::owed_in<G>(table_.rules, state_); core::is_owed(owed)) {
      if (auto deed = nudged()) return Move{deed->first, now_, deed->second};
      return Move{Actor::chance(), now_, Action{core::draw(owed, generator_)}};
    }
    const auto deadline = core::deadline_in<G>(table_.rules, state_);
    if (deadline && generator_.below(10) == 0) {
      const auto late = core::Millis{generator_.below(2) == 0 ? 0 : generator_.below(1500)};
      return Move{Actor::clock(), *deadline + late, Action{core::Expire{}}};
    }
    const auto at = a_little_later(deadline);
    if (auto deed = nudged()) return Move{deed->first, at, deed->second};
    if (auto deed = any_deed()) return Move{deed->first, at, deed->second};
    if (deadline) return Move{Actor::clock(), *deadline, Action{core::Expire{}}};
    return std::nullopt;
  }

  void play(const Move& move) {
    advance(table_.rules, state_, move);
    now_ = move.at;
    log_.push_back(move);
  }

 private:
  using Deed = typename Table<G>::Deed;

  std::optional<Deed> nudged() {
    return table_.nudge ? table_.nudge(state_, generator_) : std::nullopt;
  }

  // Before the deadline, since a table plays the clock's own move at it.
  TableTime a_little_later(std::optional<TableTime> deadline) {
    auto most = std::uint64_t{30'000};
    if (deadline) most = std::min(most, static_cast<std::uint64_t>((*deadline - now_).count()));
    return now_ + core::Millis{most == 0 ? 0 : generator_.below(most)};
  }

  std::optional<Deed> any_deed() {
    std::vector<Actor> order;
    order.reserve(table_.seats + 1);
    for (std::size_t i = 0; i < table_.seats; ++i) order.push_back(Actor::seat(i));
    generator_.shuffle(std::span{order});
    // The clock finds somebody absent now and then, and always where nobody else may act.
    order.insert(generator_.below(12) == 0 ? order.begin() : order.end(), Actor::clock());
    for (const Actor actor : order) {
      const auto seen = view(table_.rules, state_, actor);
      auto list = offers(table_.rules, seen);
      generator_.shuffle(std::span{list});
      for (const auto& offer : list) {
        Action action = sample(table_.rules, seen, offer, generator_);
        const bool expires = std::holds_alternative<core::Expire>(action);
        if (!expires) return Deed{actor, std::move(action)};
      }
    }
    return std::nullopt;
  }

  const Table<G>& table_;
  core::SeededGenerator generator_;
  typename G::State state_;
  TableTime now_{};
  std::vector<Move> log_;
};

}  // namespace battery
