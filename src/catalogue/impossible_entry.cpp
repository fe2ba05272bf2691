#include "catalogue/impossible_entry.h"

#include "bots/impossible/bots.h"
#include "cast/cards.h"
#include "catalogue/aid.h"
#include "catalogue/impossible_aids.h"
#include "catalogue/impossible_cards.h"
#include "catalogue/impossible_print.h"
#include "catalogue/options_of.h"
#include "catalogue/problems.h"
#include "catalogue/schema_of.h"
#include "catalogue/typed_match.h"
#include "codec/impossible_codec.h"
#include "codec/impossible_json.h"
#include "games/impossible/option_text.h"
#include "games/impossible/recommended.h"
#include "games/impossible/text.h"
#include "narration/impossible/effects.h"
#include "narration/impossible/story.h"

namespace catalogue {
namespace {

using impossible::Options;
using impossible::Rules;

constexpr std::size_t longest_note = 200;

using Suggested = impossible::bots::Suggestion;

constexpr std::string_view suggestion_key = "try";

// "puck quill 2": a Character for a spot of the Book at a label.
std::optional<Suggested> read_suggestion(const Rules& rules, std::string_view value) {
  const auto first = value.find(' '), second = value.rfind(' ');
  if (first == std::string_view::npos || second == first) return std::nullopt;
  const auto card = cast::find_character(*rules.cards, value.substr(0, first));
  const auto book =
      core::enum_from_name<impossible::Label>(value.substr(first + 1, second - first - 1));
  const auto spot = value.substr(second + 1);
  if (!card || !book || spot.size() != 1) return std::nullopt;
  if (spot[0] < '1' || spot[0] >= '1' + char{cast::spots_a_book}) return std::nullopt;
  return Suggested{*card, *book, impossible::Spot(static_cast<std::size_t>(spot[0] - '1'))};
}

// The Power that this action has worked: at once, or because the last of those asked agreed.
const impossible::Use* used(const impossible::Open& before, const impossible::Open& after,
                            const impossible::Action& action) {
  const auto* waits = std::get_if<impossible::Consent>(&before.pending);
  const bool waits_still = std::holds_alternative<impossible::Consent>(after.pending);
  if (waits_still) return nullptr;
  if (const auto* use = std::get_if<impossible::Use>(&action)) return use;
  if (waits == nullptr || !std::holds_alternative<impossible::Agree>(action)) return nullptr;
  return std::get_if<impossible::Use>(&waits->deed);
}

Rules rules_of(const Options& options) { return {options, cast::standard_cards()}; }

// The rules behind what a table refuses by itself.
std::string_view rule_behind(TableProblem problem) {
  switch (problem) {
    case TableProblem::only_watching:
    case TableProblem::no_such_seat: return "I-01";
    case TableProblem::game_over: return "I-24";
    case TableProblem::stale: return "I-26";
    case TableProblem::your_own_choice:
    case TableProblem::clock_runs:
    case TableProblem::not_away_long_enough:
    case TableProblem::not_your_seat:
    case TableProblem::only_the_host: return "I-35";
    case TableProblem::only_the_captain:
    case TableProblem::nothing_proposed:
    case TableProblem::taken_back:
    case TableProblem::already_away:
    case TableProblem::not_away: return {};
  }
  return {};
}

struct Traits {
  static std::string lexicon_hash(const Rules&) { return "none"; }  // no words are played
  static std::string cards_hash(const Rules& rules) { return rules.cards->hash; }
  static std::size_t seats(const Rules& rules) { return rules.options.seats; }
  static std::string actor_name(const Rules& rules, Actor actor) {
    return codec::actor_name(rules, actor);
  }
  static codec::Read<Actor> actor_from_name(const Rules& rules, std::string_view name) {
    return codec::actor_from_name(rules, name);
  }
  static std::size_t team(const Rules&, Actor) { return 0; }  // all together
  static std::vector<std::string> view_lines(const Rules& rules, const impossible::View& seen) {
    return codec::facts(rules, seen);
  }
  static std::string explain(const Rules& rules, const impossible::View& seen,
                             const impossible::Action& action, impossible::Refusal why) {
    return impossible::explain(rules, seen, action, why);
  }
  static std::string_view rule_of(impossible::Refusal why) { return impossible::rule_of(why); }
  static std::string_view rule_of(TableProblem problem) { return rule_behind(problem); }
  static std::string outcome(const impossible::State& state) {
    return std::string{core::enum_name(*state.open.outcome)};
  }
  static bool plays_for_the_absent(const Rules&) { return true; }  // I-35
  static bool is_awaited(const Rules&, const impossible::State& state, Actor seat) {
    return impossible::is_awaited(state.open, impossible::seat_at(seat.seat_index()));
  }
  static std::vector<SeatResult> seat_results(const Rules& rules, const impossible::State& state) {
    const SeatResult all{
        impossible::won(state.open), static_cast<int>(state.open.saved.size()), {}};
    std::vector results(rules.options.seats, all);
    for (std::size_t seat = 0; seat < results.size(); ++seat) {
      const auto& librarian = state.open.players[seat].librarian;
      if (librarian) results[seat].part = rules.cards->of(*librarian).name;
    }
    return results;
  }
  static std::vector<Happening> happenings(const Rules& rules, const impossible::State& before,
                                           const impossible::State& after,
                                           const impossible::Action& action) {
    std::vector<Happening> all;
    if (const auto* use = used(before.open, after.open, action)) {
      all.push_back({"Power", cast::name(rules.of(use->card).power)});
    }
    for (std::size_t i = before.open.destroyed.size(); i < after.open.destroyed.size(); ++i) {
      all.push_back({"Book", "destroyed"});
    }
    return all;
  }
  static bool bot_plays(std::string_view name, const Rules&, Actor) {
    return impossible::bots::bot_named(name).has_value();
  }
  static auto bots() { return impossible::bots::introductions(); }
  static const std::vector<Aid<impossible::Impossible>>& aids() {
    static const std::vector all{
        hint_aid<impossible::Impossible, Traits>(),
        aid<impossible::Impossible, impossible::aids::powers>(
            "powers", "What the Powers in your hand would do now."),
    };
    return all;
  }
  static std::optional<BotMove> bot_move(std::string_view name, const Rules& rules,
                                         const impossible::View& seen, core::Generator& generator,
                                         std::span<const Suggested> suggestions = {}) {
    const auto bot = impossible::bots::bot_named(name);
    if (!bot) return std::nullopt;
    auto choice = impossible::bots::choose_heeding(suggestions, *bot, rules, seen, generator);
    if (!choice) return std::nullopt;
    return BotMove{to_action(choice->action), std::move(choice->why), choice->thinks};
  }
  static std::vector<Suggested> suggested(const Rules& rules,
                                          std::span<const Suggestion> suggestions) {
    std::vector<Suggested> all;
    for (const Suggestion& each : suggestions) {
      if (each.key != suggestion_key) continue;
      if (const auto read = read_suggestion(rules, each.value)) all.push_back(*read);
    }
    return all;
  }
  static std::vector<std::string> effects(const Rules& rules, const impossible::View& seen,
                                          const impossible::Action& action) {
    return narration_impossible::effects(narration_impossible::wire_scene(rules, seen), action);
  }
  static std::vector<std::string> story(const Rules& rules, const impossible::View& before,
                                        const impossible::View& after, Actor actor,
                                        const impossible::Action& action) {
    using narration_impossible::wire_scene;
    return narration_impossible::story(wire_scene(rules, before), wire_scene(rules, after), actor,
                                       action);
  }
  // A plan that all share, and everybody's own suggestion of a card and a spot: they win or lose
  // together.
  static codec::Read<NoteKind> note(const Rules& rules, Actor, std::string_view key,
                                    std::string_view value) {
    if (key == suggestion_key && (value == "-" || read_suggestion(rules, value))) {
      return NoteKind::personal;  // "-" takes it back
    }
    if (key != "plan" || value.empty() || value.size() > longest_note) {
      return codec::problem(
          MatchProblem::no_such_note,
          "A note is a plan for all to see, one line of up to 200 characters: plan Darcy to the "
          "Quill Book; or a suggestion, a Character, a place and a spot: try puck quill 2; - wipes "
          "it off.");
    }
    return NoteKind::shared;
  }
};

codec::Read<std::unique_ptr<Match>> start(std::span<const Option> given) {
  const auto chosen = read_options<Options>(given);
  if (!chosen) return std::unexpected(chosen.error());
  const Rules rules = rules_of(*chosen);
  return std::make_unique<TypedMatch<impossible::Impossible, Traits>>(rules,
                                                                      impossible::start(rules));
}

// Who begins is helped; who wants the hardest of games is not.
std::vector<std::string> aids_for(impossible::Preset preset) {
  using enum impossible::Preset;
  switch (preset) {
    case short_gentle:
    case short_even:
    case long_gentle:
    case long_even: return {"hint", "powers"};
    case short_hard:
    case short_grim:
    case long_hard:
    case long_grim: return {"powers"};
    case draft:
    case as_printed:
    case short_impossible:
    case long_impossible: return {};
  }
  return {};
}

std::vector<Preset> presets(std::span<const Option> given) {
  const auto chosen = read_options<Options>(given);
  if (!chosen) return {};
  std::vector<Preset> all;
  const auto list = [&](impossible::Preset preset) {
    all.push_back({std::string{core::enum_name(preset)},
                   impossible::title(preset),
                   impossible::sentence(preset, chosen->seats),
                   {{"preset", std::string{core::enum_name(preset)}}},
                   aids_for(preset)});
  };
  // The first is what a table begins with whose people have not chosen: a gentle one.
  for (std::size_t i = 1; i < core::enum_size<impossible::Preset>; ++i) {
    if (impossible::Preset(i) != impossible::Preset::as_printed) list(impossible::Preset(i));
  }
  list(impossible::Preset::draft);
  list(impossible::Preset::as_printed);
  return all;
}

codec::Read<std::string> cards(std::span<const Option> given) {
  return codec::mapped(read_options<Options>(given), [](const Options& options) {
    return codec::written_json(impossible::printed_cards(rules_of(options)));
  });
}

codec::Read<std::string> print(std::span<const Option> given) {
  return codec::mapped(read_options<Options>(given), [](const Options&) {
    return codec::written_json(impossible::print_of(cast::standard_cards()));
  });
}

}  // namespace

GameInfo impossible_entry() {
  return {.name = "impossible",
          .title = "Fiction Impossible",
          .rules_version = 4,
          .symmetric_seats = true,
          .cards_open = true,
          .bots = bots_of<Traits>(),
          .aids = aids_of<Traits>(),
          .option_infos = option_infos<Options, impossible::option_texts>(),
          .options = canonical_options<Options>,
          .start = start,
          .presets = presets,
          .cards = CardsInfo{codec::Schema::name_of<impossible::Cards>(), cards},
          .print = PrintInfo{codec::Schema::name_of<impossible::Print>(), print},
          .schema = add_schema<impossible::Impossible, Options, Traits, impossible::Cards,
                               impossible::Print>};
}

}  // namespace catalogue
