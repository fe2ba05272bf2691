#include "server/bounded.h"

namespace server {

void Bounded::run(Workers::Job job, std::function<void()> refused) {
  if (running_ < at_once_) return begin({std::move(job), std::move(refused)});
  if (waiting_.size() >= most_waiting_) return ++refused_, refused();
  waiting_.push_back({std::move(job), std::move(refused)});
}

void Bounded::begin(const Waiting& next) {
  ++running_;
  const bool taken = workers_.run([this, job = next.job]() -> std::function<void()> {
    auto then = job();
    return [this, then = std::move(then)] {
      --running_;
      then();
      begin_waiting();
    };
  });
  if (taken) return;
  --running_;  // the workers have too much to do of other kinds
  ++refused_;
  next.refused();
}

void Bounded::begin_waiting() {
  while (running_ < at_once_ && !waiting_.empty()) {
    const Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    begin(next);
  }
}

}  // namespace server
