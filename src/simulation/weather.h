// What goes wrong, when, and for how long.
#pragma once

#include "simulation/disk.h"
#include "simulation/person.h"

namespace simulation {

class Weather {
 public:
  using Crash = std::function<void(bool well)>;  // well: drained before

  Weather(Town& town, Disk& disk, std::vector<std::unique_ptr<Person>>& people, Crash crash)
      : town_{town}, disk_{disk}, people_{people}, crash_{std::move(crash)} {}

  void begin();
  void end();

  // After every event: some crashes come at an event, not at a time.
  void after_an_event();
  bool workers_are_busy() const { return busy_; }

 private:
  void again(std::int64_t least_ms, std::int64_t most_ms, void (Weather::*)());
  void trouble_a_connection();
  void trouble_the_disk();
  void storm();
  void plan_a_crash();

  Town& town_;
  Disk& disk_;
  std::vector<std::unique_ptr<Person>>& people_;
  Crash crash_;
  bool is_bad_ = false, busy_ = false;
  std::uint64_t season_ = 0;
  std::optional<std::uint64_t> crash_at_event_;
  std::uint64_t crash_waits_ = 0;  // for so many events more, until it can tear the directory
};

}  // namespace simulation
