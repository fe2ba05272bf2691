#include "sqlite/store.h"

#include <fmt/core.h>

namespace sqlite {
namespace {

std::optional<Failure> make_ready(Database& database, const Schema& schema, const Options& options,
                                  Connections connections) {
  if (connections == Connections::one) {
    // Before anything is read: with one owner the write-ahead log needs no shared memory.
    const int code = database.run("PRAGMA locking_mode = EXCLUSIVE");
    if (code != SQLITE_OK) return database.failure(code);
  }
  if (auto failure = check_version(database, schema)) return failure;
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
  return empty_log(database);
}

}  // namespace

std::expected<Database, Failure> open_store(const Folder& folder, const char* file,
                                            const Schema& schema, const Options& options,
                                            Connections connections) {
  auto database = Database::open(folder.path() / file, options.vfs);
  if (!database) return database;
  if (auto failure = make_ready(*database, schema, options, connections)) {
    return std::unexpected(std::move(*failure));
  }
  if (auto failure = folder.sync()) return std::unexpected(std::move(*failure));
  return database;
}

std::optional<Failure> empty_log(Database& database) {
  const auto busy = database.ask("PRAGMA wal_checkpoint(TRUNCATE)");
  if (!busy) return busy.error();
  if (*busy != 0) return database.failure(SQLITE_BUSY);
  return std::nullopt;
}

}  // namespace sqlite
