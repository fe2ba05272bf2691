#include "journal/schema.h"

#include <fmt/core.h>

#include <array>

namespace journal {
namespace {

constexpr std::int64_t application_id = 0x4C696562;  // “Lieb”

// Stores in this form are on people's disks: never edit a step, append the next one.
constexpr std::array upgrades_by_version = {
    R"sql(
      CREATE TABLE hot (
        place    INTEGER PRIMARY KEY,
        table_id BLOB    NOT NULL,
        number   INTEGER NOT NULL,
        wall_ms  INTEGER NOT NULL,
        person   TEXT,
        command  TEXT,
        last     INTEGER NOT NULL,
        entry    BLOB    NOT NULL
      ) STRICT;
      CREATE TABLE archive (
        table_id BLOB    NOT NULL,
        number   INTEGER NOT NULL,
        wall_ms  INTEGER NOT NULL,
        person   TEXT,
        command  TEXT,
        entry    BLOB    NOT NULL,
        PRIMARY KEY (table_id, number)
      ) WITHOUT ROWID, STRICT;
      CREATE TABLE finished (
        table_id BLOB    NOT NULL PRIMARY KEY,
        rows     INTEGER NOT NULL,
        wall_ms  INTEGER NOT NULL
      ) WITHOUT ROWID, STRICT;
      CREATE INDEX finished_by_time ON finished (wall_ms DESC, table_id);
      CREATE TABLE life (
        only    INTEGER PRIMARY KEY CHECK (only = 1),
        wall_ms INTEGER NOT NULL,
        mended  INTEGER NOT NULL
      ) STRICT;
      INSERT INTO life VALUES (1, 0, 0);
    )sql",
};

}  // namespace

std::span<const char* const> schema_upgrades() { return upgrades_by_version; }

std::optional<Failure> check_version(Database& database, std::span<const char* const> upgrades) {
  const auto version = database.ask("PRAGMA user_version");
  if (!version) return version.error();
  const auto owner = database.ask("PRAGMA application_id");
  if (!owner) return owner.error();
  const auto tables = database.ask("SELECT count(*) FROM sqlite_schema");
  if (!tables) return tables.error();

  const bool empty = *version == 0 && *tables == 0;
  if (!empty && *owner != application_id) return database.damaged("another program's database");
  if (!empty && *version < 1) return database.damaged("it has tables but no version");
  if (*version > static_cast<std::int64_t>(upgrades.size())) {
    return Failure{Trouble::newer,
                   fmt::format("{} was written by a newer Liebrary (store version {}, this one "
                               "knows {}). Start the newer program, or name another folder.",
                               database.file().string(), *version, upgrades.size())};
  }
  return std::nullopt;
}

std::optional<Failure> upgrade(Database& database, std::span<const char* const> upgrades) {
  const auto version = database.ask("PRAGMA user_version");
  if (!version) return version.error();
  if (*version == static_cast<std::int64_t>(upgrades.size())) return std::nullopt;

  int code = database.run("BEGIN IMMEDIATE");
  for (const char* step : upgrades.subspan(static_cast<std::size_t>(*version))) {
    if (code == SQLITE_OK) code = database.run(step);
  }
  const auto stamp = fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};",
                                 application_id, upgrades.size());
  if (code == SQLITE_OK) code = database.run(stamp.c_str());
  if (code == SQLITE_OK) code = database.run("COMMIT");
  if (code == SQLITE_OK) return std::nullopt;
  Failure failure = database.failure(code);
  if (database.in_transaction()) database.run("ROLLBACK");
  return failure;
}

}  // namespace journal
