#include "core/pending_bot_move.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

namespace core {
namespace {

using namespace std::chrono_literals;

struct TestMove {
  std::string text;
  Millis thinks{0};
};
using Pending = PendingBotMove<TestMove, std::string>;

constexpr TableTime at(Millis time) { return TableTime{time}; }

// Draws 1, 2, 3 …
class SeedCounter {
 public:
  std::uint64_t operator()() { return ++drawn_; }
  std::uint64_t drawn() const { return drawn_; }

 private:
  std::uint64_t drawn_ = 0;
};

class PendingBotMoveTest : public ::testing::Test {
 protected:
  bool look(std::uint32_t revision, const std::string& seen, Millis now) {
    return pending.look(revision, seen, at(now), [this] { return seeds(); });
  }
  bool answer(Millis thinks) { return pending.answer(pending.ticket(), TestMove{"move", thinks}); }

  SeedCounter seeds;
  Pending pending;
  const BotPace at_once{};
};

TEST_F(PendingBotMoveTest, IsDueWhenItsThinkTimeHasPassedSinceTheFirstLook) {
  EXPECT_TRUE(look(7, "a", 10s));
  EXPECT_TRUE(answer(4s));
  EXPECT_FALSE(look(7, "a", 13s)) << "nothing has changed";
  EXPECT_EQ(pending.due_at(at_once), at(14s));
  EXPECT_EQ(pending.revision(), 7U);
}

TEST_F(PendingBotMoveTest, BeginsAgainAtANewRevision) {
  look(7, "a", 10s);
  answer(4s);
  EXPECT_TRUE(look(8, "a", 13s)) << "even if it sees the same";
  EXPECT_FALSE(pending.move()) << "its answer was for the old revision";
  answer(4s);
  EXPECT_EQ(pending.due_at(at_once), at(17s));
  EXPECT_EQ(pending.seed(), 2U) << "it draws again, too";
}

TEST_F(PendingBotMoveTest, BeginsAgainAfterItsOwnMove) {
  look(7, "a", 10s);
  answer(4s);
  pending.forget();
  EXPECT_FALSE(pending.move());
  EXPECT_FALSE(pending.is_asked());
  EXPECT_TRUE(look(7, "a", 14s)) << "though revision and view are the same";
  answer(4s);
  EXPECT_EQ(pending.due_at(at_once), at(18s));
  EXPECT_EQ(pending.seed(), 2U);
}

TEST_F(PendingBotMoveTest, LooksAgainWithoutBeginningAgain) {
  look(7, "a", 10s);
  answer(20s);
  EXPECT_TRUE(look(7, "b", 12s));
  EXPECT_FALSE(pending.is_answered());
  EXPECT_FALSE(pending.move()) << "the answer to its older look is gone";
  answer(5s);
  EXPECT_EQ(pending.due_at(at_once), at(15s)) << "counted from 10 s";
}

TEST_F(PendingBotMoveTest, DrawsOneSeedPerRevision) {
  look(7, "a", 0s);
  look(7, "a", 1s);
  look(7, "b", 2s);
  look(7, "c", 3s);
  EXPECT_EQ(seeds.drawn(), 1U);
  EXPECT_EQ(pending.seed(), 1U);
}

TEST_F(PendingBotMoveTest, DecidesAgainWithTheSameDraws) {
  std::vector<std::uint64_t> drawn;
  const auto choose = [&](Generator& generator) {
    drawn.push_back(generator.next());
    return std::optional{TestMove{"move", 1s}};
  };
  look(7, "a", 0s);
  pending.decide(choose);
  look(7, "b", 1s);
  pending.decide(choose);
  look(8, "b", 2s);
  pending.decide(choose);
  ASSERT_EQ(drawn.size(), 3U);
  EXPECT_EQ(drawn[0], SeededGenerator{1}.next());
  EXPECT_EQ(drawn[1], drawn[0]);
  EXPECT_EQ(drawn[2], SeededGenerator{2}.next());
  EXPECT_TRUE(pending.is_answered());
  EXPECT_EQ(pending.move()->text, "move");
}

TEST_F(PendingBotMoveTest, IsNotAskedAgainIfItDoesNothing) {
  look(7, "a", 0s);
  pending.decide([](Generator&) { return std::optional<TestMove>{}; });
  EXPECT_TRUE(pending.is_answered());
  EXPECT_FALSE(pending.move());
  EXPECT_FALSE(look(7, "a", 1s));
  EXPECT_TRUE(look(7, "b", 2s));
}

// ---- A worker answers later.

TEST_F(PendingBotMoveTest, WaitsForAnAnswerOnceTheQuestionIsTaken) {
  EXPECT_TRUE(look(7, "a", 0s));
  const auto ticket = pending.ticket();
  pending.mark_asked();
  EXPECT_FALSE(look(7, "a", 1s));
  EXPECT_TRUE(pending.is_asked());
  EXPECT_FALSE(pending.is_answered());
  EXPECT_TRUE(pending.answer(ticket, TestMove{"late", 3s}));
  EXPECT_TRUE(pending.is_answered());
  EXPECT_EQ(pending.due_at(at_once), at(3s)) << "computing takes no time of the table's";
}

TEST_F(PendingBotMoveTest, IgnoresTheAnswerToAnOlderLook) {
  look(7, "a", 0s);
  const auto older = pending.ticket();
  pending.mark_asked();
  look(7, "b", 1s);
  const auto newer = pending.ticket();
  pending.mark_asked();
  EXPECT_FALSE(pending.answer(older, TestMove{"older"}));
  EXPECT_FALSE(pending.is_answered());
  EXPECT_FALSE(look(7, "b", 2s)) << "the newer question is still with the worker";
  EXPECT_TRUE(pending.answer(newer, TestMove{"newer"}));
  EXPECT_FALSE(pending.answer(older, TestMove{"older"}));
  EXPECT_EQ(pending.move()->text, "newer");
}

TEST_F(PendingBotMoveTest, IgnoresAnAnswerThatSeesWhatItSawBefore) {
  look(7, "a", 0s);
  const auto first = pending.ticket();
  look(7, "b", 1s);
  look(7, "a", 2s);
  EXPECT_FALSE(pending.answer(first, TestMove{"older"}));
}

TEST_F(PendingBotMoveTest, IgnoresAnAnswerAfterItsMoveWasForgotten) {
  look(7, "a", 0s);
  const auto ticket = pending.ticket();
  pending.forget();
  EXPECT_FALSE(pending.answer(ticket, TestMove{"older"}));
  EXPECT_FALSE(pending.move());
  const auto same_seed = [] { return std::uint64_t{1}; };
  EXPECT_TRUE(pending.look(7, "a", at(0s), same_seed));
  EXPECT_FALSE(pending.answer(ticket, TestMove{"older"}));
}

TEST_F(PendingBotMoveTest, IgnoresAnAnswerThatWasForItsPredecessor) {
  look(7, "a", 0s);
  const auto ticket = pending.ticket();
  pending = {};
  look(7, "a", 0s);
  EXPECT_FALSE(pending.answer(ticket, TestMove{"older"}));
  EXPECT_FALSE(Pending{}.answer({}, TestMove{"nobody asked"}));
}

TEST_F(PendingBotMoveTest, IsAskedAgainIfNobodyTookTheQuestion) {
  EXPECT_TRUE(look(7, "a", 0s));
  EXPECT_FALSE(pending.is_asked());
  EXPECT_TRUE(look(7, "a", 200ms));
  EXPECT_TRUE(look(7, "a", 400ms));
  EXPECT_EQ(seeds.drawn(), 1U);
  answer(3s);
  EXPECT_EQ(pending.due_at(at_once), at(3s)) << "it began at the first look";
  EXPECT_EQ(pending.due_at({.max_think_time = 0s, .min_after_look = 700ms}), at(1100ms))
      << "but looked at the table when the question was asked last";
}

TEST_F(PendingBotMoveTest, MayBeAnsweredBeforeItIsMarkedAsAsked) {
  look(7, "a", 0s);
  EXPECT_TRUE(answer(3s));
  EXPECT_TRUE(pending.is_asked());
  pending.mark_asked();
  EXPECT_TRUE(pending.is_answered());
  EXPECT_FALSE(look(7, "a", 1s));
  EXPECT_TRUE(pending.move());
}

// ---- Pace.

TEST_F(PendingBotMoveTest, WithoutAThinkTimeIsDueAtOnceByDefault) {
  look(7, "a", 10s);
  answer(0s);
  EXPECT_FALSE(pending.has_think_time());
  EXPECT_EQ(pending.due_at(at_once), at(10s));
}

TEST_F(PendingBotMoveTest, WithoutAThinkTimeTakesTheDelayOfThePlace) {
  const BotPace fixed{.min_delay = 5s, .max_delay = 5s};
  look(7, "a", 10s);
  answer(0s);
  EXPECT_EQ(pending.due_at(fixed), at(15s));
  look(7, "b", 12s);
  answer(0s);
  EXPECT_EQ(pending.due_at(fixed), at(15s)) << "counted from when it began";
  look(7, "c", 13s);
  answer(3s);
  EXPECT_TRUE(pending.has_think_time());
  EXPECT_EQ(pending.due_at(fixed), at(13s)) << "its own time goes before";
}

TEST_F(PendingBotMoveTest, IsOverdueIfASecondLookMakesItQuicker) {
  look(7, "a", 0s);
  answer(20s);
  look(7, "b", 8s);
  answer(5s);
  EXPECT_EQ(pending.due_at(at_once), at(5s)) << "before another one that is due at 6 s";
  EXPECT_EQ(pending.due_at({.min_after_look = 0s}), at(8s));
}

// As a server has it: 0.7 to 2.2 s, at most an hour, and never sooner than 0.7 s after a look.
const BotPace server_pace{
    .min_delay = 700ms, .max_delay = 2200ms, .max_think_time = 1h, .min_after_look = 700ms};

TEST_F(PendingBotMoveTest, TakesADelayOutOfItsSeedAtAServer) {
  look(7, "a", 10s);
  answer(0s);
  SeededGenerator own{mixed_seed(1, 1)};
  const auto delay = 700ms + Millis{own.below(1501)};
  EXPECT_EQ(pending.due_at(server_pace), at(10s + delay));
  look(7, "b", 10s + 1ms);
  answer(0s);
  EXPECT_EQ(pending.due_at(server_pace), at(10s + delay)) << "the same after another look";
}

TEST_F(PendingBotMoveTest, KeepsTheServersLimits) {
  look(7, "a", 10s);
  answer(90min);
  EXPECT_EQ(pending.due_at(server_pace), at(10s + 1h)) << "an hour at most";
  look(7, "b", 20s);
  answer(300ms);
  EXPECT_EQ(pending.due_at(server_pace), at(20'700ms)) << "0.7 s after what it saw last";
  look(7, "c", 30s);
  answer(25s);
  EXPECT_EQ(pending.due_at(server_pace), at(35s)) << "25 s since it began; 5 s after its look";
  BotPace quick = server_pace;
  quick.max_think_time = 100ms;
  quick.min_after_look.reset();
  look(7, "d", 31s);
  answer(0s);
  EXPECT_EQ(pending.due_at(quick), at(10'100ms)) << "the limit holds for the delay, too";
}

TEST(BotPaceTest, DrawsItsDelayFromTheSeed) {
  std::map<Millis, int> drawn;
  const BotPace pace{.min_delay = 3ms, .max_delay = 5ms};
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    ++drawn[pace.delay(seed)];
    EXPECT_EQ(pace.delay(seed), pace.delay(seed));
  }
  ASSERT_EQ(drawn.size(), 3U);  // 3, 4 and 5 ms; 100 expected of each
  EXPECT_EQ(drawn.begin()->first, 3ms);
  EXPECT_EQ(drawn.rbegin()->first, 5ms);
  for (const auto& [delay, count] : drawn) EXPECT_NEAR(count, 100, 40) << delay.count();
  // What servers have drawn so far.
  EXPECT_EQ(server_pace.delay(1), 2184ms);
  EXPECT_EQ(server_pace.delay(2), 854ms);
}

}  // namespace
}  // namespace core
