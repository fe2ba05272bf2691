#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

#include "catalogue/catalogue.h"
#include "commands/failure.h"
#include "commands/print.h"
#include "lab/report.h"
#include "lab/search.h"

namespace commands {
namespace {

using Clock = std::chrono::steady_clock;

struct LabOptions {
  std::string game, bots, bot, seats, opening;
  std::optional<unsigned> players;
  std::vector<std::string> options;  // name=value
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool json = false, signature = false;
  std::vector<double> aims;        // of a search, in percent
  std::vector<std::string> dials;  // name=value,value
  std::uint64_t glances = 100;
};

template <class T>
T checked(codec::Read<T>&& read) {
  if (!read) throw Failure{bad_usage, read.error().sentence};
  return std::move(*read);
}

const catalogue::GameInfo& find(const std::string& name) {
  if (const auto* game = catalogue::find_game(name)) return *game;
  std::string names;
  for (const auto& game : catalogue::games()) names += (names.empty() ? "" : ", ") + game.name;
  throw Failure{bad_usage,
                fmt::format("There is no game {}; there are: {}.", in_quotes(name), names)};
}

catalogue::Option parse_option(const std::string& text, std::string_view form) {
  const auto equals = text.find('=');
  if (equals == std::string::npos) {
    throw Failure{bad_usage, fmt::format("{} is not {}.", in_quotes(text), form)};
  }
  return {text.substr(0, equals), text.substr(equals + 1)};
}

std::vector<catalogue::Option> parse_options(const std::vector<std::string>& texts) {
  std::vector<catalogue::Option> options;
  for (const auto& text : texts) options.push_back(parse_option(text, "NAME=VALUE"));
  return options;
}

lab::Dial parse_dial(const std::string& text) {
  auto [name, values] = parse_option(text, "NAME=VALUE,VALUE");
  return {std::move(name), CLI::detail::split(values, ',')};
}

// The game's options as they were given, and its number of seats.
std::vector<catalogue::Option> options_of(const catalogue::GameInfo& game,
                                          const LabOptions& given) {
  auto options = parse_options(given.options);
  if (!given.players) return options;
  const auto all = checked(game.options(options));
  const auto has_seats =
      std::ranges::any_of(all, [](const auto& option) { return option.name == "seats"; });
  if (!has_seats) {
    throw Failure{bad_usage, fmt::format("{} is always played by the same number; --players does "
                                         "not go with it.",
                                         game.title)};
  }
  options.push_back({"seats", std::to_string(*given.players)});
  return options;
}

lab::Seating seating_of(const catalogue::GameInfo& game, const catalogue::Match& start,
                        const LabOptions& given) {
  if (!given.seats.empty()) return checked(lab::seat_in_turn(game, start, given.seats));
  if (given.bot.find(',') != std::string::npos) {
    throw Failure{bad_usage, "--bot names one bot for all; --seats takes several."};
  }
  if (!given.bot.empty()) return checked(lab::seat_in_turn(game, start, given.bot));
  return checked(lab::seat_bots(game, start, given.bots));
}

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// A line that is drawn anew at most ten times a second, where somebody sees it.
class Bar {
 public:
  explicit Bar(std::uint64_t games) : games_{games}, shown_{error_is_a_terminal()} {}
  void operator()(std::uint64_t done) {
    if (!shown_ || seconds_since(drawn_) < 0.1) return;
    drawn_ = Clock::now();
    const auto filled = static_cast<std::size_t>(40 * done / games_);
    fmt::print(stderr, "\r[{:<40}] {} of {} games", std::string(filled, '='), done, games_);
  }
  void clear() const {
    if (shown_) fmt::print(stderr, "\r\033[K");
  }

