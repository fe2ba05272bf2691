#include "serve/log_writer.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <thread>

namespace serve {
namespace {

using namespace std::chrono_literals;

std::string dropped(std::uint64_t lines) { return "dropped " + std::to_string(lines) + "\n"; }

class Log : public ::testing::Test {
 protected:
  void SetUp() override {
    ::signal(SIGPIPE, SIG_IGN);
    ASSERT_EQ(::pipe(ends.data()), 0);
  }
  void TearDown() override {
    for (const int end : ends) ::close(end);
  }
  std::string read() {
    std::array<char, 4096> some{};
    const auto count = ::read(ends[0], some.data(), some.size());
    return {some.data(), static_cast<std::size_t>(std::max<ssize_t>(0, count))};
  }
  std::string read_up_to(std::string_view line) {
    std::string all;
    while (all.find(line) == std::string::npos) all += read();
    return all;
  }

  std::array<int, 2> ends{};
};

TEST_F(Log, WritesLinesInOrder) {
  LogWriter writer{ends[1], 1'000'000, dropped};
  std::string expected;
  for (int i = 0; i < 5000; ++i) {
    const auto line = "line " + std::to_string(i) + "\n";
    writer.write(line);
    expected += line;
  }
  EXPECT_EQ(read_up_to("line 4999\n"), expected);
}

TEST_F(Log, WaitsForNobodyAndTellsWhatItDropped) {
  constexpr std::size_t lines = 20'000;
  const std::string line = std::string(99, 'x') + "\n";
  const auto began = std::chrono::steady_clock::now();
  LogWriter writer{ends[1], 100'000, dropped};
  for (std::size_t i = 0; i < lines; ++i) writer.write(line);
  EXPECT_LT(std::chrono::steady_clock::now() - began, 5s);
  // Every line comes or is counted.
  std::size_t written = 0, lost = 0;
  for (std::string unread; written + lost < lines;) {
    unread += read();
    for (auto end = unread.find('\n'); end != std::string::npos; end = unread.find('\n')) {
      const bool is_count = unread.starts_with("dropped ");
      (is_count ? lost : written) += is_count ? std::stoul(unread.substr(8)) : 1;
      unread.erase(0, end + 1);
    }
  }
  EXPECT_GT(lost, lines / 2);
  EXPECT_EQ(written + lost, lines);
  writer.write("again\n");
  EXPECT_EQ(read_up_to("again\n"), "again\n");
}

TEST_F(Log, EndsThoughNobodyReads) {
  const auto began = std::chrono::steady_clock::now();
  {
    LogWriter writer{ends[1], 1'000'000, dropped};
    writer.write(std::string(500'000, 'x') + "\n");
  }
  EXPECT_LT(std::chrono::steady_clock::now() - began, 10s);
  std::this_thread::sleep_for(500ms);  // its thread has seen it before the pipe is closed
}

TEST_F(Log, LeavesNothingBehindAtTheEnd) {
  std::string line = "the last words\n";
  {
    LogWriter{ends[1], 1000, dropped}.write(line);
  }
  EXPECT_EQ(read(), line);
}

}  // namespace
}  // namespace serve
