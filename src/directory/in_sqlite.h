// The directory's terms and SQLite's: ids as blobs, and what went wrong.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "directory/directory.h"
#include "sqlite/statement.h"

namespace directory {

using sqlite::Database;
using sqlite::Run;
using sqlite::Statement;
using Outcome = std::optional<Failure>;

Failure told(sqlite::Failure);

// Call right after what failed.
inline Failure failure(const Database& database, int code) { return told(database.failure(code)); }
inline Failure damaged(const Database& database, std::string_view how) {
  return told(database.damaged(how));
}

// One run of a statement that gives no rows, with everything bound.
inline Outcome finish(const Database& database, Run& run) {
  const int code = run.step();
  return code == SQLITE_DONE ? std::nullopt : Outcome(failure(database, code));
}

// Those of the first column.
template <class Id>
Result<std::vector<Id>> ids(const Database& database, Run& run) {
  std::vector<Id> found;
  int code = run.step();
  for (; code == SQLITE_ROW; code = run.step()) {
    const auto bytes = run.array<16>(0);
    if (!bytes) return std::unexpected(damaged(database, "an id is not 16 bytes long"));
    found.push_back(Id{*bytes});
  }
  if (code != SQLITE_DONE) return std::unexpected(failure(database, code));
  return found;
}

// None for NULL. A blob that is no id becomes none as well: whoever it was cannot be found.
template <class Id>
std::optional<Id> id(const Run& run, int column) {
  const auto bytes = run.array<16>(column);
  return bytes ? std::optional(Id{*bytes}) : std::nullopt;
}

std::int64_t as_limit(std::size_t limit);  // SQLite's own numbers are signed

}  // namespace directory
