#include "journal/sqlite_store.h"

#include <algorithm>
#include <utility>

#include "journal/refusal.h"
#include "journal/schema.h"

namespace journal {
SqliteStore::SqliteStore(sqlite::Folder folder, Database database)
    : folder_(std::move(folder)),
      database_(std::move(database)),
      log_(database_),
      archive_(database_),
      beat_(database_, "UPDATE life SET wall_ms = ?"),
      transactions_(database_, "UPDATE life SET mended = mended + 1") {}

std::expected<std::unique_ptr<SqliteStore>, Failure> SqliteStore::open(
    const std::filesystem::path& path, const SqliteOptions& options) {
  auto folder = sqlite::Folder::own(path, "lock", "games");
  if (!folder) return std::unexpected(told(folder.error()));
  auto database = sqlite::open_store(*folder, "liebrary.db", schema(), options);
  if (!database) return std::unexpected(told(database.error()));
  // Whatever is deleted has been copied to the archive: to overwrite it would hide nothing.
  if (const int code = database->run("PRAGMA secure_delete = OFF"); code != SQLITE_OK) {
    return std::unexpected(failure(*database, code));
  }
  std::unique_ptr<SqliteStore> store(new SqliteStore(std::move(*folder), std::move(*database)));
  if (auto failure = store->ready()) return std::unexpected(std::move(*failure));
  return store;
}

Outcome SqliteStore::ready() {
  if (auto failure = transactions_.ready()) return told(std::move(*failure));
  if (stale_) {
    if (auto failure = log_.scan()) return failure;
    stale_ = false;
  }
  return std::nullopt;
}

Outcome SqliteStore::transact(const std::function<Outcome()>& body) {
  if (auto failure = ready()) return failure;
  if (auto failure = transactions_.begin()) return told(std::move(*failure));
  Outcome failure = body();
  if (failure) {
    transactions_.roll_back();
  } else if (auto uncommitted = transactions_.commit()) {
    failure = told(std::move(*uncommitted));
  }
  if (failure) stale_ = true;
  return failure;
}

std::vector<Outcome> SqliteStore::keep(std::span<const Change> changes) {
  std::vector<Outcome> outcomes(changes.size());
  const Outcome failure = transact([&]() -> Outcome {
    for (std::size_t i = 0; i < changes.size(); ++i) {
      if (auto broken = take(changes[i], outcomes[i])) return broken;
    }
    return std::nullopt;
  });
  if (failure) std::ranges::fill(outcomes, failure);
  return outcomes;
}

Outcome SqliteStore::take(const Change& change, Outcome& refused) {
  if (const auto* sign = std::get_if<Beat>(&change)) {
    Run run(beat_);
    run.bind_number(sign->wall_ms);
    const int code = run.step();
    return code == SQLITE_DONE ? std::nullopt : Outcome(failure(database_, code));
  }
  const Row& row = std::get<Row>(change);
  auto answer = refusal(row);
  if (!answer) return answer.error();
  refused = std::move(*answer);
  return refused ? std::nullopt : log_.add(row);
}

std::expected<Outcome, Failure> SqliteStore::refusal(const Row& row) {
  if (log_.has(row.table)) return log_.refusal(row);
  const auto archived = archive_.find(row.table);
  if (!archived) return std::unexpected(archived.error());
  if (!*archived) return row.number == 0 ? Outcome() : unknown_table(row);
  if (row.command) {
    const auto known = archive_.has_command(row.table, *row.command);
    if (!known) return std::unexpected(known.error());
    if (*known) return repeated_command(row.table, *row.command);
  }
  return table_is_finished(row);
}

Outcome SqliteStore::archive(std::size_t rows) {
  if (auto failure = ready()) return failure;
  std::vector<TableId> tables;
  std::size_t taken = 0;
  for (const TableId& table : log_.to_archive()) {
    tables.push_back(table);
    taken += log_.places(table).size();
    if (taken >= rows) break;
  }
  if (tables.empty()) return std::nullopt;
  if (auto failure = transact([&] { return archive_.take(log_, tables); })) return failure;
  for (const TableId& table : tables) log_.forget_archived(table);
  return std::nullopt;
}

std::expected<std::vector<Row>, Failure> SqliteStore::read(const TableId& table) {
  if (auto failure = ready()) return std::unexpected(std::move(*failure));
  return log_.has(table) ? log_.read(table) : archive_.read(table);
}

std::expected<std::vector<TableSummary>, Failure> SqliteStore::running() {
  if (auto failure = ready()) return std::unexpected(std::move(*failure));
  auto found = log_.summaries(false);
  std::ranges::sort(found, is_later);
  return found;
}

std::expected<std::vector<TableSummary>, Failure> SqliteStore::finished(std::size_t limit) {
  if (auto failure = ready()) return std::unexpected(std::move(*failure));
  auto found = archive_.latest(limit);
  if (!found) return found;
  for (const TableId& table : log_.to_archive()) found->push_back(log_.summary(table));
  std::ranges::sort(*found, is_later);
  found->resize(std::min(limit, found->size()));
  return found;
}

std::expected<std::int64_t, Failure> SqliteStore::last_beat() {
  if (auto failure = ready()) return std::unexpected(std::move(*failure));
  auto beat = database_.ask("SELECT wall_ms FROM life");
  if (!beat) return std::unexpected(told(std::move(beat.error())));
  return *beat;
}

}  // namespace journal
