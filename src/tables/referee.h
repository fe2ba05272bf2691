// Drives one table from one thread that waits: time, chance and a journal around it. A move is told
// only after it is durable, so whatever `table()` shows has been kept.
#pragma once

#include "tables/conductor.h"
#include "tables/kept.h"

namespace tables {

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

  const Table& table() const { return conductor_->table(); }
  TableTime now() const { return conductor_->now(); }
  core::Generator& generator() { return conductor_->generator(); }

  // A durable sign of life; call it about once a second while somebody thinks.
  std::optional<Problem> beat();

 private:
  Referee(std::unique_ptr<Conductor> conductor, journal::Journal& journal, WallClock wall)
      : conductor_{std::move(conductor)}, journal_{&journal}, wall_{std::move(wall)} {}

  std::unique_ptr<Conductor> conductor_;
  journal::Journal* journal_;
  WallClock wall_;
};

}  // namespace tables