 private:
  std::uint64_t games_;
  bool shown_;
  Clock::time_point drawn_;
};

ExitCode experiment(const LabOptions& options) {
  const auto& game = find(options.game);
  lab::Experiment plan{
      &game, checked(game.options(options_of(game, options))), {}, options.games, options.seed};
  const auto start = checked(game.start(plan.options));
  plan.seating = seating_of(game, *start, options);
  if (!options.opening.empty()) {
    plan.opening = checked(lab::seat_in_turn(game, *start, options.opening));
  }
  const auto began = Clock::now();
  Bar bar{options.games};
  const auto findings = lab::run(plan, options.threads, std::ref(bar));
  bar.clear();
  if (!findings) throw Failure{said_no, findings.error().sentence};
  const double seconds = seconds_since(began);
  complain(fmt::format("{} games in {:.2f} s on {} threads, {:.0f} games/s", findings->games,
                       seconds, options.threads, static_cast<double>(findings->games) / seconds));
  if (options.signature) {
    print(findings->signature + "\n");
  } else {
    print(options.json ? lab::report_json(plan, *start, *findings)
                       : lab::report_text(plan, *start, *findings));
  }
  return done;
}

ExitCode look_for_setups(const LabOptions& options) {
  lab::Search plan{.game = &find(options.game),
                   .options = options_of(find(options.game), options),
                   .dials = {},
                   .bot = options.bot,
                   .aims = {},
                   .glances = options.glances,
                   .games = options.games,
                   .seed = options.seed};
  if (plan.bot.empty()) throw Failure{bad_usage, "Say who plays: --bot NAME, one bot for all."};
  for (const auto& dial : options.dials) plan.dials.push_back(parse_dial(dial));
  if (plan.dials.empty()) {
    throw Failure{bad_usage, "Say what may be turned: --dial NAME=VALUE,VALUE, best liked first."};
  }
  for (const double aim : options.aims) plan.aims.push_back(aim / 100);
  Bar bar{lab::most_games(plan)};
  const auto found = lab::search(plan, options.threads, std::ref(bar));
  bar.clear();
  if (!found) throw Failure{said_no, found.error().sentence};
  print(options.json ? lab::search_json(plan, *found) : lab::search_text(plan, *found));
  return done;
}

}  // namespace

void add_lab(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<LabOptions>();
  auto* command = app.add_subcommand("lab", "Lets bots play each other, many seeded games at once");
  command->footer(
      "The same seed gives the same games and the same report, to the byte, with any number of\n"
      "threads; the time it took goes to standard error. Bots think five to forty seconds of the\n"
      "table's own time a move, drawn from the seed, so that timers matter, unless a bot says\n"
      "itself how long it thinks. Where all seats are alike, the bots move on a seat every game.");
  command->add_option("game", options->game, "The game")->required()->type_name("GAME");
  command->add_option("--games", options->games, "How many games (1000)")
      ->type_name("N")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}).description(""));
  command->add_option("--seed", options->seed, "Of all chance in them (1)")->type_name("S");
  command
      ->add_option("--option", options->options, "An option of the game; may be given repeatedly")
      ->type_name("NAME=VALUE")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  command->add_option("--players", options->players, "How many play: the game's option seats")
      ->type_name("P");
  auto* bots =
      command
          ->add_option("--bots", options->bots,
                       "A for all, A,B by seat or by team, or SEAT=A,SEAT=B (the strongest)")
          ->type_name("BOTS");
  auto* seats =
      command->add_option("--seats", options->seats, "Bots by seat; A,B at four seats is A,B,A,B")
          ->type_name("A,B,...")
          ->excludes(bots);
  command->add_option("--bot", options->bot, "One bot for all seats")
      ->type_name("A")
      ->excludes(bots)
      ->excludes(seats);
  command
      ->add_option("--opening", options->opening,
                   "A bot that makes the first move of every seat instead, as random does for the\n"
                   "choice of a Librarian")
      ->type_name("A");
  command->add_option("--threads", options->threads, "As many as the machine has cores")
      ->type_name("N")
      ->check(CLI::Range(1U, 1024U).description(""));
  auto* json = command->add_flag("--json", options->json, "The report for programs");
  command->add_flag("--signature", options->signature, "Only the signature of play")
      ->excludes(json);
  auto* aims = command
                   ->add_option("--aim", options->aims,
                                "Look for set-ups that the first seat wins so often, in percent")
                   ->type_name("PERCENT,...")
                   ->delimiter(',')
                   ->check(CLI::Range(0.0, 100.0).description(""))
                   ->excludes(bots)
                   ->excludes(seats);
  command
      ->add_option("--dial", options->dials,
                   "An option that may be turned, its values best liked first; repeatedly")
      ->type_name("NAME=VALUE,...")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->needs(aims);
  command->add_option("--glances", options->glances, "Games with every set-up at first (100)")
      ->type_name("N")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}).description(""))
      ->needs(aims);
  on_choice(*command, exit_code, [options] {
    return options->aims.empty() ? experiment(*options) : look_for_setups(*options);
  });
}

}  // namespace commands
