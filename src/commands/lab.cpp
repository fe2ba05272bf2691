#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <thread>

#include "catalogue/catalogue.h"
#include "commands/failure.h"
#include "commands/print.h"
#include "lab/report.h"

namespace commands {
namespace {

using Clock = std::chrono::steady_clock;

struct LabOptions {
  std::string game, bots;
  std::vector<std::string> options;  // name=value
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool json = false, signature = false;
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

std::vector<catalogue::Option> parse_options(const std::vector<std::string>& texts) {
  std::vector<catalogue::Option> options;
  for (const auto& text : texts) {
    const auto equals = text.find('=');
    if (equals == std::string::npos) {
      throw Failure{bad_usage, fmt::format("{} is not NAME=VALUE.", in_quotes(text))};
    }
    options.push_back({text.substr(0, equals), text.substr(equals + 1)});
  }
  return options;
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
  lab::Experiment plan{&game,
                       checked(game.options(parse_options(options.options))),
                       {},
                       options.games,
                       options.seed};
  const auto start = checked(game.start(plan.options));
  plan.seating = checked(lab::seat_bots(game, *start, options.bots));
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

}  // namespace

void add_lab(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<LabOptions>();
  auto* command = app.add_subcommand("lab", "Lets bots play each other, many seeded games at once");
  command->footer(
      "The same seed gives the same games and the same report, to the byte, with any number of\n"
      "threads; the time it took goes to standard error. Bots think five to forty seconds of the\n"
      "table's own time a move, drawn from the seed, so that timers matter.");
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
  command
      ->add_option("--bots", options->bots,
                   "A for all, A,B by seat or by team, or SEAT=A,SEAT=B (the strongest)")
      ->type_name("BOTS");
  command->add_option("--threads", options->threads, "As many as the machine has cores")
      ->type_name("N")
      ->check(CLI::Range(1U, 1024U).description(""));
  auto* json = command->add_flag("--json", options->json, "The report for programs");
  command->add_flag("--signature", options->signature, "Only the signature of play")
      ->excludes(json);
  on_choice(*command, exit_code, [options] { return experiment(*options); });
}

}  // namespace commands
