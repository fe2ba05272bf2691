// Pages of a database have a gap between the list of their cells and the cells themselves. SQLite
// never reads it, and leaves copies of cells there that have moved to other pages: `secure_delete`
// clears what is freed, not what was copied. Here the gaps are cleared on the way to the disk.
#pragma once

#include <expected>
#include <optional>
#include <span>

#include "sqlite/database.h"

namespace sqlite {

// The gap of a page of a tree; empty if the page is none, or has no gap. `is_first`: page 1 of a
// file.
std::span<char> gap_of(std::span<char> page, bool is_first);

// Whatever this connection writes to the database file from now on has nothing but zeros in its
// gaps. What it writes to the log stays as it is, and is cleared when the log is copied back: so
// every connection that may do that has to promise this, before any other thread uses it. Refuses a
// file with pages that could be taken for others.
std::optional<Failure> keep_gaps_blank(Database&);

// Whether that is true of the whole file, its log aside. Reads all of it; nobody may write it
// meanwhile.
std::expected<bool, Failure> are_gaps_blank(Database&);

}  // namespace sqlite
