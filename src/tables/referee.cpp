#include "tables/referee.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "tables/entry_text.h"
#include "tables/head_text.h"

namespace tables {
namespace {

Problem from(const journal::Failure& failure) { return {"cannot_save", failure.sentence, ""}; }

}  // namespace

WallClock system_wall_clock() {
  using std::chrono::duration_cast;
  const auto start = std::chrono::steady_clock::now();
  const auto unix_start = std::chrono::system_clock::now().time_since_epoch();
  return [=] {
    const auto passed = std::chrono::steady_clock::now() - start;
    return static_cast<std::int64_t>(duration_cast<Millis>(unix_start + passed).count());
  };
}

Referee::Referee(Table table, journal::Journal& journal, WallClock wall, core::Generator& generator,
                 TableTime start)
    : table_{std::move(table)},
      journal_{&journal},
      wall_{std::move(wall)},
      generator_{&generator},
      base_{start},
      base_wall_{wall_()} {}

TableTime Referee::now() const {
  return base_ + Millis{std::max<std::int64_t>(0, wall_() - base_wall_)};
}

codec::Read<Referee> Referee::open(Games games, Setup setup, journal::Journal& journal,
                                   WallClock wall, core::Generator& generator) {
  auto table = Table::make(games, std::move(setup));
  if (!table) return std::unexpected(table.error());
  journal::Row row{.table = table->setup().id,
                   .number = 0,
                   .wall_ms = wall(),
                   .command = std::nullopt,
                   .entry = head_text(table->match(), table->setup()),
                   .last = false};
  if (auto failure = journal::append_and_wait(journal, std::move(row))) {
    return std::unexpected(from(*failure));
  }
  return Referee{std::move(*table), journal, std::move(wall), generator, TableTime{}};
}

codec::Read<Kept> read_kept(Games games, const journal::TableId& id, journal::Journal& journal) {
  const auto rows = journal.read(id);
  if (!rows) return std::unexpected(from(rows.error()));
  if (rows->empty()) {
    return codec::problem("unknown_table", fmt::format("There is no table {} here.", id.text()));
  }
  auto setup = parse_head(games, rows->front().entry);
  if (!setup) return std::unexpected(setup.error().problem);
  const auto match = start_match(games, *setup);
  if (!match) return std::unexpected(match.error());
  Kept kept{std::move(*setup), {}, rows->back().wall_ms};
  for (std::size_t i = 1; i < rows->size(); ++i) {
    auto entry = parse_journal_text(**match, (*rows)[i].entry);
    if (!entry) {
      return codec::problem("torn_log", fmt::format("Entry {} of table {} cannot be read: {}", i,
                                                    id.text(), entry.error().sentence));
    }
    kept.entries.push_back(std::move(*entry));
  }
  return kept;
}

codec::Read<Referee> Referee::resume(Games games, const journal::TableId& id,
                                     journal::Journal& journal, WallClock wall,
                                     core::Generator& generator) {
  auto kept = read_kept(games, id, journal);
  if (!kept) return std::unexpected(kept.error());
  auto table = Table::replay(games, std::move(kept->setup), kept->entries);
  if (!table) return std::unexpected(table.error());
  const auto beat = journal.last_beat();
  if (!beat) return std::unexpected(from(beat.error()));
  // The table lived until the later of its last entry and the last sign of life.
  const std::int64_t lived_until = std::max(*beat, kept->last_wall_ms);
  const TableTime start = table->last_at() + Millis{lived_until - kept->last_wall_ms};
  const Millis down{std::max<std::int64_t>(0, wall() - lived_until)};
  Referee referee{std::move(*table), journal, std::move(wall), generator, start};
  if (referee.table_.is_finished()) return referee;
  if (auto wrong = referee.settle()) return std::unexpected(*wrong);
  if (referee.table_.is_finished()) return referee;
  Entry outage = referee.table_.outage(down);
  outage.at = std::max(outage.at, start);
  if (const auto deadline = referee.table_.match().deadline()) {
    outage.at = std::max(referee.table_.last_at(), std::min(outage.at, *deadline - Millis{1}));
  }
  if (referee.table_.match().deadline()) referee.base_wall_ = referee.wall_() + count_in.count();
  if (auto wrong = referee.keep(outage)) return std::unexpected(*wrong);
  return referee;
}

// Requires that the table has caught up with the journal.
std::optional<Problem> Referee::keep(const Entry& entry) {
  // The wall's time of the entry's own time: what a clock goes on from after an outage.
  const std::int64_t wall = base_wall_ + (entry.at - base_).count();
  const std::uint32_t number = table_.entries() + 1;
  journal::Row row{.table = table_.setup().id,
                   .number = number,
                   .wall_ms = wall,
                   .command = std::nullopt,
                   .entry = journal_text(table_.match(), entry),
                   .last = table_.finishes(entry)};
  const auto failure = journal::append_and_wait(*journal_, std::move(row));
  if (!failure) return table_.commit(entry);
  unsure_ = failure->trouble == journal::Trouble::unsure;
  // What was kept after all has happened, and was told to nobody yet.
  if (!unsure_ || catch_up() || table_.entries() < number) return from(*failure);
  return std::nullopt;
}

std::optional<Problem> Referee::catch_up() {
  if (!unsure_) return std::nullopt;
  const auto rows = journal_->read(table_.setup().id);
  if (!rows) return from(rows.error());
  for (std::size_t i = table_.entries() + std::size_t{1}; i < rows->size(); ++i) {
    const auto entry = parse_journal_text(table_.match(), (*rows)[i].entry);
    if (!entry) return entry.error();
    if (auto wrong = table_.commit(*entry)) return wrong;
  }
  unsure_ = false;
  return std::nullopt;
}

std::optional<Problem> Referee::settle() { return settle(now()); }

std::optional<Problem> Referee::settle(TableTime at) {
  if (auto wrong = catch_up()) return wrong;
  while (auto entry = table_.due(at, *generator_)) {
    if (auto wrong = keep(*entry)) return wrong;
  }
  return std::nullopt;
}

std::optional<Problem> Referee::submit(const Command& command) {
  const TableTime arrived = now();  // one instant: no deadline may pass between the two
  if (auto wrong = settle(arrived)) return wrong;
  const auto entry = table_.consider(command, arrived, *generator_);
  if (!entry) return entry.error();
  if (auto wrong = keep(*entry)) return wrong;
  return settle();
}

std::optional<Problem> Referee::beat() {
  if (auto failure = journal_->beat(wall_())) return from(*failure);
  return std::nullopt;
}

}  // namespace tables
