// The store of docs/formats/journal.md, for one thread at a time: groups of changes go in as one
// transaction, each with its own outcome, and what can be read is durable.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <variant>

#include "journal/archive.h"
#include "journal/hot_log.h"
#include "journal/journal.h"
#include "sqlite/folder.h"
#include "sqlite/store.h"
#include "sqlite/transactions.h"

namespace journal {

using SqliteOptions = sqlite::Options;  // for tests

struct Beat {
  std::int64_t wall_ms;
};
using Change = std::variant<Row, Beat>;
using Outcome = std::optional<Failure>;

class SqliteStore {
 public:
  static std::expected<std::unique_ptr<SqliteStore>, Failure> open(
      const std::filesystem::path& folder, const SqliteOptions&);

  // All changes that can be taken, in one transaction; one outcome each. If the transaction fails,
  // all outcomes say so, even those of rows that would have been refused anyway: a refusal may rest
  // on a row of the same group.
  std::vector<Outcome> keep(std::span<const Change>);

  std::expected<std::vector<Row>, Failure> read(const TableId&);
  std::expected<std::vector<TableSummary>, Failure> running();
  std::expected<std::vector<TableSummary>, Failure> finished(std::size_t limit);
  std::expected<std::int64_t, Failure> last_beat();

  // How many finished tables are still in the hot log, and the move of the oldest of them: of one,
  // or of as many as have so many rows together, in one transaction.
  std::size_t to_archive() const { return log_.to_archive().size(); }
  Outcome archive(std::size_t rows = 1);

  sqlite3* connection() const {
    return database_.connection();
  }  // for tests: to measure and to harm

 private:
  SqliteStore(sqlite::Folder folder, Database database);

  Outcome ready();
  Outcome transact(const std::function<Outcome()>& body);
  Outcome take(const Change&, Outcome& refusal);
  std::expected<Outcome, Failure> refusal(const Row&);

  sqlite::Folder folder_;
  Database database_;
  HotLog log_;
  Archive archive_;
  Statement beat_;
  sqlite::Transactions transactions_;
  bool stale_ = true;  // the hot log's memory is not what the disk has
};

}  // namespace journal
