#include "sqlite/schema.h"

#include <fmt/core.h>

namespace sqlite {

std::optional<Failure> check_version(Database& database, const Schema& schema) {
  const auto version = database.ask("PRAGMA user_version");
  if (!version) return version.error();
  const auto owner = database.ask("PRAGMA application_id");
  if (!owner) return owner.error();
  const auto tables = database.ask("SELECT count(*) FROM sqlite_schema");
  if (!tables) return tables.error();

  const bool empty = *version == 0 && *tables == 0;
  if (!empty && *owner != schema.application_id) {
    return database.damaged("another program's database");
  }
  if (!empty && *version < 1) return database.damaged("it has tables but no version");
  if (*version > static_cast<std::int64_t>(schema.upgrades.size())) {
    return Failure{Trouble::newer,
                   fmt::format("{} was written by a newer Liebrary (store version {}, this one "
                               "knows {}). Start the newer program, or name another folder.",
                               database.file().string(), *version, schema.upgrades.size())};
  }
  return std::nullopt;
}

std::optional<Failure> upgrade(Database& database, const Schema& schema) {
  const auto version = database.ask("PRAGMA user_version");
  if (!version) return version.error();
  if (*version == static_cast<std::int64_t>(schema.upgrades.size())) return std::nullopt;

  int code = database.run("BEGIN IMMEDIATE");
  for (const char* step : schema.upgrades.subspan(static_cast<std::size_t>(*version))) {
    if (code == SQLITE_OK) code = database.run(step);
  }
  const auto stamp = fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};",
                                 schema.application_id, schema.upgrades.size());
  if (code == SQLITE_OK) code = database.run(stamp.c_str());
  if (code == SQLITE_OK) code = database.run("COMMIT");
  if (code == SQLITE_OK) return std::nullopt;
  Failure failure = database.failure(code);
  if (database.in_transaction()) database.run("ROLLBACK");
  return failure;
}

}  // namespace sqlite
