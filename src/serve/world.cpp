#include "serve/world.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>

namespace serve {

LoopStore::LoopStore(server::net::Loop& loop, journal::SqliteJournal& journal,
                     directory::Directory& directory, server::Workers& workers)
    : loop_{loop},
      journal_{journal},
      directory_{directory},
      workers_{workers},
      last_beat_{journal.last_beat().value_or(0)} {}

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

// It waits for the disk, and so not on the loop. One that fails is made up by the next.
void LoopStore::beat(std::int64_t wall_ms) {
  workers_.run([&journal = journal_, wall_ms]() -> std::function<void()> {
    journal.beat(wall_ms);
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

// One call a line, so that lines of several programs at one terminal do not mix.
void LineLog::note(const server::log::Event& event) {
  if (server::log::level_of(event) < least_) return;
  const auto line = server::log::line(event, wall_()) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace serve
