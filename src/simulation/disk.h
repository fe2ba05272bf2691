// The two stores on one disk, in virtual time. Everything that waits is written as one batch, as
// the real ones do; the disk's health says how long that takes and how it may end. A crash keeps a
// drawn beginning of what was under way.
#pragma once

#include <deque>

#include "directory/memory_directory.h"
#include "journal/memory_journal.h"
#include "server/ports.h"
#include "simulation/clockwork.h"
#include "simulation/lookups.h"
#include "simulation/trace.h"

namespace simulation {

// How the disk is. Chances are of a thousand batches, or of a thousand questions.
struct Health {
  std::uint64_t least_ms = 1, most_ms = 12;
  std::uint64_t fails = 0, full = 0, unsure = 0, cannot_read = 0;
};

// What comes to be on the disk, the moment it does.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void will_keep_unsurely(const journal::Row&) = 0;  // before it is kept
  virtual void kept(const journal::Row&) = 0;
  virtual void kept(const directory::Change&) = 0;
};

class Disk final : public server::Store {
 public:
  Disk(Clockwork&, core::Generator&, Trace&, Counts&);
  void watch(Watcher& watcher) { watcher_ = &watcher; }

  Health health;

  void crash();   // now
  void start();   // the next life begins: its last sign of life is read
  void finish();  // writes all that waits, as a program does that ends well
  std::size_t changes_under_way() const {
    return changes_.waiting.size() + changes_.under_way.size();
  }
  bool is_idle() const { return rows_.is_idle() && changes_.is_idle(); }
  directory::Directory& directory() { return directory_; }  // what it holds, without trouble

  void append(journal::Row, journal::Journal::Done) override;
  std::expected<std::vector<journal::Row>, journal::Failure> read(const journal::TableId&) override;
  std::int64_t last_beat() override { return beat_at_start_; }
  void beat(std::int64_t wall_ms, journal::Journal::Done) override;
  std::int64_t believed_clock() override { return believed_clock_; }
  void believe_clock(std::int64_t wall_ms) override { believed_clock_ = wall_ms; }
  void change(directory::Change, directory::Directory::Done) override;
  directory::Directory& people() override { return lookups_; }

 private:
  struct RowWaiting {
    std::optional<journal::Row> row;  // or a sign of life
    std::int64_t beat = 0;
    journal::Journal::Done done;
  };
  struct ChangeWaiting {
    directory::Change change;
    directory::Directory::Done done;
  };
  template <class Waiting>
  struct Queue {
    std::deque<Waiting> waiting, under_way;
    bool is_idle() const { return waiting.empty() && under_way.empty(); }
  };
  enum class End { kept, failed, full, unsure_kept, unsure_lost };

  void write_rows();
  void rows_end(End);
  void write_changes();
  void changes_end(End);
  std::optional<journal::Failure> keep(RowWaiting&);
  std::optional<directory::Failure> keep(ChangeWaiting&);
  End draw_end();
  bool chance(std::uint64_t of_a_thousand) { return luck_.below(1000) < of_a_thousand; }
  template <class Waiting>
  std::uint64_t tear(Queue<Waiting>&, std::string_view what);  // how many were kept

  Clockwork& clock_;
  core::Generator& luck_;
  Trace& trace_;
  Counts& counts_;
  Watcher* watcher_ = nullptr;
  journal::MemoryJournal journal_;
  directory::MemoryDirectory directory_;
  Lookups lookups_;
  Queue<RowWaiting> rows_;
  Queue<ChangeWaiting> changes_;
  // Changes of which nobody knows: a crash before the next batch may bring them back.
  std::deque<ChangeWaiting> limbo_;
  std::int64_t beat_ = 0, beat_at_start_ = 0, believed_clock_ = 0;
};

}  // namespace simulation
