// Finished tables, away from the hot log and indexed, so that any number of them costs neither
// memory nor time when the journal opens.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <vector>

#include "journal/hot_log.h"
#include "journal/in_sqlite.h"

namespace journal {

class Archive {
 public:
  explicit Archive(Database& database);

  // Moves the rows of finished tables here, within the caller's transaction.
  // The caller tells the hot log when that is committed.
  std::optional<Failure> take(const HotLog&, std::span<const TableId>);

  std::expected<std::optional<TableSummary>, Failure> find(const TableId&);
  std::expected<bool, Failure> has_command(const TableId&, const CommandKey&);
  std::expected<std::vector<Row>, Failure> read(const TableId&);  // empty if it is not here
  std::expected<std::vector<TableSummary>, Failure> latest(std::size_t limit);

 private:
  Database& database_;
  Statement copy_, list_, drop_, find_, command_, read_, latest_;
};

}  // namespace journal
