#include <fmt/format.h>

#include "catalogue/catalogue.h"
#include "codec/json_writer.h"
#include "commands/failure.h"
#include "commands/print.h"
#include "simulation/run.h"

namespace commands {
namespace {

struct SimulateOptions {
  std::uint64_t seed = 1, seeds = 1;
  double hours = 1;
  std::size_t tables = 24;
  std::string game;
  bool json = false;
};

std::string again(const SimulateOptions& options, std::uint64_t seed) {
  auto call = fmt::format("liebrary simulate --seed {} --hours {} --tables {}", seed, options.hours,
                          options.tables);
  if (!options.game.empty()) call += " --game " + options.game;
  return call;
}

std::string shown(const SimulateOptions& options, const simulation::Report& report, bool same) {
  const auto pace = report.core_seconds > 0 ? report.table_hours * 60 / report.core_seconds : 0.0;
  auto text = fmt::format(
      "seed {}: trace {:016x}, {} events, {:.1f} table-hours, {:.0f} table-hours a core-minute\n",
      report.seed, report.trace, report.happened, report.table_hours, pace);
  if (!same) text += "The same seed ran differently the second time.\n";
  if (!report.failed && same) return text;
  if (const auto& failed = report.failed) {
    for (const auto& line : failed->latest) text += "  " + line + "\n";
    text += fmt::format("{} did not hold after {:.4f} hours: {}\n", failed->invariant,
                        failed->at_hours, failed->detail);
  }
  return text + "Again: " + again(options, report.seed) + "\n";
}

std::string json(const SimulateOptions& options, const simulation::Report& report, bool same) {
  std::string text = fmt::format(
      R"({{"seed":{},"trace":"{:016x}","same":{},"events":{},"table_hours":{:.3f},"core_seconds":{:.3f},"counts":{{)",
      report.seed, report.trace, same, report.happened, report.table_hours, report.core_seconds);
  bool first = true;
  for (const auto& [what, count] : report.counts.all()) {
    if (!std::exchange(first, false)) text += ',';
    text += codec::written_json(what);
    text += fmt::format(":{}", count);
  }
  text += "}";
  if (const auto& failed = report.failed) {
    text += R"(,"failed":{"invariant":)";
    text += codec::written_json(failed->invariant);
    text += R"(,"detail":)";
    text += codec::written_json(failed->detail);
    text += fmt::format(R"(,"at_hours":{:.6f}}})", failed->at_hours);
    text += R"(,"again":)";
    text += codec::written_json(again(options, report.seed));
  }
  return text + "}\n";
}

ExitCode run(const SimulateOptions& options) {
  if (!options.game.empty() && catalogue::find_game(options.game) == nullptr) {
    throw Failure{bad_usage, fmt::format("There is no game {}.", in_quotes(options.game))};
  }
  bool all_held = true;
  double table_hours = 0, core_seconds = 0;
  for (std::uint64_t i = 0; i < options.seeds; ++i) {
    const simulation::Plan plan{.seed = options.seed + i,
                                .hours = options.hours,
                                .tables = options.tables,
                                .game = options.game,
                                .tamper = {}};
    const auto first = simulation::run(catalogue::games(), plan);
    const auto second = simulation::run(catalogue::games(), plan);
    const bool same = first.trace == second.trace && first.happened == second.happened;
    print(options.json ? json(options, first, same) : shown(options, first, same));
    all_held = all_held && same && !first.failed;
    table_hours += first.table_hours + second.table_hours;
    core_seconds += first.core_seconds + second.core_seconds;
  }
  if (!options.json) {
    print(fmt::format(
        "{} of virtual time at {} tables, twice each: {:.1f} table-hours in {:.1f} "
        "core-seconds, {:.0f} a core-minute. {}\n",
        options.seeds == 1 ? fmt::format("{} hours", options.hours)
                           : fmt::format("{} seeds, {} hours each", options.seeds, options.hours),
        options.tables, table_hours, core_seconds, table_hours * 60 / core_seconds,
        all_held ? "Everything held." : "Not everything held."));
  }
  return all_held ? done : said_no;
}

}  // namespace

void add_simulate(CLI::App& app, int& exit_code) {
  auto& command = *app.add_subcommand(
      "simulate", "The whole server in a world out of one seed, with everything that can go wrong");
  const auto options = std::make_shared<SimulateOptions>();
  command.add_option("--seed", options->seed, "Which world")->capture_default_str();
  command.add_option("--hours", options->hours, "How much virtual time passes")
      ->check(CLI::Range(0.01, 10'000.0))
      ->capture_default_str();
  command.add_option("--tables", options->tables, "Rooms in use at a time")
      ->check(CLI::Range(1, 250))
      ->capture_default_str();
  command.add_option("--seeds", options->seeds, "So many worlds, from --seed on")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command.add_option("--game", options->game, "One game alone");
  command.add_flag("--json", options->json, "One JSON object a seed");
  on_choice(command, exit_code, [options] { return run(*options); });
}

}  // namespace commands
