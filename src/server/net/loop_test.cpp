#include "server/net/loop.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <thread>

namespace server::net {
namespace {

using std::chrono::milliseconds;

TEST(Loop, CallsWhatIsPostedInOrderAndNotAtOnce) {
  Loop loop;
  std::string order;
  loop.post([&] {
    loop.post([&] { order += 'c'; });
    order += 'a';
  });
  loop.post([&] { order += 'b'; });
  loop.post([&] { loop.post([&] { loop.stop(); }); });
  EXPECT_EQ(order, "");
  loop.run();
  EXPECT_EQ(order, "abc");
}

TEST(Loop, TakesPostsOfOtherThreads) {
  Loop loop;
  int calls = 0;
  std::thread other{[&] {
    for (int i = 0; i < 1000; ++i) loop.post([&] { ++calls; });
    loop.post([&] { loop.stop(); });
  }};
  loop.run();
  other.join();
  EXPECT_EQ(calls, 1000);
}

TEST(Loop, CallsTimersInTheOrderOfTheirTimes) {
  Loop loop;
  std::string order;
  const Timer late = loop.after(milliseconds{20}, [&] { loop.stop(); });
  const Timer second = loop.after(milliseconds{5}, [&] { order += 'b'; });
  const Timer first = loop.at(Loop::now(), [&] { order += 'a'; });
  loop.run();
  EXPECT_EQ(order, "ab");
  EXPECT_FALSE(first.is_pending());
}

TEST(Loop, DoesNotCallWhatWasTakenBack) {
  Loop loop;
  std::string order;
  Timer cancelled = loop.after(milliseconds{1}, [&] { order += 'x'; });
  Timer replaced = loop.after(milliseconds{1}, [&] { order += 'x'; });
  {
    const Timer forgotten = loop.after(milliseconds{1}, [&] { order += 'x'; });
  }
  cancelled.cancel();
  replaced = loop.after(milliseconds{2}, [&] { order += 'y'; });
  // Both are due in the same turn; the first takes the second back.
  Timer due_too;
  const Timer due = loop.after(milliseconds{3}, [&] { due_too.cancel(); });
  due_too = loop.after(milliseconds{3}, [&] { order += 'x'; });
  std::this_thread::sleep_for(milliseconds{6});
  const Timer end = loop.after(milliseconds{1}, [&] { loop.stop(); });
  loop.run();
  EXPECT_EQ(order, "y");
}

TEST(Loop, StoppedBeforeItRunsReturnsAtOnceAndRunsAgain) {
  Loop loop;
  loop.stop();
  loop.run();
  bool is_called = false;
  loop.post([&] {
    is_called = true;
    loop.stop();
  });
  loop.run();
  EXPECT_TRUE(is_called);
}

TEST(Loop, LetsExceptionsOut) {
  Loop loop;
  loop.post([] { throw std::logic_error{"a bug"}; });
  EXPECT_THROW(loop.run(), std::logic_error);
}

}  // namespace
}  // namespace server::net
