// Jobs of one kind for the workers: so many at once and so many waiting, and whoever comes then is
// told so at once.
#pragma once

#include <deque>
#include <utility>

#include "server/ports.h"

namespace server {

class Bounded {
 public:
  // The workers outlive it, and it outlives its jobs.
  Bounded(Workers& workers, std::size_t at_once, std::size_t most_waiting)
      : workers_{workers}, at_once_{at_once}, most_waiting_{most_waiting} {}

  // Either the job is done or `refused` is called, now or later.
  void run(Workers::Job, std::function<void()> refused);

  std::uint64_t take_refused() { return std::exchange(refused_, 0); }  // how many, since last asked

 private:
  struct Waiting {
    Workers::Job job;
    std::function<void()> refused;
  };
  void begin(const Waiting&);
  void begin_waiting();

  Workers& workers_;
  std::size_t at_once_, most_waiting_, running_ = 0;
  std::deque<Waiting> waiting_;
  std::uint64_t refused_ = 0;
};

}  // namespace server
