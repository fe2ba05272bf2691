#include "sqlite/store.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include "sqlite/gaps.h"
#include "sqlite/statement.h"

namespace sqlite {
namespace {

// Reading through so much takes some tenths of a second. What is larger is looked through by
// `liebrary check`.
constexpr std::uintmax_t largest_looked_through = std::uintmax_t{64} << 20U;

// Without touching what somebody reads just now.
std::optional<Failure> sync_log(const Database& database) {
  auto path = database.file();
  path += "-wal";
  const int log = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (log < 0) return database.failure(SQLITE_BUSY);
  const bool is_synced = ::fsync(log) == 0;
  ::close(log);
  if (is_synced) return std::nullopt;
  return database.failure(SQLITE_IOERR_FSYNC);
}

std::optional<Failure> make_ready(Database& database, const Schema& schema, const Options& options,
                                  Gaps gaps) {
  // Somebody may look into the store with a tool, or copy it; that passes.
  if (const int code = database.run("PRAGMA busy_timeout = 1000"); code != SQLITE_OK) {
    return database.failure(code);
  }
  if (auto failure = check_version(database, schema)) return failure;
  if (gaps == Gaps::blank) {
    if (auto failure = keep_gaps_blank(database)) return failure;
  }
  const auto mode = database.ask_text("PRAGMA journal_mode = WAL");
  if (!mode) return mode.error();
  if (*mode != "wal") return database.failure(SQLITE_IOERR);
  // What is read is read once, at the start or for one table: half a megabyte of pages is enough.
  const auto settings = fmt::format(
      "PRAGMA synchronous = {}; PRAGMA wal_autocheckpoint = {}; PRAGMA cache_size = -512;",
      options.synchronous, options.checkpoint_pages);
  if (const int code = database.run(settings.c_str()); code != SQLITE_OK) {
    return database.failure(code);
  }
  if (auto failure = upgrade(database, schema)) return failure;
  // A process that was killed may have left a commit which only the system's memory has. Somebody
  // will act on what is read next, so it goes to the disk first.
  auto failure = empty_log(database);
  if (failure && failure->trouble == Trouble::held && options.vfs.empty()) {
    return sync_log(database);
  }
  return failure;
}

}  // namespace

std::expected<Database, Failure> open_store(const Folder& folder, const char* file,
                                            const Schema& schema, const Options& options,
                                            Gaps gaps) {
  auto database = Database::open(folder.path() / file, options.vfs);
  if (!database) return database;
  if (auto failure = make_ready(*database, schema, options, gaps)) {
    return std::unexpected(std::move(*failure));
  }
  if (auto failure = folder.sync()) return std::unexpected(std::move(*failure));
  return database;
}

std::expected<Database, Failure> open_snapshot(const std::filesystem::path& file,
                                               const Schema& schema, const std::string& vfs) {
  auto database = Database::open_for_reading(file, vfs);
  if (!database) return database;
  const int code = database->run("PRAGMA busy_timeout = 5000; PRAGMA cache_size = -512; BEGIN");
  if (code != SQLITE_OK) return std::unexpected(database->failure(code));
  if (auto failure = check_version(*database, schema)) return std::unexpected(*failure);
  const auto version = database->ask("PRAGMA user_version");
  if (!version) return std::unexpected(version.error());
  if (*version < static_cast<std::int64_t>(schema.upgrades.size())) {
    return std::unexpected(
        Failure{Trouble::older,
                fmt::format("{} was written by an older Liebrary. Start `liebrary serve` or "
                            "`liebrary play` on its folder once, which brings it up to date.",
                            file.string())});
  }
  return database;
}

std::optional<Failure> empty_log(Database& database) {
  const auto busy = database.ask("PRAGMA wal_checkpoint(TRUNCATE)");
  if (!busy) return busy.error();
  if (*busy != 0) return database.failure(SQLITE_BUSY);
  return std::nullopt;
}

std::optional<Failure> refuse_damage(const std::filesystem::path& file) {
  std::error_code unknown;
  const auto size = std::filesystem::file_size(file, unknown);
  if (unknown || size > largest_looked_through) return std::nullopt;
  auto database = Database::open_for_reading(file, "");
  if (!database) return database.error();
  database->run("PRAGMA busy_timeout = 1000");
  const auto found = find_damage(*database, true);
  if (!found) return found.error();
  if (found->empty()) return std::nullopt;
  return database->damaged(fmt::format("{} places, the first: {}", found->size(), found->front()));
}

std::expected<std::vector<std::string>, Failure> find_damage(Database& database, bool quick) {
  Statement look{database, quick ? "PRAGMA quick_check" : "PRAGMA integrity_check"};
  Run run{look};
  std::vector<std::string> found;
  int code = run.step();
  for (; code == SQLITE_ROW; code = run.step()) found.emplace_back(run.bytes(0));
  if (code != SQLITE_DONE) return std::unexpected(database.failure(code));
  if (found.size() == 1 && found.front() == "ok") found.clear();
  return found;
}

}  // namespace sqlite
