// A table's log as a journal has it.
#pragma once

#include "journal/journal.h"
#include "tables/entry.h"

namespace tables {

// All entries of a table that the journal has, with its head.
struct Kept {
  Setup setup;
  std::vector<Entry> entries;
  std::int64_t last_wall_ms = 0;
};

codec::Read<Kept> kept_in(Games, const std::vector<journal::Row>&);  // requires at least one row
codec::Read<Kept> read_kept(Games, const journal::TableId&, journal::Journal&);

// A journal's trouble as those at a table hear of it.
Problem problem_of(const journal::Failure&);

}  // namespace tables
