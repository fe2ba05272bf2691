// A journal that forgets everything with the process: for tests and for games at one terminal. It
// is also the model that durable journals are compared with, so it is written to be read, not to be
// fast.
#pragma once

#include <map>
#include <mutex>

#include "journal/journal.h"

namespace journal {

class MemoryJournal final : public Journal {
 public:
  void append(Row row, Done done) override;  // calls `done` before it returns
  std::expected<std::vector<Row>, Failure> read(const TableId&) override;
  std::expected<std::vector<TableSummary>, Failure> running() override;
  std::expected<std::vector<TableSummary>, Failure> finished(std::size_t limit) override;
  std::optional<Failure> beat(std::int64_t wall_ms) override;
  std::expected<std::int64_t, Failure> last_beat() override;

 private:
  std::optional<Failure> take(Row row);
  std::vector<TableSummary> summaries(bool finished);

  std::mutex mutex_;
  std::map<TableId, std::vector<Row>> tables_;
  std::int64_t last_beat_ = 0;
};

}  // namespace journal
