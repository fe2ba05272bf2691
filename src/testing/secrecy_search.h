// The search for anything that tells an actor what they may not know: games played at random, with
// scrambles at some of their positions, then twins along a part of their log. What a game hides is
// told by its Secrets:
//
//   Game, Twins                        twins go on with next(), and have one() and other()
//   Looked : battery::Looked           what the search has met; saw(state), went_along(twins)
//   positions_a_scramble               at how many positions one is scrambled
//   table_of(game), viewers(rules)
//   scrambled(rules, state, viewer, generator), questions(rules, one, other, generator)
#pragma once

#include <fmt/format.h>

#include <ostream>

#include "testing/random_play.h"
#include "testing/secrecy.h"

namespace battery {

struct Viewer {
  Actor actor;
  std::string name;
};

struct Looked {
  std::size_t scrambled = 0, steps = 0, other_secrets = 0;
};

template <class Secrets>
class Search {
 public:
  using G = typename Secrets::Game;
  using State = typename G::State;

  Search(const Surface<G>& surface, typename Secrets::Looked& looked, std::size_t game)
      : surface_{surface},
        looked_{looked},
        table_{Secrets::table_of(game)},
        generator_{core::mixed_seed(77, game)} {
    RandomPlay<G> play{table_, core::mixed_seed(78, game)};
    while (const auto move = play.next()) {
      if (generator_.below(Secrets::positions_a_scramble) == 0) scramble(play.state());
      play.play(*move);
      if (found_ || core::over_in<G>(play.state())) break;
      log_.push_back(*move);
    }
    if (found_) return;
    log_.resize(generator_.below(log_.size()) + 1);
    for (const Viewer& viewer : Secrets::viewers(table_.rules)) go_along(viewer);
  }

  const std::optional<std::string>& found() const { return found_; }

 private:
  void compare(const State& one, const State& other, const Viewer& viewer, const char* kind) {
    const auto asked = Secrets::questions(table_.rules, one, other, generator_);
    const auto what = difference(surface_, table_.rules, one, other, viewer.actor, asked);
    if (what) report(*what, viewer, kind);
  }

  void report(const std::string& what, const Viewer& viewer, const char* kind) {
    if (found_) return;
    found_ = fmt::format("{} {}: {} tells {} what they may not know", table_.name, kind, what,
                         viewer.name);
  }

  void scramble(const State& state) {
    for (const Viewer& viewer : Secrets::viewers(table_.rules)) {
      const State other = Secrets::scrambled(table_.rules, state, viewer.actor, generator_);
      compare(state, other, viewer, "(scrambled)");
      ++looked_.scrambled;
      looked_.saw(state);
    }
  }

  void go_along(const Viewer& viewer) {
    typename Secrets::Twins twins{table_, log_, viewer.actor, surface_.advance, generator_};
    while (!found_ && twins.next()) {
      compare(twins.one(), twins.other(), viewer, "(twins)");
      if (surface_.deadline(table_.rules, twins.one()) !=
          surface_.deadline(table_.rules, twins.other())) {
        report("the deadline", viewer, "(twins)");
      }
      ++looked_.steps;
      looked_.other_secrets += twins.has_another_secret() ? 1 : 0;
      looked_.went_along(twins);
    }
  }

  const Surface<G>& surface_;
  typename Secrets::Looked& looked_;
  Table<G> table_;
  core::SeededGenerator generator_;
  std::vector<core::Move<typename G::Action>> log_;
  std::optional<std::string> found_;
};

// What tells too much in the first of so many games, if anything does.
template <class Secrets>
std::optional<std::string> search(const Surface<typename Secrets::Game>& surface, std::size_t games,
                                  typename Secrets::Looked& looked) {
  for (std::size_t game = 0; game < games; ++game) {
    if (auto found = Search<Secrets>{surface, looked, game}.found()) return found;
  }
  return std::nullopt;
}

// A leak that the search must find.
template <core::Game G>
struct Leak {
  const char* name;
  void (*plant)(Surface<G>&);
  friend std::ostream& operator<<(std::ostream& out, const Leak& leak) { return out << leak.name; }
};

}  // namespace battery
