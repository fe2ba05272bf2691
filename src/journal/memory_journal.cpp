#include "journal/memory_journal.h"

#include <algorithm>
#include <utility>

#include "journal/refusal.h"

namespace journal {

std::optional<Failure> MemoryJournal::take(Row row) {
  const std::scoped_lock lock(mutex_);
  const auto known = tables_.find(row.table);
  if (known == tables_.end()) {
    if (row.number != 0) return unknown_table(row);
    tables_[row.table].push_back(std::move(row));
    return std::nullopt;
  }
  std::vector<Row>& rows = known->second;
  const auto same_command = [&row](const Row& kept) { return kept.command == row.command; };
  if (row.command && std::ranges::any_of(rows, same_command)) {
    return repeated_command(row.table, *row.command);
  }
  if (rows.back().last) return table_is_finished(row);
  if (row.number != rows.size()) {
    return out_of_order(row, static_cast<std::uint32_t>(rows.size()));
  }
  rows.push_back(std::move(row));
  return std::nullopt;
}

void MemoryJournal::append(Row row, Done done) { done(take(std::move(row))); }

std::expected<std::vector<Row>, Failure> MemoryJournal::read(const TableId& table) {
  const std::scoped_lock lock(mutex_);
  const auto known = tables_.find(table);
  return known == tables_.end() ? std::vector<Row>{} : known->second;
}

std::vector<TableSummary> MemoryJournal::summaries(bool finished) {
  const std::scoped_lock lock(mutex_);
  std::vector<TableSummary> found;
  for (const auto& [table, rows] : tables_) {
    if (rows.back().last != finished) continue;
    found.push_back(
        {table, static_cast<std::uint32_t>(rows.size()), finished, rows.back().wall_ms});
  }
  std::ranges::stable_sort(found, std::ranges::greater{}, &TableSummary::wall_ms);
  return found;
}

std::expected<std::vector<TableSummary>, Failure> MemoryJournal::running() {
  return summaries(false);
}

std::expected<std::vector<TableSummary>, Failure> MemoryJournal::finished(std::size_t limit) {
  auto all = summaries(true);
  all.resize(std::min(limit, all.size()));
  return all;
}

std::optional<Failure> MemoryJournal::beat(std::int64_t wall_ms) {
  const std::scoped_lock lock(mutex_);
  last_beat_ = wall_ms;
  return std::nullopt;
}

std::expected<std::int64_t, Failure> MemoryJournal::last_beat() {
  const std::scoped_lock lock(mutex_);
  return last_beat_;
}

}  // namespace journal
