#include "catalogue/wordles_entry.h"

#include <algorithm>

#include "bots/wordles/bots.h"
#include "catalogue/options_of.h"
#include "catalogue/problems.h"
#include "catalogue/schema_of.h"
#include "catalogue/typed_match.h"
#include "catalogue/wordles_aids.h"
#include "catalogue/wordles_print.h"
#include "codec/wordles_codec.h"
#include "codec/wordles_json.h"
#include "decks/query_card.h"
#include "games/wordles/option_text.h"
#include "games/wordles/text.h"

namespace catalogue {
namespace {

using wordles::Options;
using wordles::Rules;

constexpr std::size_t longest_note = 200;

wordles::QueryDeck faces(const decks::QueryDeck& deck) {
  wordles::QueryDeck result;
  for (const auto& card : deck.cards) result.push_back({card.words});
  return result;
}

const decks::QueryDeck& cards_of(const Options& options) {
  return options.letters == 4 ? decks::four_letter_queries() : decks::five_letter_queries();
}

const wordles::QueryDeck& faces_of(const Options& options) {
  static const wordles::QueryDeck four = faces(decks::four_letter_queries());
  static const wordles::QueryDeck five = faces(decks::five_letter_queries());
  return options.letters == 4 ? four : five;
}

Rules rules_of(const Options& options) {
  const auto& words = options.letters == 4 ? lexicon::four_letters() : lexicon::five_letters();
  return {options, &words, &faces_of(options)};
}

bool is_printable(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x20; });
}

// The rules behind what a table refuses by itself.
std::string_view rule_behind(TableProblem problem) {
  switch (problem) {
    case TableProblem::only_watching:
    case TableProblem::no_such_seat: return "W-01";
    case TableProblem::game_over: return "W-16";
    case TableProblem::stale: return "W-13";
    case TableProblem::your_own_choice:
    case TableProblem::clock_runs:
    case TableProblem::not_away_long_enough:
    case TableProblem::not_your_seat:
    case TableProblem::only_the_host: return "W-21";
    case TableProblem::only_the_captain:
    case TableProblem::nothing_proposed:
    case TableProblem::taken_back:
    case TableProblem::already_away:
    case TableProblem::not_away: return {};
  }
  return {};
}

struct Traits {
  static std::string lexicon_hash(const Rules& rules) { return std::string{rules.words->hash()}; }
  static std::string cards_hash(const Rules& rules) { return cards_of(rules.options).hash; }
  static std::size_t seats(const Rules& rules) { return rules.options.seats; }
  static std::string actor_name(const Rules& rules, Actor actor) {
    return codec::actor_name(rules, actor);
  }
  static codec::Read<Actor> actor_from_name(const Rules& rules, std::string_view name) {
    return codec::actor_from_name(rules, name);
  }
  static std::size_t team(const Rules&, Actor actor) { return actor.seat_index(); }
  static std::vector<std::string> view_lines(const Rules& rules, const wordles::View& seen) {
    return codec::facts(rules, seen);
  }
  static std::string explain(const Rules& rules, const wordles::View& seen,
                             const wordles::Action& action, wordles::Refusal why) {
    return wordles::explain(rules, seen, action, why);
  }
  static std::string_view rule_of(wordles::Refusal why) { return wordles::rule_of(why); }
  static std::string_view rule_of(TableProblem problem) { return rule_behind(problem); }
  static std::string outcome(const wordles::State& state) {
    std::string names;
    for (auto seats = state.open.winners; !seats.empty(); seats.remove(seats.first())) {
      names += fmt::format("player{}_", wordles::index(seats.first()) + 1);
    }
    return names + (state.open.winners.size() == 1 ? "wins" : "share");
  }
  static bool plays_for_the_absent(const Rules&) { return true; }  // W-21
  static bool waits_for_the_absent(const wordles::State& state) {
    return state.open.phase != wordles::Phase::round_over;  // W-34: for everyone present
  }
  static bool is_awaited(const Rules& rules, const wordles::State& state, Actor seat) {
    return wordles::is_awaited(rules, state.open, wordles::seat_at(seat.seat_index()));
  }
  static std::vector<SeatResult> seat_results(const Rules&, const wordles::State& state) {
    std::vector<SeatResult> by_seat;
    for (std::size_t i = 0; i < state.open.boards.size(); ++i) {
      by_seat.push_back({state.open.winners.has(wordles::seat_at(i)), state.open.boards[i].score});
    }
    return by_seat;
  }
  static bool bot_plays(std::string_view name, const Rules&, Actor) {
    return wordles::bots::bot_named(name).has_value();
  }
  static auto bots() { return wordles::bots::introductions(); }
  static const std::vector<Aid<wordles::Wordles>>& aids() {
    static const std::vector all{
        hint_aid<wordles::Wordles, Traits>(),
        aid<wordles::Wordles, wordles::aids::secret>(
            "secret", "A word that you could hide, and another when you ask again."),
        aid<wordles::Wordles, wordles::aids::words>("words",
                                                    "The words that may still be hidden behind the "
                                                    "others' boards."),
    };
    return all;
  }
  static std::optional<BotMove> bot_move(std::string_view name, const Rules& rules,
                                         const wordles::View& seen, core::Generator& generator) {
    const auto bot = wordles::bots::bot_named(name);
    if (!bot) return std::nullopt;
    auto choice = wordles::bots::choose(*bot, rules, seen, generator);
    if (!choice) return std::nullopt;
    return BotMove{to_action(choice->action), std::move(choice->why), choice->thinks};
  }
  // A line about another player's word, for nobody else to see (W-22).
  static codec::Read<NoteKind> note(const Rules& rules, Actor writer, std::string_view key,
                                    std::string_view value) {
    const auto about = codec::actor_from_name(rules, key);
    if (!about || !about->is_seat() || *about == writer) {
      return codec::problem(MatchProblem::no_such_note, "A note is about another player's word.",
                            "W-22");
    }
    if (value.empty() || value.size() > longest_note || !is_printable(value)) {
      return codec::problem(MatchProblem::no_such_note,
                            "A note is one line of up to 200 characters.", "W-22");
    }
    return NoteKind::personal;
  }
};

