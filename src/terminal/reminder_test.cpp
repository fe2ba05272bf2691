#include "terminal/reminder.h"

#include <gtest/gtest.h>

namespace terminal {
namespace {

using core::TableTime;
using std::chrono::seconds;

TEST(Reminder, speaks_a_minute_half_a_minute_and_ten_seconds_before_the_end) {
  Reminder reminder;
  const auto at = [&](int left, int since = 0, bool asked = true) {
    return reminder.at(seconds{left}, TableTime{seconds{since}}, asked).value_or("");
  };
  EXPECT_EQ(at(120), "");
  EXPECT_EQ(at(61), "");
  EXPECT_EQ(at(60), "1:00 left.");
  EXPECT_EQ(at(59), "");
  EXPECT_EQ(at(29), "0:29 left.");
  EXPECT_EQ(at(10), "0:10 left.");
  EXPECT_EQ(at(5), "");
  EXPECT_EQ(at(119, 120), "") << "another clock";
  EXPECT_EQ(at(59, 120, false), "") << "nothing is asked any more";
  EXPECT_EQ(reminder.at(std::nullopt, TableTime{}, true), std::nullopt);
}

}  // namespace
}  // namespace terminal
