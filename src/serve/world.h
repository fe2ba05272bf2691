// The hub's ports in the program: disks with threads of their own, timers of the loop, a log on
// standard error.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "directory/directory.h"
#include "journal/sqlite_journal.h"
#include "serve/log_writer.h"
#include "server/net/loop.h"
#include "server/ports.h"

namespace serve {

// Answers of journal and directory come on the loop's thread.
class LoopStore final : public server::Store {
 public:
  // All outlive it, and the loop outlives the others, which answer until they are destroyed. The
  // latest sign of life is read here, before the first new one.
  LoopStore(server::net::Loop&, journal::SqliteJournal&, directory::Directory&, server::Workers&,
            std::filesystem::path clock_file);

  void append(journal::Row, journal::Journal::Done) override;
  std::expected<std::vector<journal::Row>, journal::Failure> read(const journal::TableId&) override;
  std::int64_t last_beat() override { return last_beat_; }
  void beat(std::int64_t wall_ms, journal::Journal::Done) override;
  std::int64_t believed_clock() override { return believed_clock_; }
  void believe_clock(std::int64_t wall_ms) override;
  void change(directory::Change, directory::Directory::Done) override;
  directory::Directory& people() override { return directory_; }

 private:
  void append_batch();

  server::net::Loop& loop_;
  journal::SqliteJournal& journal_;
  directory::Directory& directory_;
  server::Workers& workers_;
  std::filesystem::path clock_file_;
  std::int64_t last_beat_ = 0, believed_clock_ = 0;
  // The appends of this turn of the loop; dones_[i] is called with the outcome of rows_[i].
  std::vector<journal::Row> rows_;
  std::vector<journal::Journal::Done> dones_;
};

class LoopTimers final : public server::Timers {
 public:
  LoopTimers(server::net::Loop& loop, tables::WallClock wall)
      : loop_{loop}, wall_{std::move(wall)} {}
  Handle at(std::int64_t wall_ms, std::function<void()>) override;
  void cancel(Handle handle) override { timers_.erase(handle); }
  std::int64_t steady_ms() override;

 private:
  server::net::Loop& loop_;
  tables::WallClock wall_;
  std::map<Handle, server::net::Timer> timers_;
  Handle last_ = 0;
};

// A line each on standard error, of events of this level and above. Nobody waits for its reader.
class LineLog final : public server::Log {
 public:
  LineLog(tables::WallClock, server::log::Level least);
  void note(const server::log::Event&) override;

 private:
  tables::WallClock wall_;
  server::log::Level least_;
  LogWriter writer_;
};

// A hub is made with its connections, and the edge with its service: this stands between them until
// both are there.
class Forward final : public server::Connections {
 public:
  void to(server::Connections& connections) { connections_ = &connections; }
  bool send(server::ConnectionId id, std::shared_ptr<const std::string> text) override {
    return connections_->send(id, std::move(text));
  }
  void close(server::ConnectionId id, std::uint16_t code, std::string reason) override {
    connections_->close(id, code, std::move(reason));
  }

 private:
  server::Connections* connections_ = nullptr;
};

}  // namespace serve
