#include "simulation/twin_script_test.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <sstream>

namespace simulation {
namespace {

using catalogue::Action;
using catalogue::Match;
using core::Actor;

constexpr std::size_t tries = 10, draws = 8, most_expansions = 1'500;

class Search {
 public:
  Search(bool moves_are_open, Actor viewer, std::uint64_t seed, std::size_t most)
      : moves_are_open_{moves_are_open}, viewer_{viewer}, generator_{seed}, most_{most} {}

  std::vector<TwinStep> run(const Match& start) {
    extend(start, start);
    return best_;
  }

 private:
  std::optional<Actor> next(const Match& match) {
    if (core::is_owed(match.owed())) return Actor::chance();
    std::vector<Actor> able;
    for (std::size_t i = 0; i < match.seats(); ++i) {
      if (match.may_act(Actor::seat(i))) able.push_back(Actor::seat(i));
    }
    if (able.empty()) return std::nullopt;
    return generator_.one_of(std::span<const Actor>{able});
  }

  std::vector<Action> ideas(const Match& match, Actor actor) {
    std::vector<Action> moves;
    const auto add = [&](const Action& move) {
      if (std::ranges::find(moves, move) == moves.end()) moves.push_back(move);
    };
    if (actor == Actor::chance()) {
      for (std::size_t i = 0; i < draws; ++i) add(match.draw(generator_));
      return moves;
    }
    const auto view = match.tools().view_json(actor);
    for (std::size_t i = 0; i < tries; ++i) {
      if (const auto move = match.tools().random_action(view, generator_)) add(*move);
    }
    return moves;
  }

  // The same draw with two of its numbers exchanged: mostly what nobody has seen yet.
  std::vector<Action> variants(const Match& match, const Action& draw) {
    std::istringstream words{draw.notation()};
    const std::vector<std::string> all{std::istream_iterator<std::string>{words}, {}};
    std::vector<Action> others;
    for (std::size_t i = 0; i < draws && all.size() > 2; ++i) {
      auto other = all;
      std::swap(other[1 + generator_.below(all.size() - 1)],
                other[1 + generator_.below(all.size() - 1)]);
      const auto action = match.parse_action(fmt::format("{}", fmt::join(other, " ")));
      if (action) others.push_back(*action);
    }
    return others;
  }

  core::TableTime now() const {
    return core::TableTime{} + std::chrono::seconds{static_cast<std::int64_t>(steps_.size())};
  }

  std::unique_ptr<Match> after(const Match& match, Actor actor, const Action& move) const {
    auto next = match.clone();
    if (next->play(actor, now(), move)) return nullptr;
    return next->is_over() ? nullptr : std::move(next);
  }

  bool alike(const Match& one, const Match& other) const {
    return std::ranges::all_of(std::array{viewer_, Actor::spectator()}, [&](Actor actor) {
      return one.has_same_view(actor, other) && one.revision() == other.revision();
    });
  }

  // Depth first; true once it is long enough.
  bool extend(const Match& one, const Match& other) {
    const bool waits = !core::is_owed(one.owed());  // else chance would go on without a script
    if (waits && steps_.size() > best_.size()) best_ = steps_;
    if (waits && steps_.size() >= most_) return true;
    const auto actor = next(one);
    if (!actor || (*actor == Actor::chance()) != core::is_owed(other.owed())) return false;
    const bool all_know = *actor == viewer_ || (moves_are_open_ && actor->is_seat());
    const auto others = all_know ? std::vector<Action>{} : ideas(other, *actor);
    std::size_t ways = 0;
    for (const auto& move : ideas(one, *actor)) {
      const auto first = after(one, *actor, move);
      if (!first) continue;
      auto choices = *actor == Actor::chance() ? variants(other, move) : std::vector<Action>{};
      std::ranges::copy(others, std::back_inserter(choices));
      std::erase(choices, move);
      choices.push_back(move);
      for (const auto& choice : choices) {
        if (++expansions_ > most_expansions || ways > 6) return false;
        const auto second = after(other, *actor, choice);
        if (!second || !alike(*first, *second)) continue;
        ++ways;
        steps_.push_back({*actor, move, choice});
        if (extend(*first, *second)) return true;
        steps_.pop_back();
      }
    }
    return false;
  }

  bool moves_are_open_;
  Actor viewer_;
  core::SeededGenerator generator_;
  std::size_t most_, expansions_ = 0;
  std::vector<TwinStep> steps_, best_;
};

}  // namespace

TwinScript twin_script(const catalogue::GameInfo& game, Actor viewer, std::uint64_t seed,
                       std::size_t most_steps) {
  TwinScript script{.options = *game.options({}), .viewer = viewer, .steps = {}};
  const auto start = game.start(script.options);
  script.steps = Search{game.cards_open, viewer, seed, most_steps}.run(**start);
  script.different = static_cast<std::size_t>(std::ranges::count_if(
      script.steps, [](const TwinStep& step) { return !(step.one == step.other); }));
  return script;
}

}  // namespace simulation
