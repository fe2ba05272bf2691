#include "load/load.h"

#include <fmt/format.h>
#include <stdlib.h>

#include <memory>

#include "catalogue/catalogue.h"
#include "commands/failure.h"
#include "commands/print.h"

namespace commands {
namespace {

struct LoadOptions {
  std::size_t tables = 50;
  double seconds = 10;
  std::uint32_t think = 0;
  std::string game, url, data;
  std::size_t kills = 0;
  std::uint64_t seed = 1;
  bool json = false;
};

struct LoadGame {  // by the name that people know
  std::string_view name;
  std::string_view entry;  // of the catalogue
  std::vector<catalogue::Option> options;
};

const std::vector<LoadGame>& load_games() {
  static const std::vector<LoadGame> all{
      {"fiction", "fiction", {{"seats", "2"}}},
      {"banned", "fiction", {{"seats", "2"}, {"edition", "banned"}, {"abilities", "yes"}}},
      {"wordles", "wordles", {{"seats", "2"}}},
      {"impossible", "impossible", {{"seats", "2"}}},
  };
  return all;
}

std::vector<load::Wanted> load_wanted(const std::string& name) {
  std::vector<load::Wanted> wanted;
  std::string names;
  for (const auto& game : load_games()) {
    names += fmt::format("{}{}", names.empty() ? "" : ", ", game.name);
    if (!name.empty() && name != game.name) continue;
    const auto* entry = catalogue::find_game(game.entry);
    const auto options = entry->options(game.options);
    if (!options) throw Failure{bad_usage, options.error().sentence};
    wanted.push_back({entry, *options});
  }
  if (wanted.empty()) {
    throw Failure{bad_usage,
                  fmt::format("There is no game {}; there are: {}.", in_quotes(name), names)};
  }
  return wanted;
}

// A new folder on the disk that goes away with what is in it.
class LoadFolder {
 public:
  LoadFolder() {
    std::string name = std::filesystem::temp_directory_path() / "liebrary-load-XXXXXX";
    if (::mkdtemp(name.data()) == nullptr) {
      throw Failure{no_way, fmt::format("No folder can be made at {}.", name)};
    }
    path = name;
  }
  ~LoadFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
  LoadFolder(const LoadFolder&) = delete;
  LoadFolder& operator=(const LoadFolder&) = delete;
  std::filesystem::path path;
};

ExitCode run_load(const LoadOptions& options) {
  load::Plan plan{
      .games = load_wanted(options.game),
      .tables = options.tables,
      .lasts = std::chrono::milliseconds{static_cast<std::int64_t>(options.seconds * 1000)},
      .think = std::chrono::milliseconds{options.think},
      .kills = options.kills,
      .seed = options.seed,
      .server = std::nullopt,
      .data = options.data};
  std::optional<LoadFolder> folder;
  if (!options.url.empty()) {
    auto url = client::Url::parse(options.url);
    if (!url) throw Failure{bad_usage, url.error().sentence};
    plan.server = std::move(*url);
  } else if (options.data.empty()) {
    plan.data = folder.emplace().path;
  }
  try {
    const auto figures = load::run(plan);
    print(options.json ? load::json_text(figures) : load::text(figures));
    return figures.is_good() ? done : said_no;
  } catch (const load::CannotLoad& error) {
    throw Failure{no_way, error.sentence};
  }
}

}  // namespace

void add_load(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<LoadOptions>();
  auto* command =
      app.add_subcommand("load", "Plays many games at a server at once, and says what that costs");
  command->footer(
      "Without --url it starts a server of its own, in another process and with limits that a\n"
      "load does not reach, and afterwards holds every move that was acknowledged against the\n"
      "journal. A move counts when every seat has got it; each table has one under way. The exit\n"
      "code is 1 where a move was lost or done twice, or a game is torn or does not go on.");
  command->add_option("--tables", options->tables, "How many tables (50)")
      ->type_name("N")
      ->check(CLI::Range(std::size_t{1}, std::size_t{100'000}).description(""));
  command->add_option("--seconds", options->seconds, "For how long they play (10)")
      ->type_name("S")
      ->check(CLI::Range(0.1, 86'400.0).description(""));
  command->add_option("--think", options->think, "Between two moves of a table, about (0)")
      ->type_name("MS");
  command->add_option("--game", options->game, "One game instead of a mix of all")
      ->type_name("NAME");
  auto* url = command->add_option("--url", options->url, "A server that is there already")
                  ->type_name("URL");
  command->add_option("--data", options->data, "A folder for our own server, and it stays")
      ->type_name("DIR")
      ->excludes(url);
  command
      ->add_option("--kills", options->kills,
                   "Kill the server so often, and start it again on the same data")
      ->type_name("N")
      ->excludes(url);
  command->add_option("--seed", options->seed, "Of the moves, and of the moments of kills (1)")
      ->type_name("S");
  command->add_flag("--json", options->json, "The figures for programs");
  on_choice(*command, exit_code, [options] { return run_load(*options); });
}

}  // namespace commands
