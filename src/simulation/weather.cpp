#include "simulation/weather.h"

namespace simulation {
namespace {

constexpr std::int64_t second = 1000, minute = 60 * second;
constexpr Health much_is_under_way{.least_ms = 1'000, .most_ms = 5'000};

}  // namespace

void Weather::begin() {
  is_bad_ = true;
  ++season_;
  town_.wire.lose_requests(40);
  town_.wire.most_ms = 400;
  again(2 * second, 20 * second, &Weather::trouble_a_connection);
  again(20 * second, 3 * minute, &Weather::trouble_the_disk);
  again(2 * minute, 8 * minute, &Weather::storm);
  again(1 * minute, 8 * minute, &Weather::plan_a_crash);
}

void Weather::end() {
  is_bad_ = busy_ = false;
  crash_at_event_.reset();
  disk_.health = {};
  town_.wire.lose_requests(0);
  town_.wire.most_ms = 60;
}

void Weather::again(std::int64_t least_ms, std::int64_t most_ms, void (Weather::*what)()) {
  town_.clock.after(town_.between(least_ms, most_ms),
                    [this, least_ms, most_ms, what, season = season_] {
                      if (!is_bad_ || season != season_) return;
                      (this->*what)();
                      again(least_ms, most_ms, what);
                    });
}

void Weather::trouble_a_connection() {
  const auto open = town_.wire.open();
  if (open.empty()) return;
  const auto id = open[town_.luck.below(open.size())];
  if (town_.chance(300)) {
    return town_.wire.read_slowly(id, static_cast<std::size_t>(town_.between(50, 1'500)),
                                  town_.between(1 * second, 40 * second));
  }
  town_.wire.cut(id, town_.chance(500) ? Wire::Way::up : Wire::Way::down,
                 town_.luck.below(town_.chance(500) ? 200 : 10'000));
}

void Weather::trouble_the_disk() {
  switch (town_.luck.below(6)) {
    case 0: disk_.health = {.least_ms = 200, .most_ms = 6'000}; break;
    case 1: disk_.health = {.fails = 700, .cannot_read = 300}; break;
    case 2: disk_.health = {.full = 1000}; break;
    case 3: disk_.health = {.unsure = 600, .cannot_read = 500}; break;
    case 4:
      disk_.health = {.least_ms = 50, .most_ms = 2'000, .fails = 100, .full = 100, .unsure = 300};
      break;
    default: busy_ = true; break;
  }
  town_.clock.after(town_.between(1 * second, 30 * second), [this] {
    disk_.health = {};
    busy_ = false;
  });
}

void Weather::storm() {
  town_.counts.add("reconnect storm");
  for (const auto& person : people_) person->drop_everything();
}

void Weather::plan_a_crash() {
  const bool is_slow = town_.chance(800);  // and so there is much to tear
  if (is_slow) disk_.health = much_is_under_way;
  crash_at_event_ = town_.clock.happened() + town_.luck.below(is_slow ? 100 : 400);
  crash_waits_ = is_slow && town_.chance(500) ? 1'000 : 0;
}

void Weather::after_an_event() {
  if (!crash_at_event_ || town_.clock.happened() < *crash_at_event_) return;
  if (disk_.changes_under_way() < 3 && town_.clock.happened() < *crash_at_event_ + crash_waits_) {
    disk_.health = much_is_under_way;
    return;
  }
  crash_at_event_.reset();
  disk_.health = {};
  crash_(town_.chance(350));
}

}  // namespace simulation
