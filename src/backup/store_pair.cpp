#include "backup/store_pair.h"

#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <thread>

#include "directory/schema.h"
#include "journal/schema.h"
#include "sqlite/store.h"

namespace backup {
namespace {

constexpr int most_tries = 1000;
constexpr std::chrono::milliseconds between_tries{2};

template <class T, class Error>
Result<T> told(std::expected<T, Error> opened) {
  if (!opened) return std::unexpected(Failure{opened.error().sentence});
  return std::move(*opened);
}

// What was committed by now is what this connection sees from now on.
std::optional<sqlite::Failure> begin_anew(sqlite::Database& database) {
  const int code = database.run("ROLLBACK; BEGIN");
  if (code != SQLITE_OK) return database.failure(code);
  const auto seen = database.ask("SELECT count(*) FROM sqlite_schema");
  return seen ? std::nullopt : std::optional(seen.error());
}

// Both begin at one moment if nobody has committed to the directory from before the one began until
// after the other had: then the directory is still at that later moment what it was at the first.
// Which of the two is watched does not matter; the directory has fewer commits.
Result<bool> begin_together(sqlite::Database& journal, sqlite::Database& directory,
                            sqlite::Database& watch) {
  constexpr const char* commits = "PRAGMA data_version";
  const auto before = watch.ask(commits);
  if (!before) return std::unexpected(Failure{before.error().sentence});
  if (auto failure = begin_anew(directory)) return std::unexpected(Failure{failure->sentence});
  if (auto failure = begin_anew(journal)) return std::unexpected(Failure{failure->sentence});
  const auto after = watch.ask(commits);
  if (!after) return std::unexpected(Failure{after.error().sentence});
  return *before == *after;
}

std::optional<Failure> begin_at_one_moment(sqlite::Database& journal, sqlite::Database& directory) {
  auto watch = sqlite::Database::open_for_reading(directory.file(), "");
  if (!watch) return Failure{watch.error().sentence};
  watch->run("PRAGMA busy_timeout = 5000");
  for (int tries = 0; tries < most_tries; ++tries) {
    const auto is_one_moment = begin_together(journal, directory, *watch);
    if (!is_one_moment) return is_one_moment.error();
    if (*is_one_moment) return std::nullopt;
    std::this_thread::sleep_for(between_tries);
  }
  return Failure{
      "The server saves so much that no moment between two changes was found. Try again "
      "when less is going on."};
}

}  // namespace

Result<StorePair> open_pair(const std::filesystem::path& folder) {
  std::error_code unknown;
  if (!std::filesystem::exists(folder / journal_file, unknown)) {
    return std::unexpected(Failure{
        fmt::format("There is no store in {}: no game was kept there yet, or --data must name "
                    "another folder.",
                    folder.string())});
  }
  auto journal = told(sqlite::open_snapshot(folder / journal_file, journal::schema()));
  if (!journal) return std::unexpected(journal.error());
  StorePair pair;
  if (std::filesystem::exists(folder / directory_file, unknown)) {
    auto directory = told(sqlite::open_snapshot(folder / directory_file, directory::schema()));
    if (!directory) return std::unexpected(directory.error());
    if (auto failure = begin_at_one_moment(*journal, *directory)) {
      return std::unexpected(std::move(*failure));
    }
    pair.directory = std::make_unique<directory::Snapshot>(std::move(*directory));
  }
  auto games = told(journal::Snapshot::of(std::move(*journal)));
  if (!games) return std::unexpected(games.error());
  pair.journal = std::move(*games);
  return pair;
}

}  // namespace backup
