// What the deciding part of the server needs of the world. In the program these are threads, disks
// and sockets; in a simulation all of them are one thread and a seed. Every answer comes on the
// hub's own thread, at once or later.
#pragma once

#include <functional>

#include "directory/directory.h"
#include "journal/journal.h"
#include "server/log.h"
#include "server/service.h"
#include "tables/conductor.h"

namespace server {

class Store {
 public:
  virtual ~Store() = default;
  virtual void append(journal::Row, journal::Journal::Done) = 0;
  // Waits for the disk, and may be called from a worker, too: the hub's own thread does so only
  // where a game is taken up again.
  virtual std::expected<std::vector<journal::Row>, journal::Failure> read(
      const journal::TableId&) = 0;
  virtual std::int64_t last_beat() = 0;  // before this start; 0 if never
  virtual void beat(std::int64_t wall_ms, journal::Journal::Done) = 0;

  // The latest time at which the clock was believed, over all starts; 0 if never. Where noting it
  // fails, nobody hears of that.
  virtual std::int64_t believed_clock() = 0;
  virtual void believe_clock(std::int64_t wall_ms) = 0;

  virtual void change(directory::Change, directory::Directory::Done) = 0;
  virtual directory::Directory& people() = 0;  // for looking up; from a worker, too
};

class Workers {
 public:
  virtual ~Workers() = default;
  // `job` runs elsewhere and must not touch what is the hub's; what it returns is called on the
  // hub's thread. False where too much waits already, and then nothing happens.
  using Job = std::function<std::function<void()>()>;
  virtual bool run(Job) = 0;
};

class Timers {
 public:
  virtual ~Timers() = default;
  using Handle = std::uint64_t;  // never 0
  virtual Handle at(std::int64_t wall_ms, std::function<void()>) = 0;
  virtual void cancel(Handle) = 0;  // also of one that has been
  // Goes on steadily, whatever the wall's clock is set to. From no time in particular.
  virtual std::int64_t steady_ms() = 0;
};

struct Ports {
  tables::Games games;
  tables::WallClock wall;
  core::Generator* secrets;
  Store* store;
  Workers* workers;
  Timers* timers;
  Connections* connections;
  Log* log;
};

}  // namespace server
