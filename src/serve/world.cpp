#include "serve/world.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>

namespace serve {

void LoopCalls::put(const std::shared_ptr<LoopCalls>& calls, std::function<void()> call) {
  {
    const std::lock_guard lock{calls->mutex_};
    calls->waiting_.push_back(std::move(call));
    if (calls->waiting_.size() > 1) return;
  }
  calls->loop_.post([calls] { calls->make(); });
}

void LoopCalls::make() {
  std::vector<std::function<void()>> taken;
  {
    const std::lock_guard lock{mutex_};
    taken.swap(waiting_);
  }
  for (const auto& call : taken) call();
}

LoopStore::LoopStore(server::net::Loop& loop, journal::Journal& journal,
                     directory::Directory& directory, server::Workers& workers)
    : loop_{loop},
      calls_{std::make_shared<LoopCalls>(loop)},
      journal_{journal},
      directory_{directory},
      workers_{workers},
      last_beat_{journal.last_beat().value_or(0)} {}

// Rows of one turn of the loop go to the journal together: so they are one group, and the writer
// is woken once.
void LoopStore::append(journal::Row row, journal::Journal::Done done) {
  appends_.push_back({std::move(row), std::move(done)});
  if (appends_.size() > 1) return;
  loop_.post([self = std::weak_ptr{self_}] {
    if (const auto alive = self.lock()) (*alive)->hand_over();
  });
}

void LoopStore::hand_over() {
  for (auto& [row, done] : std::exchange(appends_, {})) {
    journal_.append(std::move(row), [calls = calls_, done = std::move(done)](
                                        std::optional<journal::Failure> failure) mutable {
      LoopCalls::put(calls,
                     [done = std::move(done), failure = std::move(failure)] { done(failure); });
    });
  }
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
  directory_.change(std::move(change), [calls = calls_, done = std::move(done)](
                                           std::optional<directory::Failure> failure) mutable {
    LoopCalls::put(calls,
                   [done = std::move(done), failure = std::move(failure)] { done(failure); });
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
