// A journal in a folder of its own, kept by SQLite. One thread writes: it takes all changes that
// wait, of all tables, makes them durable in one transaction, and calls back. While it commits,
// others queue; there is no timer. docs/formats/journal.md says what is on the disk.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "journal/journal.h"
#include "journal/sqlite_store.h"

namespace journal {

class SqliteJournal final : public Journal {
 public:
  // Owns the folder until it is destroyed. Troubles: held, newer, damaged, full, failed.
  static std::expected<std::unique_ptr<SqliteJournal>, Failure> open(
      const std::filesystem::path& folder, const SqliteOptions& = {});
  ~SqliteJournal() override;

  void append(Row row, Done done) override;

  // Appends rows that arrived together, in one transaction and with one wake-up of the writer, and
  // leaves them moved from. `done` is called exactly once, as for a single row, with one outcome
  // per row, in order.
  using BatchDone = std::function<void(std::vector<Outcome>)>;
  void append_batch(std::span<Row> rows, BatchDone done);

  std::expected<std::vector<Row>, Failure> read(const TableId&) override;
  std::expected<std::vector<TableSummary>, Failure> running() override;
  std::expected<std::vector<TableSummary>, Failure> finished(std::size_t limit) override;
  std::optional<Failure> beat(std::int64_t wall_ms) override;
  std::expected<std::int64_t, Failure> last_beat() override;

  // Returns when nothing waits and every finished table is archived or its disk refused that.
  // Not from `done`.
  void wait_until_idle();

 private:
  // Called with the outcomes of the next `changes` changes.
  struct Callback {
    std::size_t changes;
    BatchDone done;
  };
  // Questions are asked after the changes are kept.
  struct Waiting {
    std::vector<Change> changes;
    std::vector<Callback> callbacks;
    std::vector<std::function<void()>> questions;
    bool empty() const { return changes.empty() && questions.empty(); }
  };

  explicit SqliteJournal(std::unique_ptr<SqliteStore> store);

  template <typename Answer>
  Answer ask(std::function<Answer(SqliteStore&)> question);
  void write();
  void serve(Waiting&);
  void archive(std::size_t rows);

  // Used by the writer's thread alone.
  std::unique_ptr<SqliteStore> store_;
  bool archive_refused_ = false;  // until something could be written again

  std::mutex mutex_;
  std::condition_variable wake_, rest_;
  Waiting waiting_;
  bool closing_ = false;
  bool idle_ = false;
  int hurried_ = 0;  // who waits until it is idle
  std::thread writer_;
};

}  // namespace journal
