#include "server/clock_trust.h"

#include <gtest/gtest.h>

namespace server {
namespace {

constexpr std::int64_t second = 1000, minute = 60 * second, day = 24 * 60 * minute,
                       today = 1'700'000'000'000;

struct Watch {
  explicit Watch(std::int64_t believed, std::int64_t begins) : trust{believed}, wall{begins} {}

  // True from the look that believes it; the clock goes on by `wall_step` in every real second.
  bool runs(std::int64_t time, std::int64_t wall_step = second) {
    for (const auto end = steady + time; steady < end;) {
      steady += second;
      wall += wall_step;
      if (const auto off = trust.look(wall, steady)) leap = *off;
    }
    return trust.is_believed();
  }

  ClockTrust trust;
  std::int64_t wall, steady = 5 * day, leap = 0;
};

TEST(ClockTrust, BelievesAClockThatGoesOnWhereItWas) {
  Watch watch{today, today + 20 * minute};
  EXPECT_FALSE(watch.runs(9 * minute));
  EXPECT_TRUE(watch.runs(2 * minute));
  EXPECT_EQ(watch.leap, 0);
  EXPECT_TRUE(watch.runs(2 * day));
}

TEST(ClockTrust, WaitsADayWhereItFindsAnotherTime) {
  for (const std::int64_t off : {3000 * day, 40 * day, -3 * minute, -20'000 * day}) {
    Watch watch{today, today + off};
    EXPECT_FALSE(watch.runs(day - minute)) << off;
    EXPECT_NEAR(static_cast<double>(watch.leap), static_cast<double>(off), 2000);
    EXPECT_TRUE(watch.runs(2 * minute)) << off;
  }
  Watch first{0, today};
  EXPECT_FALSE(first.runs(day - minute));
  EXPECT_TRUE(first.runs(2 * minute));
  EXPECT_EQ(first.leap, 0) << "a new store has no time that this one could be off from";
}

TEST(ClockTrust, WaitsADayAfterALeap) {
  for (const std::int64_t off : {365 * day, -365 * day, 10 * second}) {
    Watch watch{today, today};
    EXPECT_TRUE(watch.runs(11 * minute));
    watch.wall += off;
    EXPECT_FALSE(watch.runs(day - minute)) << off;
    EXPECT_EQ(watch.leap, off);
    EXPECT_TRUE(watch.runs(2 * minute)) << off;
  }
}

TEST(ClockTrust, NeverBelievesAClockThatRuns) {
  Watch watch{today, today};
  EXPECT_FALSE(watch.runs(3 * day, 2 * second));
  EXPECT_FALSE(watch.runs(3 * day, 0));
}

TEST(ClockTrust, LetsATimeServiceSetItRight) {
  Watch watch{today, today};
  EXPECT_TRUE(watch.runs(11 * minute));
  watch.wall += second;
  EXPECT_TRUE(watch.runs(minute));
  EXPECT_EQ(watch.leap, 0);
}

}  // namespace
}  // namespace server
