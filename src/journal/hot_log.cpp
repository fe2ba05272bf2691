#include "journal/hot_log.h"

#include <fmt/core.h>

#include <algorithm>

#include "journal/refusal.h"

namespace journal {

HotLog::HotLog(Database& database)
    : database_(database),
      insert_(database,
              "INSERT INTO hot (table_id, number, wall_ms, person, command, last, entry)"
              " VALUES (?, ?, ?, ?, ?, ?, ?)"),
      scan_(database,
            "SELECT place, table_id, number, wall_ms, person, command, last FROM hot"
            " ORDER BY place"),
      read_(database, "SELECT wall_ms, person, command, last, entry FROM hot WHERE place = ?") {}

void HotLog::note(const Row& row, std::int64_t place) {
  Table& table = tables_[row.table];
  table.places.push_back(place);
  if (row.command) table.commands.insert(*row.command);
  table.wall_ms = row.wall_ms;
  table.finished = row.last;
  if (row.last) to_archive_.push_back(row.table);
}

std::optional<Failure> HotLog::scan() {
  tables_.clear();
  to_archive_.clear();
  Run run(scan_);
  int code = run.step();
  for (; code == SQLITE_ROW; code = run.step()) {
    Row row;
    const auto table = journal::table(run, 1);
    if (!table) return damaged(database_, "a row belongs to no table");
    row.table = *table;
    const auto known = tables_.find(*table);
    const std::size_t expected = known == tables_.end() ? 0 : known->second.places.size();
    if (run.number(2) != static_cast<std::int64_t>(expected)) {
      return damaged(database_, fmt::format("table {} has row {} where {} should be", table->text(),
                                            run.number(2), expected));
    }
    row.wall_ms = run.number(3);
    if (!run.is_null(4)) row.command = {std::string(run.bytes(4)), std::string(run.bytes(5))};
    row.last = run.number(6) != 0;
    note(row, run.number(0));
  }
  if (code != SQLITE_DONE) return failure(database_, code);
  return std::nullopt;
}

std::optional<Failure> HotLog::refusal(const Row& row) const {
  const Table& table = tables_.at(row.table);
  if (row.command && table.commands.contains(*row.command)) {
    return repeated_command(row.table, *row.command);
  }
  if (table.finished) return table_is_finished(row);
  if (row.number != table.places.size()) {
    return out_of_order(row, static_cast<std::uint32_t>(table.places.size()));
  }
  return std::nullopt;
}

std::optional<Failure> HotLog::add(const Row& row) {
  Run run(insert_);
  run.bind_bytes(row.table.bytes).bind_number(row.number).bind_number(row.wall_ms);
  run.bind_text(row.command ? &row.command->person : nullptr);
  run.bind_text(row.command ? &row.command->id : nullptr);
  run.bind_number(row.last ? 1 : 0).bind_blob(row.entry);
  if (const int code = run.step(); code != SQLITE_DONE) return failure(database_, code);
  note(row, database_.last_place());
  return std::nullopt;
}

std::expected<std::vector<Row>, Failure> HotLog::read(const TableId& id) {
  std::vector<Row> rows;
  for (const std::int64_t place : tables_.at(id).places) {
    Run run(read_);
    run.bind_number(place);
    const int code = run.step();
    if (code == SQLITE_DONE) {
      return std::unexpected(
          damaged(database_, fmt::format("row {} of table {} is missing", rows.size(), id.text())));
    }
    if (code != SQLITE_ROW) return std::unexpected(failure(database_, code));
    Row& row = rows.emplace_back();
    row.table = id;
    row.number = static_cast<std::uint32_t>(rows.size() - 1);
    row.wall_ms = run.number(0);
    if (!run.is_null(1)) row.command = {std::string(run.bytes(1)), std::string(run.bytes(2))};
    row.last = run.number(3) != 0;
    row.entry = run.bytes(4);
  }
  return rows;
}

TableSummary HotLog::summary(const TableId& id) const {
  const Table& table = tables_.at(id);
  return {id, static_cast<std::uint32_t>(table.places.size()), table.finished, table.wall_ms};
}

std::vector<TableSummary> HotLog::summaries(bool finished) const {
  std::vector<TableSummary> found;
  for (const auto& [id, table] : tables_) {
    if (table.finished == finished) found.push_back(summary(id));
  }
  return found;
}

void HotLog::forget_archived(const TableId& table) {
  tables_.erase(table);
  std::erase(to_archive_, table);
}

}  // namespace journal
