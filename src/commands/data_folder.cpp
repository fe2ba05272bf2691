#include "commands/data_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "commands/failure.h"
#include "journal/snapshot.h"

namespace commands {
namespace {

template <class T>
T checked(std::expected<T, journal::Failure>&& read) {
  if (!read) throw Failure{no_way, read.error().sentence};
  return std::move(*read);
}

}  // namespace

std::filesystem::path default_data_folder() {
  // The specification asks to ignore a relative path.
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return std::filesystem::path{state} / "liebrary";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') {
    throw Failure{no_way, "There is no home folder to keep games in; name a folder with --data."};
  }
  return std::filesystem::path{home} / ".local" / "state" / "liebrary";
}

void add_data_option(CLI::App& subcommand, std::string& folder) {
  subcommand
      .add_option("--data", folder,
                  "Where the games are kept ($XDG_STATE_HOME/liebrary, or "
                  "~/.local/state/liebrary)")
      ->type_name("FOLDER");
}

std::unique_ptr<journal::Journal> open_journal(const std::string& folder) {
  const std::filesystem::path path =
      folder.empty() ? default_data_folder() : std::filesystem::path{folder};
  std::error_code trouble;
  if (!std::filesystem::is_directory(path, trouble)) {
    throw Failure{no_way,
                  fmt::format("There is no folder {}: no game was kept there yet, or --data "
                              "must name another.",
                              path.native())};
  }
  return checked(journal::Snapshot::open(path));
}

std::vector<journal::TableSummary> all_tables(journal::Journal& journal) {
  auto all = checked(journal.running());
  const auto finished = checked(journal.finished(std::numeric_limits<std::size_t>::max()));
  all.insert(all.end(), finished.begin(), finished.end());
  std::ranges::stable_sort(all, std::ranges::greater{}, &journal::TableSummary::wall_ms);
  return all;
}

journal::TableId find_table(journal::Journal& journal, const std::string& text) {
  if (const auto whole = journal::TableId::parse(text)) return *whole;
  const auto tables = all_tables(journal);
  if (text == "latest" && !tables.empty()) return tables.front().table;
  std::vector<journal::TableId> meant;
  for (const auto& table : tables) {
    if (!text.empty() && table.table.text().starts_with(text)) meant.push_back(table.table);
  }
  if (meant.size() == 1) return meant.front();
  throw Failure{
      bad_usage,
      fmt::format("{} tables are meant by {}; `liebrary tables` lists them all.",
                  meant.empty() ? "No" : fmt::format("{}", meant.size()), in_quotes(text))};
}

}  // namespace commands
