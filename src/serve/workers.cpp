#include "serve/workers.h"

namespace serve {

ThreadWorkers::ThreadWorkers(server::net::Loop& loop, unsigned threads, std::size_t most_waiting)
    : loop_{loop}, most_waiting_{most_waiting} {
  for (unsigned i = 0; i < threads; ++i) {
    threads_.emplace_back([this](std::stop_token stop) { labour(std::move(stop)); });
  }
}

ThreadWorkers::~ThreadWorkers() {
  for (auto& thread : threads_) thread.request_stop();
  wake_.notify_all();
  threads_.clear();
}

bool ThreadWorkers::run(Job job) {
  {
    const std::lock_guard lock{mutex_};
    if (waiting_.size() >= most_waiting_) return false;
    waiting_.push_back(std::move(job));
  }
  wake_.notify_one();
  return true;
}

void ThreadWorkers::labour(std::stop_token stop) {
  for (;;) {
    std::unique_lock lock{mutex_};
    if (!wake_.wait(lock, stop, [&] { return !waiting_.empty(); })) return;
    const Job job = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    loop_.post(job());
  }
}

}  // namespace serve
