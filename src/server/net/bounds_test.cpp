// What bounds a client: the gate, the outbox, the pace. No sockets, no clock.
#include <gtest/gtest.h>

#include "server/net/gate.h"
#include "server/net/outbox.h"
#include "server/net/pace.h"

namespace server::net {
namespace {

using std::chrono::milliseconds;

Address machine(const char* text) { return Address::parse(text).value(); }

Outbox::Text text_of(std::size_t bytes) { return std::make_shared<const std::string>(bytes, 'x'); }

TEST(Gate, CountsInAllAndByAddress) {
  Gate gate{3, 2};
  auto first = gate.enter(machine("1.1.1.1"));
  auto second = gate.enter(machine("1.1.1.1"));
  ASSERT_TRUE(first && second);
  EXPECT_FALSE(gate.enter(machine("1.1.1.1")));
  auto third = gate.enter(machine("2.2.2.2"));
  ASSERT_TRUE(third);
  EXPECT_FALSE(gate.enter(machine("3.3.3.3")));
  first.reset();
  EXPECT_EQ(gate.size(), 2u);
  EXPECT_TRUE(gate.enter(machine("1.1.1.1")));
}

TEST(Gate, CountsWhoCameThroughAProxyOnceTheyAreKnown) {
  Gate gate{10, 1};
  auto first = gate.enter(std::nullopt), second = gate.enter(std::nullopt);
  ASSERT_TRUE(first && second);
  EXPECT_TRUE(gate.name(*first, machine("1.1.1.1")));
  EXPECT_TRUE(gate.name(*first, machine("1.1.1.1")));
  EXPECT_FALSE(gate.name(*second, machine("1.1.1.1")));
  first.reset();
  EXPECT_TRUE(gate.name(*second, machine("1.1.1.1")));
}

TEST(Outbox, RefusesByMessagesAndByBytes) {
  const Limits limits{.outbox_messages = 3, .outbox_bytes = 100};
  Outbox few;
  EXPECT_TRUE(few.put(text_of(1), limits));
  EXPECT_TRUE(few.put(text_of(1), limits));
  EXPECT_TRUE(few.put(text_of(1), limits));
  EXPECT_FALSE(few.put(text_of(1), limits));
  Outbox large;
  EXPECT_TRUE(large.put(text_of(60), limits));
  EXPECT_TRUE(large.put(text_of(40), limits));
  EXPECT_FALSE(large.put(text_of(1), limits));
}

TEST(Outbox, TakesATextThatWouldNeverFitWhenItIsEmpty) {
  const Limits limits{.outbox_bytes = 100};
  Outbox outbox;
  EXPECT_TRUE(outbox.put(text_of(1000), limits));
  EXPECT_FALSE(outbox.put(text_of(1), limits));
}

TEST(Outbox, TellsOnceThatItIsEmptyAgain) {
  const Limits limits{.outbox_messages = 2};
  Outbox outbox;
  outbox.put(text_of(1), limits);
  outbox.next();
  EXPECT_FALSE(outbox.written());  // it was never full
  outbox.put(text_of(1), limits);
  outbox.next();
  outbox.put(text_of(1), limits);
  outbox.put(text_of(1), limits);
  EXPECT_FALSE(outbox.put(text_of(1), limits));
  EXPECT_FALSE(outbox.written());
  outbox.next();
  EXPECT_TRUE(outbox.written());
  outbox.put(text_of(1), limits);
  outbox.next();
  EXPECT_FALSE(outbox.written());
  EXPECT_TRUE(outbox.is_empty());
}

TEST(Outbox, JoinsWhatWaitsALineEach) {
  const Limits limits;
  const auto text = [](std::string said) {
    return std::make_shared<const std::string>(std::move(said));
  };
  Outbox outbox;
  outbox.put(text("first"), limits);
  EXPECT_EQ(outbox.next(), "first");
  outbox.put(text("second"), limits);
  outbox.put(text("third"), limits);
  outbox.put(text(std::string(100'000, 'x')), limits);
  outbox.put(text("last"), limits);
  outbox.written();
  EXPECT_EQ(outbox.next(), "second\nthird");
  outbox.written();
  EXPECT_EQ(outbox.next(), std::string(100'000, 'x')) << "a long one goes alone";
  outbox.written();
  EXPECT_EQ(outbox.next(), "last");
  outbox.written();
  EXPECT_TRUE(outbox.is_empty());
}

TEST(Outbox, CountsWhatIsBeingSent) {
  const Limits limits{.outbox_bytes = 100};
  Outbox outbox;
  outbox.put(text_of(60), limits);
  outbox.next();
  EXPECT_TRUE(outbox.put(text_of(40), limits));
  EXPECT_FALSE(outbox.put(text_of(1), limits));
  outbox.drop_waiting();
  EXPECT_TRUE(outbox.put(text_of(40), limits));
  EXPECT_FALSE(outbox.written());
  EXPECT_EQ(outbox.next().size(), 40U);
  EXPECT_TRUE(outbox.written());
}

// Ten a second, five at once, and a flood after two seconds.
const Limits talk{.messages_per_second = 10, .messages_at_once = 5, .flood = milliseconds{2000}};

TEST(Pace, LetsABurstThroughAndThenOneMessageATurn) {
  Pace::Time now{};
  Pace pace{talk, now};
  for (int i = 0; i < 5; ++i) EXPECT_EQ(pace.take(talk, now), milliseconds{0});
  EXPECT_EQ(pace.take(talk, now), milliseconds{100});  // 1 / 10 s
  now += milliseconds{100};
  EXPECT_EQ(pace.take(talk, now), milliseconds{100});
  now += milliseconds{700};  // 6 more, of which 5 fit; one is owed: 0 + 7 - 1 = 6 -> 5
  for (int i = 0; i < 5; ++i) EXPECT_EQ(pace.take(talk, now), milliseconds{0}) << i;
}

TEST(Pace, CallsAFloodWhatNeverPauses) {
  Pace::Time now{};
  Pace pace{talk, now};
  while (now < Pace::Time{} + milliseconds{1900}) now += pace.take(talk, now);
  EXPECT_FALSE(pace.is_flood(talk, now));
  while (now < Pace::Time{} + milliseconds{2100}) now += pace.take(talk, now);
  EXPECT_TRUE(pace.is_flood(talk, now));
}

TEST(Pace, ForgivesAfterAPause) {
  Pace::Time now{};
  Pace pace{talk, now};
  for (int round = 0; round < 10; ++round) {
    for (int i = 0; i < 12; ++i) now += pace.take(talk, now);  // 5 at once, 7 in 0.7 s
    EXPECT_FALSE(pace.is_flood(talk, now)) << round;
    now += milliseconds{400};
  }
}

TEST(Pace, NeverHoldsBackWhoKeepsToIt) {
  Pace::Time now{};
  Pace pace{talk, now};
  for (int i = 0; i < 200; ++i, now += milliseconds{100}) {
    EXPECT_EQ(pace.take(talk, now), milliseconds{0});
  }
  EXPECT_FALSE(pace.is_flood(talk, now));
}

}  // namespace
}  // namespace server::net
