#include "testing/letterbox/letterbox_entry.h"

#include "catalogue/problems.h"
#include "catalogue/typed_match.h"
#include "codec/options.h"
#include "codec/parse_problem.h"
#include "testing/letterbox/letterbox_described.h"
#include "testing/letterbox/letterbox_text.h"

namespace letterbox {
namespace {

using catalogue::MatchProblem;
using catalogue::NoteKind;
using catalogue::Option;
using catalogue::TableProblem;
using core::Actor;

struct Traits {
  static std::string lexicon_hash(const Rules&) { return "none"; }
  static std::string cards_hash(const Rules&) { return "none"; }
  static std::size_t seats(const Rules& rules) { return rules.options.seats; }
  static std::string actor_name(const Rules&, Actor actor) { return letterbox::actor_name(actor); }
  static codec::Read<Actor> actor_from_name(const Rules&, std::string_view name) {
    for (const Actor actor :
         {Actor::seat(0), Actor::seat(1), Actor::chance(), Actor::clock(), Actor::spectator()}) {
      if (name == letterbox::actor_name(actor)) return actor;
    }
    return codec::problem(codec::ParseProblem::unknown_actor,
                          fmt::format("“{}” is nobody at this table.", name));
  }
  static std::size_t team(const Rules&, Actor seat) { return seat.seat_index(); }
  static std::vector<std::string> view_lines(const Rules&, const View& seen) {
    return letterbox::facts(seen);
  }
  static std::string explain(const Rules&, const View&, const Action&, Refusal why) {
    return letterbox::explain(why);
  }
  static std::string_view rule_of(Refusal why) { return letterbox::rule_of(why); }
  static std::string_view rule_of(catalogue::TableProblem problem) {
    return problem == TableProblem::stale ? "L-02" : "";
  }
  static bool plays_for_the_absent(const Rules&) { return false; }
  static std::string outcome(const State& state) {
    return std::string{core::enum_name(state.board.outcome)};
  }
  static std::vector<catalogue::SeatResult> seat_results(const Rules&, const State& state) {
    const bool first = state.board.outcome == Outcome::first_wins;
    return {{first, first ? 1 : 0}, {!first, first ? 0 : 1}};
  }
  static bool bot_plays(std::string_view name, const Rules&, core::Actor) {
    return name == "random";
  }
  static std::optional<catalogue::BotMove> bot_move(std::string_view, const Rules& rules,
                                                    const View& seen, core::Generator& generator) {
    const auto list = offers(rules, seen);
    if (list.empty()) return std::nullopt;
    const auto& offer = list[generator.below(list.size())];
    return catalogue::BotMove{catalogue::to_action(sample(rules, seen, offer, generator)),
                              "Anything goes."};
  }
  static codec::Read<NoteKind> note(const Rules& rules, Actor writer, std::string_view key,
                                    std::string_view value) {
    if (!writer.is_seat() || writer.seat_index() >= rules.options.seats) {
      return codec::problem(TableProblem::only_watching, "Only the two seats keep notes.", "L-01");
    }
    const bool letter = key.size() == 1 && key[0] >= 'a' && key[0] <= 'z';
    if (letter && (value == "in" || value == "out" || value == "-")) return NoteKind::shared;
    return codec::problem(MatchProblem::no_such_note, "A note is a letter with in, out or -.",
                          "L-01");
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
  return std::make_unique<catalogue::TypedMatch<Letterbox, Traits>>(rules, start(rules));
}

}  // namespace

catalogue::GameInfo letterbox_entry() {
  return {.name = "letterbox",
          .title = "Letterbox",
          .rules_version = 1,
          .bots = {{"random", "Does anything that is allowed."}},
          .options = canonical_options,
          .start = start_match};
}

}  // namespace letterbox
