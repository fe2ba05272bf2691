#include "simulation/clockwork.h"

#include <algorithm>
#include <utility>

namespace simulation {

void Clockwork::plan(std::int64_t at, std::uint64_t life, Handle timer, Call call) {
  events_.push_back({std::max(at, now_), ++order_, life, timer, std::move(call)});
  std::ranges::push_heap(events_, is_later);
}

Clockwork::Handle Clockwork::timer(std::int64_t at, Call call) {
  const Handle handle = order_ + 1;
  timers_.insert(handle);
  plan(at, life_, handle, std::move(call));
  return handle;
}

void Clockwork::end_life() {
  ++life_;
  timers_.clear();
}

bool Clockwork::step(std::int64_t until) {
  if (events_.empty() || events_.front().at > until) return false;
  std::ranges::pop_heap(events_, is_later);
  const Event event = std::move(events_.back());
  events_.pop_back();
  now_ = event.at;
  if (event.life != 0 && event.life != life_) return true;
  if (event.timer != 0 && timers_.erase(event.timer) == 0) return true;
  ++happened_;
  event.call();
  return true;
}

void Clockwork::run(std::int64_t until) {
  while (step(until)) {
  }
  now_ = std::max(now_, until);
}

}  // namespace simulation
