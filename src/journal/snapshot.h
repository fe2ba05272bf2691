// A journal as it was at one moment, read beside whoever owns it.
#pragma once

#include <filesystem>
#include <memory>

#include "journal/archive.h"
#include "journal/hot_log.h"
#include "journal/journal.h"

namespace journal {

// For one thread. It takes no rows and no signs of life.
class Snapshot final : public Journal {
 public:
  static std::expected<std::unique_ptr<Snapshot>, Failure> open(
      const std::filesystem::path& folder);
  // Of a database in whose transaction all is read.
  static std::expected<std::unique_ptr<Snapshot>, Failure> of(Database);

  void append(Row row, Done done) override;
  std::expected<std::vector<Row>, Failure> read(const TableId&) override;
  std::expected<std::vector<TableSummary>, Failure> running() override;
  std::expected<std::vector<TableSummary>, Failure> finished(std::size_t limit) override;
  std::optional<Failure> beat(std::int64_t wall_ms) override;
  std::expected<std::int64_t, Failure> last_beat() override;

  Database& database() { return database_; }

 private:
  explicit Snapshot(Database database)
      : database_(std::move(database)), log_(database_), archive_(database_) {}

  Database database_;
  HotLog log_;
  Archive archive_;
};

}  // namespace journal
