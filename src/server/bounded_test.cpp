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
    bounded.run(
        "", "", [this]() -> std::function<void()> { return [this] { ++done; }; },
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

struct ShareOfOne : ::testing::Test {
  LazyWorkers workers;
  Bounded shared{workers, 2, 100, 4, 10};
  void ask_as(const std::string& who, const std::string& household = "home") {
    shared.run(
        who, household,
        [this, who]() -> std::function<void()> { return [this, who] { order += who; }; },
        [this, who] { told_to_wait += who; });
  }
  std::string order, told_to_wait;
};

TEST_F(ShareOfOne, OneHouseholdHasSoManyHoweverManyPeopleItMakes) {
  for (char who = 'a'; who < 'h'; ++who) {
    for (int i = 0; i < 2; ++i) ask_as(std::string{who});
  }
  EXPECT_EQ(told_to_wait, "ffgg");
  ask_as("x", "elsewhere");
  EXPECT_EQ(told_to_wait, "ffgg") << "there is room for others";
  while (!workers.jobs.empty()) workers.do_one();
  EXPECT_EQ(order.size(), 11U);
  for (char who = 'a'; who < 'h'; ++who) ask_as(std::string{who});
  EXPECT_EQ(told_to_wait, "ffgg") << "what is done does not count";
}

TEST_F(ShareOfOne, OnePersonHasSoManyRunningAndWaiting) {
  for (int i = 0; i < 6; ++i) ask_as("a");
  EXPECT_EQ(told_to_wait, "aa");
  EXPECT_EQ(shared.take_refused(), 2U);
  ask_as("b");
  EXPECT_EQ(told_to_wait, "aa") << "there is room for others";
  workers.do_one();
  ask_as("a");
  ask_as("a");
  EXPECT_EQ(told_to_wait, "aaa") << "one was done, so one more may come";
  while (!workers.jobs.empty()) workers.do_one();
  for (int i = 0; i < 4; ++i) ask_as("a");
  EXPECT_EQ(told_to_wait, "aaa") << "nothing is held against anybody afterwards";
}

TEST_F(ShareOfOne, WhoseJobsWaitTakeTurns) {
  for (int i = 0; i < 4; ++i) ask_as("a");
  for (int i = 0; i < 3; ++i) ask_as("b");
  ask_as("c");
  while (!workers.jobs.empty()) workers.do_one();
  EXPECT_EQ(order, "aaabcabb") << "two of a's ran already; then one of each in turn";
}

TEST_F(ShareOfOne, IsFreeAgainWhereTheWorkersHadNoRoom) {
  workers.full = true;
  for (int i = 0; i < 9; ++i) ask_as("a");
  EXPECT_EQ(told_to_wait, "aaaaaaaaa");
  workers.full = false;
  for (int i = 0; i < 4; ++i) ask_as("a");
  EXPECT_EQ(told_to_wait, "aaaaaaaaa");
  while (!workers.jobs.empty()) workers.do_one();
  EXPECT_EQ(order, "aaaa");
}

// Whoever is told so may ask again at once.
TEST_F(ShareOfOne, MayBeAskedAgainFromWithinARefusal) {
  int times = 0;
  std::function<void()> again = [&] {
    if (++times < 3) shared.run("a", "home", [] { return [] {}; }, again);
  };
  for (int i = 0; i < 4; ++i) ask_as("a");
  shared.run("a", "home", [] { return [] {}; }, again);
  EXPECT_EQ(times, 3);
}

}  // namespace
}  // namespace server