codec::Read<std::unique_ptr<Match>> start(std::span<const Option> given) {
  const auto chosen = read_options<Options>(given);
  if (!chosen) return std::unexpected(chosen.error());
  const Rules rules = rules_of(*chosen);
  return std::make_unique<TypedMatch<wordles::Wordles, Traits>>(rules, wordles::start(rules));
}

codec::Read<std::unique_ptr<Match>> start_with(std::span<const Option> given,
                                               const Materials& materials) {
  const auto chosen = read_options<Options>(given);
  if (!chosen) return std::unexpected(chosen.error());
  const bool four = chosen->letters == 4;
  Rules rules = rules_of(*chosen);
  const auto* words = four ? lexicon::find_four_letters(materials.lexicon_hash)
                           : lexicon::find_five_letters(materials.lexicon_hash);
  if (words != nullptr) rules.words = words;
  const auto* deck = four ? decks::find_four_letter_queries(materials.cards_hash)
                          : decks::find_five_letter_queries(materials.cards_hash);
  using WordlesMatch = TypedMatch<wordles::Wordles, Traits>;
  if (deck == nullptr || deck == &cards_of(*chosen)) {
    return std::make_unique<WordlesMatch>(rules, wordles::start(rules));
  }
  const auto kept = std::make_shared<const wordles::QueryDeck>(faces(*deck));
  rules.deck = kept.get();
  return std::make_unique<WordlesMatch>(rules, wordles::start(rules), kept, deck->hash);
}

codec::Read<std::string> print(std::span<const Option> given) {
  return codec::mapped(read_options<Options>(given), [](const Options& options) {
    return codec::written_json(wordles::print_of(options, cards_of(options)));
  });
}

// Each names every option that another one changes, so that whoever takes one after another gets it
// whole.
std::vector<Preset> presets(std::span<const Option>) {
  const auto with = [](std::string letters, std::string sequence, std::string by_hand,
                       std::string clocks) -> std::vector<Option> {
    return {{"letters", std::move(letters)},
            {"sequence", std::move(sequence)},
            {"by_hand", std::move(by_hand)},
            {"clocks", std::move(clocks)}};
  };
  return {{.id = "first_game",
           .title = "First game",
           .sentence = "No clocks, and help for whoever asks for it.",
           .options = with("5", "no", "no", "no"),
           .aids = {"hint", "secret", "words"}},
          {.id = "standard",
           .title = "Standard",
           .sentence = "As in the rulebook, with clocks; the program marks all boards.",
           .options = with("5", "no", "no", "yes"),
           .aids = {"secret"}},
          {.id = "four_letters",
           .title = "Four letters",
           .sentence = "Shorter words, and each row tells whether the word comes before or after.",
           .options = with("4", "yes", "no", "yes"),
           .aids = {"secret"}},
          {.id = "hard",
           .title = "By hand",
           .sentence = "Everybody marks their own board, a mistake costs the round’s points, and "
                       "there is no help.",
           .options = with("5", "no", "yes", "yes"),
           .aids = {}}};
}

}  // namespace

GameInfo wordles_entry() {
  const std::vector<Option> new_table{{"breaks", "yes"}};  // W-34
  return {.name = "wordles",
          .title = "Wordles",
          .rules_version = 1,
          .symmetric_seats = true,
          .bots = bots_of<Traits>(),
          .aids = aids_of<Traits>(),
          .option_infos = with_values(option_infos<Options, wordles::option_texts>(), new_table),
          .new_table_options = new_table,
          .options = canonical_options<Options>,
          .start = start,
          .presets = presets,
          .start_with = start_with,
          .print = PrintInfo{codec::Schema::name_of<wordles::Print>(), print},
          .schema = add_schema<wordles::Wordles, Options, Traits, wordles::Print>};
}

}  // namespace catalogue
