// Drives one table from one thread: time, chance and a journal around it. A move is told only after
// it is durable, so whatever `table()` shows has been kept.
#pragma once

#include <functional>

#include "journal/journal.h"
#include "tables/table.h"

namespace tables {

// Milliseconds of Unix time, never running back while the program runs.
using WallClock = std::function<std::int64_t()>;
WallClock system_wall_clock();

inline constexpr Millis count_in =
    std::chrono::seconds{3};  // before a clock runs on after an outage

class Referee {
 public:
  // A new table: its head becomes row 0 of the journal.
  static codec::Read<Referee> open(Games, Setup, journal::Journal&, WallClock, core::Generator&);

  // A table of the journal, as it was. Clocks go on from the last sign of life; what lies between
  // is noted as an outage.
  static codec::Read<Referee> resume(Games, const journal::TableId&, journal::Journal&, WallClock,
                                     core::Generator&);

  // Lets chance and the clock do what is due. A problem comes from the journal alone.
  std::optional<Problem> settle();

  // Settles, considers, keeps, commits, and settles again.
  std::optional<Problem> submit(const Command&);

  const Table& table() const { return table_; }
  TableTime now() const;
  core::Generator& generator() { return *generator_; }

  // A durable sign of life; call it about once a second while somebody thinks.
  std::optional<Problem> beat();

 private:
  Referee(Table table, journal::Journal&, WallClock, core::Generator&, TableTime start);
  std::optional<Problem> settle(TableTime at);
  std::optional<Problem> keep(const Entry&);
  std::optional<Problem> catch_up();

  Table table_;
  journal::Journal* journal_;
  WallClock wall_;
  core::Generator* generator_;
  TableTime base_;          // table time when …
  std::int64_t base_wall_;  // … the wall clock showed this
  bool unsure_ = false;     // the journal may have kept more than we know
};

// All entries of a table that the journal has, with its head.
struct Kept {
  Setup setup;
  std::vector<Entry> entries;
  std::int64_t last_wall_ms = 0;
};
codec::Read<Kept> read_kept(Games, const journal::TableId&, journal::Journal&);

}  // namespace tables
