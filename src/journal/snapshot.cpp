#include "journal/snapshot.h"

#include <algorithm>
#include <utility>

#include "journal/refusal.h"
#include "journal/schema.h"
#include "sqlite/store.h"

namespace journal {

std::expected<std::unique_ptr<Snapshot>, Failure> Snapshot::open(
    const std::filesystem::path& folder) {
  auto database = sqlite::open_snapshot(folder / "liebrary.db", schema());
  if (!database) return std::unexpected(told(std::move(database.error())));
  return of(std::move(*database));
}

std::expected<std::unique_ptr<Snapshot>, Failure> Snapshot::of(Database database) {
  std::unique_ptr<Snapshot> snapshot(new Snapshot(std::move(database)));
  if (auto failure = snapshot->log_.scan()) return std::unexpected(std::move(*failure));
  return snapshot;
}

void Snapshot::append(Row row, Done done) { done(journal_is_closed(row)); }

std::expected<std::vector<Row>, Failure> Snapshot::read(const TableId& table) {
  return log_.has(table) ? log_.read(table) : archive_.read(table);
}

std::expected<std::vector<TableSummary>, Failure> Snapshot::running() {
  auto found = log_.summaries(false);
  std::ranges::sort(found, is_later);
  return found;
}

std::expected<std::vector<TableSummary>, Failure> Snapshot::finished(std::size_t limit) {
  auto found = archive_.latest(limit);
  if (!found) return found;
  for (const TableId& table : log_.to_archive()) found->push_back(log_.summary(table));
  std::ranges::sort(*found, is_later);
  found->resize(std::min(limit, found->size()));
  return found;
}

std::optional<Failure> Snapshot::beat(std::int64_t) {
  return Failure{Trouble::closed, "No sign of life was taken: this journal is only read."};
}

std::expected<std::int64_t, Failure> Snapshot::last_beat() {
  auto beat = database_.ask("SELECT wall_ms FROM life");
  if (!beat) return std::unexpected(told(std::move(beat.error())));
  return *beat;
}

}  // namespace journal
