#include "server/bounded.h"

#include <gtest/gtest.h>

namespace server {
namespace {

// Workers that do a job when they are told to.
struct LazyWorkers final : Workers {
  bool run(Job job) override {
    if (full) return false;
    jobs.push_back(std::move(job));
    return true;
  }
  void do_one() {
    const auto job = std::move(jobs.front());
    jobs.pop_front();
    job()();
  }
  std::deque<Job> jobs;
  bool full = false;
};

struct Bench : ::testing::Test {
  void ask() {
    bounded.run([this]() -> std::function<void()> { return [this] { ++done; }; },
                [this] { ++refused; });
  }
  LazyWorkers workers;
  Bounded bounded{workers, 2, 3};
  int done = 0, refused = 0;
};

TEST_F(Bench, DoesSoManyAtOnceAndLetsSoManyWait) {
  for (int i = 0; i < 7; ++i) ask();
  EXPECT_EQ(workers.jobs.size(), 2U);
  EXPECT_EQ(refused, 2) << "whoever does not find room is told at once";
  while (!workers.jobs.empty()) workers.do_one();
  EXPECT_EQ(done, 5);
  EXPECT_EQ(bounded.take_refused(), 2U);
  EXPECT_EQ(bounded.take_refused(), 0U);
}

TEST_F(Bench, WhoeverWaitedIsToldWhenTheWorkersHaveNoRoom) {
  for (int i = 0; i < 4; ++i) ask();
  workers.full = true;
  workers.do_one();
  EXPECT_EQ(done, 1);
  EXPECT_EQ(refused, 2) << "both that waited";
  workers.do_one();
  workers.full = false;
  ask();
  workers.do_one();
  EXPECT_EQ(done, 3) << "and it goes on afterwards";
}

}  // namespace
}  // namespace server
