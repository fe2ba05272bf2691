// Threads that think, so that the loop does not wait.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "server/net/loop.h"
#include "server/ports.h"

namespace serve {

class ThreadWorkers final : public server::Workers {
 public:
  // The loop outlives it.
  ThreadWorkers(server::net::Loop&, unsigned threads, std::size_t most_waiting);
  ~ThreadWorkers() override;  // what waits is dropped; what runs is waited for

  bool run(Job) override;  // from any thread

 private:
  void labour(std::stop_token);

  server::net::Loop& loop_;
  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<Job> waiting_;
  std::vector<std::jthread> threads_;
};

}  // namespace serve
