#include "serve/world.h"

#include <fmt/format.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "serve/clock_file.h"

namespace serve {
namespace {

constexpr std::size_t most_log_bytes = std::size_t{1} << 20U;  // some five thousand lines

}  // namespace

LoopStore::LoopStore(server::net::Loop& loop, journal::SqliteJournal& journal,
                     directory::Directory& directory, server::Workers& workers,
                     std::filesystem::path clock_file)
    : loop_{loop},
      journal_{journal},
      directory_{directory},
      workers_{workers},
      clock_file_{std::move(clock_file)},
      last_beat_{journal.last_beat().value_or(0)},
      believed_clock_{read_clock(clock_file_)} {}

// Whatever is posted is called, if at all, while everything that serve() has made is still there.
void LoopStore::append(journal::Row row, journal::Journal::Done done) {
  if (rows_.empty()) loop_.post([this] { append_batch(); });
  rows_.push_back(std::move(row));
  dones_.push_back(std::move(done));
}

// One batch, one transaction and one call back on the loop, however many rows the turn had.
void LoopStore::append_batch() {
  journal_.append_batch(rows_, [&loop = loop_, dones = std::exchange(dones_, {})](
                                   std::vector<journal::Outcome> outcomes) mutable {
    loop.post([dones = std::move(dones), outcomes = std::move(outcomes)]() mutable {
      for (std::size_t i = 0; i < dones.size(); ++i) dones[i](std::move(outcomes[i]));
    });
  });
  rows_.clear();
}

std::expected<std::vector<journal::Row>, journal::Failure> LoopStore::read(
    const journal::TableId& id) {
  return journal_.read(id);
}

// It waits for the disk, and so not on the loop. One that fails, or that the workers have no time
// for, is made up by the next.
void LoopStore::beat(std::int64_t wall_ms, journal::Journal::Done done) {
  workers_.run([&journal = journal_, wall_ms, done = std::move(done)]() -> std::function<void()> {
    auto failure = journal.beat(wall_ms);
    return [done, failure = std::move(failure)] { done(failure); };
  });
}

void LoopStore::believe_clock(std::int64_t wall_ms) {
  workers_.run([file = clock_file_, wall_ms]() -> std::function<void()> {
    write_clock(file, wall_ms);
    return [] {};
  });
}

void LoopStore::change(directory::Change change, directory::Directory::Done done) {
  directory_.change(std::move(change), [&loop = loop_, done = std::move(done)](
                                           std::optional<directory::Failure> failure) mutable {
    loop.post([done = std::move(done), failure = std::move(failure)] { done(failure); });
  });
}

LoopTimers::Handle LoopTimers::at(std::int64_t wall_ms, std::function<void()> call) {
  const auto handle = ++last_;
  const std::chrono::milliseconds wait{std::max<std::int64_t>(0, wall_ms - wall_())};
  timers_.emplace(handle, loop_.after(wait, [this, handle, call = std::move(call)] {
    const auto own = timers_.extract(handle);  // lives until the call is over
    call();
  }));
  return handle;
}

// Time in which the machine slept has passed, too.
std::int64_t LoopTimers::steady_ms() {
  timespec now{};
  ::clock_gettime(CLOCK_BOOTTIME, &now);
  return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

LineLog::LineLog(tables::WallClock wall, server::log::Level least)
    : wall_{wall},
      least_{least},
      writer_{STDERR_FILENO, most_log_bytes, [wall](auto lines) {
                return server::log::line(server::log::LinesDropped{lines}, wall()) + "\n";
              }} {}

void LineLog::note(const server::log::Event& event) {
  if (server::log::level_of(event) < least_) return;
  writer_.write(server::log::line(event, wall_()) + "\n");
}

}  // namespace serve
