// Jobs of one kind for the workers: so many at once, so many waiting, and so many of one person and
// of one household among them. Whoever comes then is told so at once; whose jobs wait take turns.
#pragma once

#include <deque>
#include <limits>
#include <map>
#include <string>
#include <utility>

#include "server/ports.h"

namespace server {

class Bounded {
 public:
  static constexpr auto any_number = std::numeric_limits<std::size_t>::max();
  // The workers outlive it, and it outlives its jobs.
  Bounded(Workers& workers, std::size_t at_once, std::size_t most_waiting,
          std::size_t most_of_one = any_number, std::size_t most_of_household = any_number)
      : workers_{workers},
        at_once_{at_once},
        most_waiting_{most_waiting},
        most_of_one_{most_of_one},
        most_of_household_{most_of_household} {}

  // Either the job is done or `refused` is called, now or later. `who` asks for it, by any name.
  void run(const std::string& who, const std::string& household, Workers::Job,
           std::function<void()> refused);

  std::uint64_t take_refused() { return std::exchange(refused_, 0); }  // how many, since last asked

 private:
  struct Waiting {
    std::string household;
    Workers::Job job;
    std::function<void()> refused;
  };
  struct Line {
    std::size_t running = 0;
    std::deque<Waiting> waiting;
  };
  using Lines = std::map<std::string, Line>;  // of all who have a job that runs or waits

  void begin(Lines::iterator, const Waiting&);
  void end(Lines::iterator, const std::string& household);
  void begin_waiting();

  Workers& workers_;
  std::size_t at_once_, most_waiting_, most_of_one_, most_of_household_;
  std::size_t running_ = 0, waiting_ = 0;
  Lines lines_;
  std::map<std::string, std::size_t> households_;  // their jobs that run or wait
  std::deque<Lines::iterator> turns_;              // who waits, whose turn is next at the front
  std::uint64_t refused_ = 0;
};

}  // namespace server
