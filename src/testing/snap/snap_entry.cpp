#include "testing/snap/snap_entry.h"

#include "catalogue/problems.h"
#include "catalogue/typed_match.h"
#include "codec/options.h"
#include "codec/parse_problem.h"
#include "testing/snap/snap_described.h"

namespace snap {
namespace {

using catalogue::BotMove;
using catalogue::MatchProblem;
using catalogue::NoteKind;
using catalogue::Option;
using core::Actor;
using std::chrono::milliseconds;
using std::chrono::seconds;

std::string_view explain(Refusal why) {
  switch (why) {
    case Refusal::game_over: return "The game is over.";
    case Refusal::only_watching: return "Whoever has no seat only watches.";
    case Refusal::only_chance: return "Nothing is to be drawn here.";
    case Refusal::only_the_clock: return "Only the table's clock does that.";
    case Refusal::no_clock_runs: return "No clock is running that could run out.";
    case Refusal::already_passed: return "That seat has passed in this round.";
  }
  return {};
}

std::optional<BotMove> choose(std::string_view name, const Rules& rules, const View& seen,
                              core::Generator& generator) {
  const auto list = offers(rules, seen);
  if (list.empty() || name == "idle") return std::nullopt;
  const auto after = [](Action action, core::Millis thinks) {
    return BotMove{catalogue::to_action(action), "It was time.", thinks};
  };
  if (name == "random") {
    return after(sample(rules, seen, list[generator.below(list.size())], generator), seconds{0});
  }
  const auto& places = seen.board.places;
  const bool passed = places[seen.viewer.seat_index()].passed;
  const bool hurried =
      std::any_of(places.begin(), places.end(), [](const Place& place) { return place.passed; });
  if (name == "shy") return passed ? std::nullopt : std::optional{after(Pass{}, seconds{2})};
  if (name == "slow") return after(Snap{}, seconds{20});
  if (name == "wary") return after(Snap{}, seconds{hurried ? 6 : 12});
  if (name == "quick") return after(Snap{}, seconds{4});
  return after(Snap{}, milliseconds{5000 + static_cast<std::int64_t>(generator.below(10'001))});
}

struct Traits {
  static std::string lexicon_hash(const Rules&) { return "none"; }
  static std::string cards_hash(const Rules&) { return "none"; }
  static std::size_t seats(const Rules& rules) { return rules.options.seats; }
  static std::string actor_name(const Rules&, Actor actor) {
    return actor.is_seat() ? fmt::format("player{}", actor.seat_index() + 1)
                           : codec::actor_text(actor);
  }
  static codec::Read<Actor> actor_from_name(const Rules& rules, std::string_view name) {
    for (std::size_t i = 0; i < rules.options.seats; ++i) {
      if (name == actor_name(rules, Actor::seat(i))) return Actor::seat(i);
    }
    for (const Actor actor : {Actor::chance(), Actor::clock(), Actor::spectator()}) {
      if (name == codec::actor_text(actor)) return actor;
    }
    return codec::problem(codec::ParseProblem::unknown_actor,
                          fmt::format("“{}” is nobody at this table.", name));
  }
  static std::size_t team(const Rules&, Actor seat) { return seat.seat_index(); }
  static std::vector<std::string> view_lines(const Rules& rules, const View& seen) {
    std::vector<std::string> list{fmt::format("round {}", seen.board.rounds_played + 1)};
    for (std::size_t i = 0; i < seen.board.places.size(); ++i) {
      const Place& place = seen.board.places[i];
      list.push_back(fmt::format("{} {}{}", actor_name(rules, Actor::seat(i)), place.score,
                                 place.passed ? " passed" : ""));
    }
    return list;
  }
  static std::string explain(const Rules&, const View&, const Action&, Refusal why) {
    return std::string{snap::explain(why)};
  }
  static std::string_view rule_of(Refusal) { return "S-01"; }
  static std::string_view rule_of(catalogue::TableProblem) { return {}; }
  static bool plays_for_the_absent(const Rules&) { return true; }
  static std::string outcome(const State&) { return "played"; }
  static std::vector<catalogue::SeatResult> seat_results(const Rules&, const State& state) {
    std::uint8_t best = 0;
    for (const Place& place : state.places) best = std::max(best, place.score);
    std::vector<catalogue::SeatResult> list;
    for (const Place& place : state.places) list.push_back({place.score == best, place.score});
    return list;
  }
  static bool bot_plays(std::string_view, const Rules&, Actor) { return true; }
  static std::optional<BotMove> bot_move(std::string_view name, const Rules& rules,
                                         const View& seen, core::Generator& generator) {
    return choose(name, rules, seen, generator);
  }
  static codec::Read<NoteKind> note(const Rules&, Actor, std::string_view, std::string_view) {
    return codec::problem(MatchProblem::no_such_note, "Snap has no notes.", "S-01");
  }
};

codec::Read<Options> read_options(std::span<const Option> given) {
  Options options;
  for (const auto& [name, value] : given) {
    if (auto wrong = codec::set_option(options, name, value)) return std::unexpected(*wrong);
  }
  if (auto sentence = trouble(options)) return codec::problem(MatchProblem::bad_options, *sentence);
  return options;
}

codec::Read<std::vector<Option>> canonical_options(std::span<const Option> given) {
  return codec::mapped(read_options(given), [](const Options& options) {
    std::vector<Option> texts;
    for (auto& [name, value] : codec::to_texts(options)) texts.push_back({name, value});
    return texts;
  });
}

codec::Read<std::unique_ptr<catalogue::Match>> start_match(std::span<const Option> given) {
  const auto chosen = read_options(given);
  if (!chosen) return std::unexpected(chosen.error());
  const Rules rules{*chosen};
  return std::make_unique<catalogue::TypedMatch<Game, Traits>>(rules, start(rules));
}

}  // namespace

catalogue::GameInfo snap_entry() {
  std::vector<catalogue::BotInfo> bots;
  for (const auto* name : {"random", "idle", "shy", "slow", "wary", "keen", "quick"}) {
    bots.push_back({name, "Plays as its name says."});
  }
  return {.name = "snap",
          .title = "Snap",
          .rules_version = 1,
          .symmetric_seats = true,
          .bots = std::move(bots),
          .options = canonical_options,
          .start = start_match};
}

}  // namespace snap
