// What a game is: a bundle of names (Rules, State, View, Action, Offer, Refusal) and the free
// functions found beside them. Everything else (tables, lab, tests) is written once, for any Game.
//
//   view      what one actor may know, built by allow-list
//   refusal   why an actor may not do a thing; it reads the view alone, so it cannot betray more
//   offers    what may be done now, each a family of actions; `sample` takes one from a family
//   owed      what chance must settle before anybody else acts
//   deadline  when the clock itself will move, if nobody does before
//   sealed    the secrets so far, in the order of their public occasions; their number only grows
//   revision  how far play has come in everybody's eyes; what is sent against an older one is stale
//   advance   the fold of one accepted move
#pragma once

#include <concepts>
#include <expected>
#include <optional>
#include <vector>

#include "core/actor.h"
#include "core/chance.h"
#include "core/clock.h"
#include "core/seals.h"
#include "core/table_time.h"

namespace core {

template <class Action>
struct Move {
  Actor actor;
  TableTime at;
  Action action;
};

template <class G>
concept Game = std::regular<typename G::State> && std::equality_comparable<typename G::View> &&
               requires(const typename G::Rules& rules, const typename G::State& state,
                        typename G::State& advancing, const typename G::View& seen,
                        const typename G::Action& action, const typename G::Offer& offer,
                        const Move<typename G::Action>& move, Actor viewer, Generator& generator) {
                 { view(rules, state, viewer) } -> std::same_as<typename G::View>;
                 {
                   refusal(rules, seen, action)
                 } -> std::same_as<std::optional<typename G::Refusal>>;
                 { offers(rules, seen) } -> std::same_as<std::vector<typename G::Offer>>;
                 { sample(rules, seen, offer, generator) } -> std::same_as<typename G::Action>;
                 { owed(rules, state) } -> std::same_as<Owed>;
                 { deadline(rules, state) } -> std::same_as<std::optional<TableTime>>;
                 { sealed(rules, state) } -> std::convertible_to<Seals>;
                 { is_over(state) } -> std::same_as<bool>;
                 { revision(state) } -> std::same_as<std::uint32_t>;
                 { advance(rules, advancing, move) } -> std::same_as<void>;
                 requires std::constructible_from<typename G::Action, Draw>;
                 requires std::constructible_from<typename G::Action, Expire>;
                 requires std::constructible_from<typename G::Action, Substitute>;
               };

// `refusal` on the actor's own view, then `advance`. The one way in for a move that nobody vouches
// for.
template <Game G>
std::optional<typename G::Refusal> apply(const typename G::Rules& rules, typename G::State& state,
                                         const Move<typename G::Action>& move) {
  if (auto why = refusal(rules, view(rules, state, move.actor), move.action)) return why;
  advance(rules, state, move);
  return std::nullopt;
}

// The game's own functions, for classes whose members of the same names hide them.
template <Game G>
Owed owed_in(const typename G::Rules& rules, const typename G::State& state) {
  return owed(rules, state);
}
template <Game G>
std::optional<TableTime> deadline_in(const typename G::Rules& rules,
                                     const typename G::State& state) {
  return deadline(rules, state);
}
template <Game G>
Seals sealed_in(const typename G::Rules& rules, const typename G::State& state) {
  return sealed(rules, state);
}
// How many they are: a game that can tell without spelling them out has `seal_count`.
template <Game G>
std::size_t seal_count_in(const typename G::Rules& rules, const typename G::State& state) {
  if constexpr (requires { seal_count(rules, state); }) {
    return seal_count(rules, state);
  } else {
    return Seals{sealed(rules, state)}.size();
  }
}
template <Game G>
bool over_in(const typename G::State& state) {
  return is_over(state);
}
template <Game G>
std::uint32_t revision_in(const typename G::State& state) {
  return revision(state);
}
template <Game G>
std::optional<typename G::Refusal> refusal_in(const typename G::Rules& rules,
                                              const typename G::View& seen,
                                              const typename G::Action& action) {
  return refusal(rules, seen, action);
}

}  // namespace core
