#include "journal/sqlite_store.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "journal/refusal.h"
#include "journal/schema.h"

namespace journal {
namespace {

bool later(const TableSummary& one, const TableSummary& other) {
  if (one.wall_ms != other.wall_ms) return one.wall_ms > other.wall_ms;
  return one.table < other.table;
}

Failure unsure(const std::filesystem::path& file) {
  return {Trouble::unsure,
          fmt::format("{} could not be written, and it is not known whether the latest rows were "
                      "kept. Look at the disk; read the table again before going on.",
                      file.string())};
}

}  // namespace

SqliteStore::SqliteStore(Folder folder, Database database)
    : folder_(std::move(folder)),
      database_(std::move(database)),
      log_(database_),
      archive_(database_),
      beat_(database_, "UPDATE life SET wall_ms = ?"),
      begin_(database_, "BEGIN IMMEDIATE"),
      commit_(database_, "COMMIT"),
      rollback_(database_, "ROLLBACK") {}

std::expected<std::unique_ptr<SqliteStore>, Failure> SqliteStore::open(
    const std::filesystem::path& path, const SqliteOptions& options) {
  auto folder = Folder::own(path);
  if (!folder) return std::unexpected(folder.error());
  auto database = Database::open(folder->path() / "liebrary.db", options.vfs);
  if (!database) return std::unexpected(database.error());
  std::unique_ptr<SqliteStore> store(new SqliteStore(std::move(*folder), std::move(*database)));
  if (auto failure = store->recover(options)) return std::unexpected(std::move(*failure));
  return store;
}

Outcome SqliteStore::recover(const SqliteOptions& options) {
  // Before anything is read: with one owner the write-ahead log needs no shared memory.
  if (const int code = database_.run("PRAGMA locking_mode = EXCLUSIVE"); code != SQLITE_OK) {
    return database_.failure(code);
  }
  if (auto failure = check_version(database_, schema_upgrades())) return failure;
  const auto mode = database_.ask_text("PRAGMA journal_mode = WAL");
  if (!mode) return mode.error();
  if (*mode != "wal") return database_.failure(SQLITE_IOERR);
  const auto settings = fmt::format("PRAGMA synchronous = {}; PRAGMA wal_autocheckpoint = {};",
                                    options.synchronous, options.checkpoint_pages);
  if (const int code = database_.run(settings.c_str()); code != SQLITE_OK) {
    return database_.failure(code);
  }
  if (auto failure = upgrade(database_, schema_upgrades())) return failure;
  // A process that was killed may have left a commit which only the system's memory has. Somebody
  // will act on what is read next, so it goes to the disk first.
  const auto busy = database_.ask("PRAGMA wal_checkpoint(TRUNCATE)");
  if (!busy) return busy.error();
  if (*busy != 0) return database_.failure(SQLITE_BUSY);
  if (auto failure = folder_.sync()) return failure;
  return ready();
}

Outcome SqliteStore::ready() {
  if (unsettled_) {
    if (auto failure = settle()) return failure;
  }
  if (stale_) {
    if (auto failure = log_.scan()) return failure;
    stale_ = false;
  }
  return std::nullopt;
}

// After a commit that failed late its bytes may lie in the write-ahead log, and recovery would take
// them for valid. SQLite writes the next commit in their place; so we make one.
Outcome SqliteStore::settle() {
  int code = database_.in_transaction() ? database_.run("ROLLBACK") : SQLITE_OK;
  if (code == SQLITE_OK) code = database_.run("UPDATE life SET mended = mended + 1");
  if (code != SQLITE_OK) return database_.failure(code);
  unsettled_ = false;
  return std::nullopt;
}

Outcome SqliteStore::transact(const std::function<Outcome()>& body) {
  if (auto failure = ready()) return failure;
  if (const int code = Run(begin_).step(); code != SQLITE_DONE) return database_.failure(code);
  Outcome failure = body();
  int code = SQLITE_DONE;
  if (!failure) {
    code = Run(commit_).step();
    if (code == SQLITE_DONE) return std::nullopt;
    failure = database_.failure(code);
  }
  stale_ = true;
  if (database_.in_transaction()) Run(rollback_).step();
  // A full disk stops the log before its commit mark is whole. After any other failure of a commit
  // we cannot know.
  if (code == SQLITE_DONE || (code & 0xff) == SQLITE_FULL) return failure;
  unsettled_ = true;
  if (settle()) return unsure(database_.file());
  return failure;
}

std::vector<Outcome> SqliteStore::keep(std::span<const Change> changes) {
  std::vector<Outcome> outcomes(changes.size());
  const Outcome failure = transact([&]() -> Outcome {
    for (std::size_t i = 0; i < changes.size(); ++i) {
      if (auto broken = take(changes[i], outcomes[i])) return broken;
    }
    return std::nullopt;
  });
  if (failure) std::ranges::fill(outcomes, failure);
  return outcomes;
}

Outcome SqliteStore::take(const Change& change, Outcome& refused) {
  if (const auto* sign = std::get_if<Beat>(&change)) {
    Run run(beat_);
    run.bind_number(sign->wall_ms);
    const int code = run.step();
    return code == SQLITE_DONE ? std::nullopt : Outcome(database_.failure(code));
  }
  const Row& row = std::get<Row>(change);
  auto answer = refusal(row);
  if (!answer) return answer.error();
  refused = std::move(*answer);
  return refused ? std::nullopt : log_.add(row);
}

std::expected<Outcome, Failure> SqliteStore::refusal(const Row& row) {
  if (log_.has(row.table)) return log_.refusal(row);
  const auto archived = archive_.find(row.table);
  if (!archived) return std::unexpected(archived.error());
  if (!*archived) return row.number == 0 ? Outcome() : unknown_table(row);
  if (row.command) {
    const auto known = archive_.has_command(row.table, *row.command);
    if (!known) return std::unexpected(known.error());
    if (*known) return repeated_command(row.table, *row.command);
  }
  return table_is_finished(row);
}

Outcome SqliteStore::archive_one() {
  if (auto failure = ready()) return failure;
  if (log_.to_archive().empty()) return std::nullopt;
  const TableId table = log_.to_archive().front();
  const Outcome failure = transact([&] { return archive_.take(log_, table); });
  if (!failure) log_.forget_archived(table);
  return failure;
}

std::expected<std::vector<Row>, Failure> SqliteStore::read(const TableId& table) {
  if (auto failure = ready()) return std::unexpected(std::move(*failure));
  return log_.has(table) ? log_.read(table) : archive_.read(table);
}

std::expected<std::vector<TableSummary>, Failure> SqliteStore::running() {
  if (auto failure = ready()) return std::unexpected(std::move(*failure));
  auto found = log_.summaries(false);
  std::ranges::sort(found, later);
  return found;
}

std::expected<std::vector<TableSummary>, Failure> SqliteStore::finished(std::size_t limit) {
  if (auto failure = ready()) return std::unexpected(std::move(*failure));
  auto found = archive_.latest(limit);
  if (!found) return found;
  for (const TableId& table : log_.to_archive()) found->push_back(log_.summary(table));
  std::ranges::sort(*found, later);
  found->resize(std::min(limit, found->size()));
  return found;
}

std::expected<std::int64_t, Failure> SqliteStore::last_beat() {
  if (auto failure = ready()) return std::unexpected(std::move(*failure));
  return database_.ask("SELECT wall_ms FROM life");
}

}  // namespace journal
