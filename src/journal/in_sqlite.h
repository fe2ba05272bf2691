// The journal's terms and SQLite's: ids as blobs, and what went wrong.
#pragma once

#include <optional>
#include <string_view>

#include "journal/journal.h"
#include "sqlite/statement.h"

namespace journal {

using sqlite::Database;
using sqlite::Run;
using sqlite::Statement;

Failure told(sqlite::Failure);

// Call right after what failed.
inline Failure failure(const Database& database, int code) { return told(database.failure(code)); }
inline Failure damaged(const Database& database, std::string_view how) {
  return told(database.damaged(how));
}

inline std::optional<TableId> table(const Run& run, int column) {  // none if it is not 16 bytes
  const auto bytes = run.array<16>(column);
  return bytes ? std::optional(TableId{*bytes}) : std::nullopt;
}

}  // namespace journal
