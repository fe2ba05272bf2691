#include "catalogue/fiction_entry.h"

#include "bots/fiction/bots.h"
#include "catalogue/fiction_aids.h"
#include "catalogue/fiction_cards.h"
#include "catalogue/fiction_facts.h"
#include "catalogue/fiction_presets.h"
#include "catalogue/fiction_print.h"
#include "catalogue/fiction_review.h"
#include "catalogue/options_of.h"
#include "catalogue/problems.h"
#include "catalogue/schema_of.h"
#include "catalogue/typed_match.h"
#include "codec/fiction_codec.h"
#include "codec/fiction_json.h"
#include "decks/deck_text.h"
#include "games/fiction/option_text.h"
#include "games/fiction/refusal.h"
#include "games/fiction/text.h"
#include "solver/giveaway.h"

namespace catalogue {
namespace {

using fiction::Edition;
using fiction::Options;
using fiction::Rules;

const decks::Deck& deck_of(const Rules& rules) {
  return rules.options.edition == Edition::banned ? decks::banned() : decks::classics();
}

fiction::Deck fronts(const decks::Deck& deck) {
  fiction::Deck result;
  for (const auto& card : deck.cards) {
    fiction::Front front;
    for (const auto word : card.yellow) front.yellow.push_back(word);
    for (const auto word : card.red) front.red.push_back(word);
    result.push_back(front);
  }
  return result;
}

const fiction::Deck& fronts_of(const Rules& rules) {
  static const fiction::Deck classics = fronts(decks::classics());
  static const fiction::Deck banned = fronts(decks::banned());
  return rules.options.edition == Edition::banned ? banned : classics;
}

bool is_letter_note(std::string_view key, std::string_view value) {
  const bool known = value == "in" || value == "out" || value == "maybe" || value == "-";
  return key.size() == 1 && key[0] >= 'a' && key[0] <= 'z' && known;
}

// "3.2": the second clue of the third guess.
bool is_doubt(std::string_view key, std::string_view value) {
  const auto dot = key.find('.');
  if (dot == std::string_view::npos || (value != "doubt" && value != "-")) return false;
  return codec::Leaf<fiction::RowNumber>::parse(key.substr(0, dot)).has_value() &&
         codec::Leaf<fiction::Place>::parse(key.substr(dot + 1)).has_value();
}

// The rules behind what a table refuses by itself.
std::string_view rule_behind(TableProblem problem) {
  switch (problem) {
    case TableProblem::only_watching:
    case TableProblem::no_such_seat: return "F-01";
    case TableProblem::game_over: return "F-28";
    case TableProblem::only_the_captain:
    case TableProblem::nothing_proposed:
    case TableProblem::stale: return "F-34";
    case TableProblem::your_own_choice:
    case TableProblem::clock_runs:
    case TableProblem::not_away_long_enough:
    case TableProblem::not_your_seat:
    case TableProblem::only_the_host: return "F-35";
    case TableProblem::taken_back:
    case TableProblem::already_away:
    case TableProblem::not_away: return {};
  }
  return {};
}

struct Traits {
  static std::string lexicon_hash(const Rules& rules) { return std::string{rules.words->hash()}; }
  static std::string cards_hash(const Rules& rules) { return deck_of(rules).hash; }
  static std::size_t seats(const Rules& rules) { return rules.options.seats; }
  static std::string actor_name(const Rules& rules, Actor actor) {
    return codec::actor_name(rules, actor);
  }
  static codec::Read<Actor> actor_from_name(const Rules& rules, std::string_view name) {
    return codec::actor_from_name(rules, name);
  }
  static std::size_t team(const Rules& rules, Actor actor) {
    return actor == rules.librarian() ? 0 : 1;
  }
  static std::vector<std::string> view_lines(const Rules& rules, const fiction::View& seen) {
    return codec::facts(rules, seen);
  }
  static std::string explain(const Rules& rules, const fiction::View& seen,
                             const fiction::Action& action, fiction::Refusal why) {
    return fiction::explain(rules, seen, action, why);
  }
  // While the Lie-brarian answers, the Guessers talk about their next guess. What the answer may
  // forbid in it is not known yet.
  static void look_ahead(const Rules& rules, fiction::View& seen) {
    if (rules.guesses(seen.viewer) && seen.board.phase == fiction::Phase::deceive) {
      seen.board.phase = fiction::Phase::guess;
    }
  }
  static std::string_view rule_of(fiction::Refusal why) { return fiction::rule_of(why); }
  static std::string_view rule_of(TableProblem problem) { return rule_behind(problem); }
  static bool plays_for_the_absent(const Rules&) { return false; }  // others decide that, F-35
  static std::string outcome(const fiction::State& state) {
    return std::string{core::enum_name(state.board.outcome)};
  }
  // The side that won scores 1, each of its seats.
  static std::vector<SeatResult> seat_results(const Rules& rules, const fiction::State& state) {
    const bool found = state.board.outcome == fiction::Outcome::word_found;
    std::vector<SeatResult> list;
    for (std::size_t i = 0; i < rules.options.seats; ++i) {
      const bool won = rules.guesses(Actor::seat(i)) == found;
      list.push_back({won, won ? 1 : 0});
    }
    return list;
  }
  static GameLength length(const fiction::State& state) {
    return {"guesses", static_cast<unsigned>(state.board.rows.size())};
  }
  static bool bot_plays(std::string_view name, const Rules& rules, Actor seat) {
    const auto bot = fiction::bots::bot_named(name);
    const auto side =
        seat == rules.librarian() ? fiction::Side::librarian : fiction::Side::guessers;
    return bot && fiction::bots::plays(*bot, side);
  }
  static auto bots() { return fiction::bots::introductions(); }
  static const std::vector<Aid<fiction::Fiction>>& aids() {
    static const std::vector all{
        hint_aid<fiction::Fiction, Traits>(),
        aid<fiction::Fiction, fiction::aids::words>("words",
                                                    "The words that may still be the secret."),
        aid<fiction::Fiction, fiction::aids::lies>("lies",
                                                   "What each lie would leave the Guessers."),
    };
    return all;
  }
  // A Lie-brarian whose lie gives itself away.
  static bool may_warn(const Rules& rules, const fiction::View& seen) {
    return seen.viewer == rules.librarian() && seen.board.phase == fiction::Phase::deceive;
  }
  static std::optional<std::string> warning(const Rules& rules, const fiction::View& seen,
                                            const fiction::Action& action) {
    const auto* share = std::get_if<fiction::Share>(&action);
    if (share == nullptr || !may_warn(rules, seen)) return std::nullopt;
    const auto places = solver::lie_places(rules, seen, share->shown);
    if (places.certain.empty()) return std::nullopt;
    return fiction::seen_through(places.certain, places.possible);
  }
  static std::optional<BotMove> bot_move(std::string_view name, const Rules& rules,
                                         const fiction::View& seen, core::Generator& generator) {
    const auto bot = fiction::bots::bot_named(name);
    if (!bot) return std::nullopt;
    auto choice = fiction::bots::choose(*bot, rules, seen, generator);
    if (!choice) return std::nullopt;
    return BotMove{to_action(choice->action), std::move(choice->why)};
  }
  static codec::Read<NoteKind> note(const Rules& rules, Actor writer, std::string_view key,
                                    std::string_view value) {
    if (!rules.guesses(writer)) {
      return codec::problem(fiction::Refusal::only_the_guessers, "Only the Guessers keep notes.",
                            "F-36");
    }
    if (is_letter_note(key, value)) return NoteKind::shared;
    if (is_doubt(key, value)) return NoteKind::personal;
    return codec::problem(
        MatchProblem::no_such_note,
        "A note says of a letter that it is in, out or maybe in, or doubts a clue.", "F-36");
  }
};

codec::Read<std::unique_ptr<Match>> start(std::span<const Option> given) {
  const auto chosen = read_options<Options>(given);
  if (!chosen) return std::unexpected(chosen.error());
  const Rules rules{*chosen, &lexicon::five_letters()};
  return std::make_unique<TypedMatch<fiction::Fiction, Traits>>(
      rules, fiction::start(rules, fronts_of(rules)));
}

using FictionMatch = TypedMatch<fiction::Fiction, Traits>;

codec::Read<std::unique_ptr<Match>> start_with_own_cards(const Rules& rules,
                                                         std::string_view cards) {
  const auto deck = decks::parse_deck(cards, *rules.words, "");
  if (!deck) {
    return codec::problem(
        MatchProblem::bad_cards,
        fmt::format("Line {} of the cards: {}", deck.error().line, deck.error().sentence));
  }
  if (deck->cards.size() > 255)
    return codec::problem(MatchProblem::bad_cards, "A deck has at most 255 cards.");
  const auto kept = std::make_shared<const fiction::Deck>(fronts(*deck));
  return std::make_unique<FictionMatch>(rules, fiction::start(rules, *kept), kept);
}

codec::Read<std::unique_ptr<Match>> start_with_cards(std::span<const Option> given,
                                                     std::string_view cards) {
  const auto chosen = read_options<Options>(given);
  if (!chosen) return std::unexpected(chosen.error());
  return start_with_own_cards({*chosen, &lexicon::five_letters()}, cards);
}

codec::Read<std::unique_ptr<Match>> start_with(std::span<const Option> given,
                                               const Materials& materials) {
  const auto chosen = read_options<Options>(given);
  if (!chosen) return std::unexpected(chosen.error());
  const auto* words = lexicon::find_five_letters(materials.lexicon_hash);
  const Rules rules{*chosen, words == nullptr ? &lexicon::five_letters() : words};
  if (!materials.own_cards.empty()) return start_with_own_cards(rules, materials.own_cards);
  const auto* deck = chosen->edition == Edition::banned
                         ? decks::find_banned(materials.cards_hash)
                         : decks::find_classics(materials.cards_hash);
  if (deck == nullptr || deck == &deck_of(rules)) {
    return std::make_unique<FictionMatch>(rules, fiction::start(rules, fronts_of(rules)));
  }
  const auto kept = std::make_shared<const fiction::Deck>(fronts(*deck));
  return std::make_unique<FictionMatch>(rules, fiction::start(rules, *kept), kept, deck->hash);
}

codec::Read<std::string> cards(std::span<const Option> given) {
  return codec::mapped(read_options<Options>(given), [](const Options& options) {
    return codec::written_json(fiction::printed_cards(
        {options, &lexicon::five_letters()},
        options.edition == Edition::banned ? decks::banned() : decks::classics()));
  });
}

codec::Read<std::string> print(std::span<const Option> given) {
  return codec::mapped(read_options<Options>(given), [](const Options& options) {
    const Rules rules{options, &lexicon::five_letters()};
    return codec::written_json(fiction::print_of(rules, deck_of(rules)));
  });
}

codec::Read<std::string> review(std::span<const std::unique_ptr<Match>> matches) {
  std::vector<fiction::View> seen;  // as everybody does
  for (const auto& match : matches) {
    const auto& now = static_cast<const TypedMatch<fiction::Fiction, Traits>&>(*match);
    seen.push_back(fiction::view(now.rules(), now.state(), Actor::spectator()));
  }
  const auto& last = static_cast<const TypedMatch<fiction::Fiction, Traits>&>(*matches.back());
  return codec::mapped(fiction::reviewed(last.rules(), seen, last.state().desk),
                       [](const fiction::Review& made) { return codec::written_json(made); });
}

std::vector<Fact> facts(const Match& match, Actor seat) {
  const auto& over = static_cast<const TypedMatch<fiction::Fiction, Traits>&>(match);
  return fiction::facts(over.rules(), over.state(), seat, deck_of(over.rules()));
}

}  // namespace

GameInfo fiction_entry() {
  return {.name = "fiction",
          .title = "Fiction",
          .rules_version = 1,
          .bots = bots_of<Traits>(),
          .aids = aids_of<Traits>(),
          .option_infos = option_infos<Options, fiction::option_texts>(),
          .options = canonical_options<Options>,
          .start = start,
          .presets = fiction_presets,
          .start_with_cards = start_with_cards,
          .start_with = start_with,
          .cards = CardsInfo{codec::Schema::name_of<fiction::Cards>(), cards},
          .print = PrintInfo{codec::Schema::name_of<fiction::Print>(), print},
          .review = ReviewInfo{codec::Schema::name_of<fiction::Review>(), review},
          .facts = facts,
          .schema = add_schema<fiction::Fiction, Options, Traits, fiction::Cards, fiction::Print,
                               fiction::Review>};
}

}  // namespace catalogue
