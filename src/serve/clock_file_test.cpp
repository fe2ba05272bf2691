#include "serve/clock_file.h"

#include <gtest/gtest.h>

#include <fstream>

#include "journal/testing/temporary_folder.h"

namespace serve {
namespace {

TEST(ClockFile, KeepsTheLatestTime) {
  const journal::testing::TemporaryFolder folder;
  const auto file = folder.path() / "clock";
  EXPECT_EQ(read_clock(file), 0);
  write_clock(file, 1'700'000'000'000);
  write_clock(file, 1'700'000'360'000);
  EXPECT_EQ(read_clock(file), 1'700'000'360'000);
  std::ofstream{file} << "no time";
  EXPECT_EQ(read_clock(file), 0);
  EXPECT_NO_THROW(write_clock(folder.path() / "nowhere" / "clock", 1));
}

}  // namespace
}  // namespace serve
