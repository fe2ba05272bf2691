// The rows of running tables, and of finished ones until they are archived: appended to one table
// of the database without an index. What an index would answer is held in memory instead.
#pragma once

#include <cstring>
#include <deque>
#include <expected>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "journal/in_sqlite.h"

namespace journal {

class HotLog {
 public:
  explicit HotLog(Database& database);

  // Forgets what is in memory and reads it from the disk again: when opening, and after a
  // transaction that did not come to pass.
  std::optional<Failure> scan();

  bool has(const TableId& table) const { return tables_.contains(table); }

  // Why a row cannot follow what is here. Requires has(row.table).
  std::optional<Failure> refusal(const Row&) const;

  // Appends, within the caller's transaction. Requires that nothing speaks against the row.
  std::optional<Failure> add(const Row&);

  // Requires has(table).
  std::expected<std::vector<Row>, Failure> read(const TableId&);

  std::vector<TableSummary> summaries(bool finished) const;  // in no order
  TableSummary summary(const TableId&) const;                // requires has(table)

  // Finished tables that are still here, oldest first, and where the rows of one of them lie.
  const std::deque<TableId>& to_archive() const { return to_archive_; }
  const std::vector<std::int64_t>& places(const TableId& table) const {
    return tables_.at(table).places;
  }
  // Its rows have left the database's hot table.
  void forget_archived(const TableId&);

 private:
  struct CommandHash {
    std::size_t operator()(const CommandKey& key) const {
      return std::hash<std::string>{}(key.person) * 31 + std::hash<std::string>{}(key.id);
    }
  };
  struct TableHash {
    std::size_t operator()(const TableId& table) const {  // ids are random bits already
      std::size_t hash;
      std::memcpy(&hash, table.bytes.data(), sizeof hash);
      return hash;
    }
  };
  struct Table {
    std::vector<std::int64_t> places;  // of rows 0, 1, 2 …
    std::unordered_set<CommandKey, CommandHash> commands;
    std::int64_t wall_ms = 0;
    bool finished = false;
  };

  void note(const Row&, std::int64_t place);

  Database& database_;
  Statement insert_, scan_, read_;
  std::unordered_map<TableId, Table, TableHash> tables_;
  std::deque<TableId> to_archive_;
};

}  // namespace journal
