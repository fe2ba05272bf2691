#include <fmt/chrono.h>
#include <fmt/format.h>

#include <memory>

#include "catalogue/catalogue.h"
#include "commands/data_folder.h"
#include "commands/failure.h"
#include "commands/print.h"
#include "tables/referee.h"

namespace commands {
namespace {

struct TablesOptions {
  std::string data;
  std::size_t limit = 20;
};

std::string when(std::int64_t wall_ms) {
  const auto seconds = static_cast<std::time_t>(wall_ms / 1000);
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(seconds));
}

// What a game is and where it stands, or why this program cannot tell.
std::string state_of(journal::Journal& journal, const journal::TableSummary& summary) {
  const auto kept = tables::read_kept(catalogue::games(), summary.table, journal);
  if (!kept) return kept.error().sentence;
  const auto table = tables::Table::replay(catalogue::games(), kept->setup, kept->entries);
  if (!table) return table.error().sentence;
  return fmt::format("{}, {}", kept->setup.game,
                     table->is_finished() ? table->result() : "running");
}

ExitCode list(const TablesOptions& options) {
  const auto journal = open_journal(options.data);
  auto all = all_tables(*journal);
  const std::size_t left_out = all.size() - std::min(all.size(), options.limit);
  all.resize(all.size() - left_out);
  if (all.empty() && left_out == 0) print("No game has been kept here yet.\n");
  for (const auto& summary : all) {
    print(fmt::format("{}  {}  {:>4} entries  {}\n", summary.table.text(), when(summary.wall_ms),
                      summary.rows - 1, state_of(*journal, summary)));
  }
  if (left_out > 0) print(fmt::format("… and {} older; --limit shows more.\n", left_out));
  return done;
}

}  // namespace

void add_tables(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<TablesOptions>();
  auto* command = app.add_subcommand("tables", "Lists the games that were kept, the latest first");
  add_data_option(*command, options->data);
  command->add_option("--limit", options->limit, "How many at most (20)")->type_name("N");
  on_choice(*command, exit_code, [options] { return list(*options); });
}

}  // namespace commands
