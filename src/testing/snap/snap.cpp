#include "testing/snap/snap.h"

#include <algorithm>

namespace snap {
namespace {

using core::Actor;

bool plays(const View& seen, Actor actor) {
  return actor.is_seat() && actor.seat_index() < seen.board.places.size();
}

void end_round(State& state, core::TableTime at) {
  ++state.rounds_played;
  state.round_since = at;
  for (Place& place : state.places) place.passed = false;
}

void pass(State& state, Actor seat, core::TableTime at) {
  state.places[seat.seat_index()].passed = true;
  const bool all = std::all_of(state.places.begin(), state.places.end(),
                               [](const Place& place) { return place.passed; });
  if (all) end_round(state, at);
}

struct Judge {
  const Rules& rules;
  const View& seen;

  std::optional<Refusal> by_clock() const {
    if (seen.viewer == Actor::clock()) return std::nullopt;
    return Refusal::only_the_clock;
  }
  std::optional<Refusal> may_pass(Actor seat) const {
    if (!plays(seen, seat)) return Refusal::only_watching;
    if (seen.board.places[seat.seat_index()].passed) return Refusal::already_passed;
    return std::nullopt;
  }

  std::optional<Refusal> operator()(const core::Draw&) const { return Refusal::only_chance; }
  std::optional<Refusal> operator()(const core::Expire&) const {
    if (auto why = by_clock()) return why;
    return rules.options.seconds ? std::nullopt : std::optional{Refusal::no_clock_runs};
  }
  std::optional<Refusal> operator()(const core::Substitute& absent) const {
    if (auto why = by_clock()) return why;
    return may_pass(absent.seat);
  }
  std::optional<Refusal> operator()(const Snap&) const {
    return plays(seen, seen.viewer) ? std::nullopt : std::optional{Refusal::only_watching};
  }
  std::optional<Refusal> operator()(const Pass&) const { return may_pass(seen.viewer); }
};

struct Player {
  State& state;
  const Move& move;

  void operator()(const core::Draw&) const {}
  void operator()(const core::Expire&) const { end_round(state, move.at); }
  void operator()(const core::Substitute& absent) const { pass(state, absent.seat, move.at); }
  void operator()(const Snap&) const {
    ++state.places[move.actor.seat_index()].score;
    end_round(state, move.at);
  }
  void operator()(const Pass&) const { pass(state, move.actor, move.at); }
};

}  // namespace

std::optional<std::string> trouble(const Options& options) {
  if (options.seats < 2 || options.seats > 6) return "Snap seats two to six.";
  if (options.rounds == 0) return "Snap has a round at least.";
  if (options.seconds && *options.seconds == 0) return "A round lasts at least a second.";
  return std::nullopt;
}

State start(const Rules& rules) {
  State state;
  for (std::size_t i = 0; i < rules.options.seats; ++i) state.places.push_back({});
  state.rounds = rules.options.rounds;
  return state;
}

View view(const Rules&, const State& state, Actor viewer) { return {viewer, state}; }

std::optional<Refusal> refusal(const Rules& rules, const View& seen, const Action& action) {
  if (is_over(seen.board)) return Refusal::game_over;
  return std::visit(Judge{rules, seen}, action);
}

std::vector<Offer> offers(const Rules& rules, const View& seen) {
  std::vector<Offer> list;
  const auto open = [&](const Action& action) { return !refusal(rules, seen, action); };
  if (open(core::Expire{})) list.emplace_back(core::ExpireOffer{});
  for (std::size_t i = 0; i < seen.board.places.size(); ++i) {
    if (open(core::Substitute{Actor::seat(i)})) {
      list.emplace_back(core::SubstituteOffer{Actor::seat(i)});
    }
  }
  if (open(Snap{})) list.emplace_back(SnapOffer{});
  if (open(Pass{})) list.emplace_back(PassOffer{});
  return list;
}

Action sample(const Rules&, const View&, const Offer& offer, core::Generator& generator) {
  struct Visitor {
    core::Generator& generator;
    Action operator()(const core::DrawOffer& o) const {
      return core::draw(o.pending_draw, generator);
    }
    Action operator()(const core::ExpireOffer&) const { return core::Expire{}; }
    Action operator()(const core::SubstituteOffer& o) const { return core::Substitute{o.seat}; }
    Action operator()(const SnapOffer&) const { return Snap{}; }
    Action operator()(const PassOffer&) const { return Pass{}; }
  };
  return std::visit(Visitor{generator}, offer);
}

core::Owed owed(const Rules&, const State&) { return core::Nothing{}; }

std::optional<core::TableTime> deadline(const Rules& rules, const State& state) {
  if (is_over(state) || !rules.options.seconds) return std::nullopt;
  return state.round_since + std::chrono::seconds{*rules.options.seconds};
}

std::vector<std::string> sealed(const Rules&, const State&) { return {}; }

bool is_over(const State& state) { return state.rounds_played == state.rounds; }

std::uint32_t revision(const State& state) { return state.rounds_played; }

void advance(const Rules&, State& state, const Move& move) {
  std::visit(Player{state, move}, move.action);
}

}  // namespace snap
