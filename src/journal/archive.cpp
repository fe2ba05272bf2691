#include "journal/archive.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>

namespace journal {

Archive::Archive(Database& database)
    : database_(database),
      // OR FAIL, because the caller rolls back anyway: to undo a single statement SQLite would copy
      // every page that it changes.
      copy_(database,
            "INSERT OR FAIL INTO archive (table_id, number, wall_ms, person, command, entry)"
            " SELECT table_id, number, wall_ms, person, command, entry"
            " FROM json_each(?) CROSS JOIN hot ON place = value"),
      list_(database, "INSERT INTO finished (table_id, rows, wall_ms) VALUES (?, ?, ?)"),
      drop_(database, "DELETE FROM hot WHERE place IN (SELECT value FROM json_each(?))"),
      find_(database, "SELECT rows, wall_ms FROM finished WHERE table_id = ?"),
      command_(database,
               "SELECT 1 FROM archive WHERE table_id = ? AND person = ? AND command = ? LIMIT 1"),
      read_(database,
            "SELECT number, wall_ms, person, command, entry FROM archive WHERE table_id = ?"
            " ORDER BY number"),
      latest_(database,
              "SELECT table_id, rows, wall_ms FROM finished ORDER BY wall_ms DESC, table_id"
              " LIMIT ?") {}

std::optional<Failure> Archive::take(const HotLog& log, std::span<const TableId> tables) {
  std::vector<std::int64_t> places;
  for (const TableId& id : tables) {
    std::ranges::copy(log.places(id), std::back_inserter(places));
    const TableSummary summary = log.summary(id);
    Run run(list_);
    run.bind_bytes(id.bytes).bind_number(summary.rows).bind_number(summary.wall_ms);
    if (const int code = run.step(); code != SQLITE_DONE) return failure(database_, code);
  }
  const std::string list = fmt::format("[{}]", fmt::join(places, ","));
  for (Statement* step : {&copy_, &drop_}) {
    Run run(*step);
    run.bind_text(&list);
    if (const int code = run.step(); code != SQLITE_DONE) return failure(database_, code);
  }
  return std::nullopt;
}

std::expected<std::optional<TableSummary>, Failure> Archive::find(const TableId& id) {
  Run run(find_);
  run.bind_bytes(id.bytes);
  const int code = run.step();
  if (code == SQLITE_DONE) return std::nullopt;
  if (code != SQLITE_ROW) return std::unexpected(failure(database_, code));
  return TableSummary{id, static_cast<std::uint32_t>(run.number(0)), true, run.number(1)};
}

std::expected<bool, Failure> Archive::has_command(const TableId& id, const CommandKey& key) {
  Run run(command_);
  run.bind_bytes(id.bytes).bind_text(&key.person).bind_text(&key.id);
  const int code = run.step();
  if (code != SQLITE_ROW && code != SQLITE_DONE) return std::unexpected(failure(database_, code));
  return code == SQLITE_ROW;
}

std::expected<std::vector<Row>, Failure> Archive::read(const TableId& id) {
  const auto summary = find(id);
  if (!summary) return std::unexpected(summary.error());
  std::vector<Row> rows;
  if (!*summary) return rows;

  Run run(read_);
  run.bind_bytes(id.bytes);
  int code = run.step();
  for (; code == SQLITE_ROW; code = run.step()) {
    if (run.number(0) != static_cast<std::int64_t>(rows.size())) break;
    Row& row = rows.emplace_back();
    row.table = id;
    row.number = static_cast<std::uint32_t>(rows.size() - 1);
    row.wall_ms = run.number(1);
    if (!run.is_null(2)) row.command = {std::string(run.bytes(2)), std::string(run.bytes(3))};
    row.entry = run.bytes(4);
    row.last = rows.size() == (*summary)->rows;
  }
  if (code != SQLITE_ROW && code != SQLITE_DONE) return std::unexpected(failure(database_, code));
  if (code == SQLITE_ROW || rows.size() != (*summary)->rows) {
    return std::unexpected(damaged(
        database_, fmt::format("row {} of finished table {} is missing", rows.size(), id.text())));
  }
  return rows;
}

std::expected<std::vector<TableSummary>, Failure> Archive::latest(std::size_t limit) {
  constexpr std::size_t most = std::numeric_limits<std::int64_t>::max();
  std::vector<TableSummary> found;
  Run run(latest_);
  run.bind_number(static_cast<std::int64_t>(std::min(limit, most)));
  int code = run.step();
  for (; code == SQLITE_ROW; code = run.step()) {
    const auto table = journal::table(run, 0);
    if (!table) return std::unexpected(damaged(database_, "a finished table has no id"));
    found.push_back({*table, static_cast<std::uint32_t>(run.number(1)), true, run.number(2)});
  }
  if (code != SQLITE_DONE) return std::unexpected(failure(database_, code));
  return found;
}

}  // namespace journal
