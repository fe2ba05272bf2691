// Who sits where, who is gone, who may act for a team, and who sees whose notes.
#include <fmt/format.h>

#include "tables/table_test.h"

namespace tables {
namespace {

// proves F-34
TEST(Team, ActsThroughItsCaptain) {
  Reading reading{Captain{seat3}};
  EXPECT_EQ(reading.act(seat2, "guess crane"), "only_the_captain");
  EXPECT_EQ(
      reading.table.commit({reading.now, Played{seat2, reading.action("guess crane")}, {}, {}})
          ->code.name(),
      "only_the_captain")
      << "a log is held to it too";
  EXPECT_EQ(reading.submit(seat2, Propose{reading.action("guess crane")}), "");
  EXPECT_EQ(reading.table.snapshot(seat3).proposals.size(), 1U);
  EXPECT_TRUE(reading.table.snapshot(seat1).proposals.empty()) << "not for the other side";
  EXPECT_TRUE(reading.table.snapshot(watching).proposals.empty());
  EXPECT_EQ(reading.act(seat3, "guess crane"), "");
  EXPECT_TRUE(reading.table.snapshot(seat3).proposals.empty()) << "done with";
  EXPECT_EQ(reading.act(seat1, reading.wish(seat1)), "") << "the other side has no captain";
  EXPECT_EQ(reading.submit(seat3, Leave{}), "");
  EXPECT_EQ(reading.act(seat2, "guess slate"), "") << "while the captain is away, anybody";
}

// proves F-34
TEST(Team, ActsWithASecondMembersConsent) {
  Reading reading{Consent{}};
  EXPECT_EQ(reading.act(seat2, "guess crane"), "");
  EXPECT_EQ(reading.last_line(), "0:00.000 table propose guesser1 guess crane");
  EXPECT_EQ(reading.act(seat2, "guess crane"), "");
  EXPECT_EQ(reading.last_line(), "0:00.000 table propose guesser1 guess crane")
      << "nobody seconds oneself";
  EXPECT_EQ(reading.act(seat3, "guess slate"), "");
  EXPECT_EQ(reading.table.snapshot(seat4).proposals.size(), 2U);
  EXPECT_EQ(reading.act(seat4, "guess crane"), "");
  EXPECT_EQ(reading.last_line(), "0:00.000 guesser3 guess crane");
  EXPECT_TRUE(reading.table.snapshot(seat4).proposals.empty());
  EXPECT_EQ(reading.act(seat1, reading.wish(seat1)), "") << "a team of one needs no consent";
  EXPECT_EQ(reading.submit(seat3, Leave{}), "");
  EXPECT_EQ(reading.submit(seat4, Leave{}), "");
  EXPECT_EQ(reading.act(seat2, "guess slate"), "");
  EXPECT_EQ(reading.last_line(), "0:00.000 guesser1 guess slate") << "alone, it acts at once";
}

TEST(Team, ABotThatProposedWaitsForConsent) {
  Reading reading{Consent{}};
  EXPECT_EQ(reading.submit(seat1, HandTo{seat2, Bot{"random"}}), "");
  ASSERT_EQ(reading.table.bots_to_act(), std::vector{seat2});
  EXPECT_EQ(reading.act(seat2, reading.wish(seat2)), "");
  EXPECT_TRUE(reading.table.bots_to_act().empty()) << "or it would propose for ever";
  EXPECT_EQ(reading.act(seat3, "guess crane"), "");
  EXPECT_EQ(reading.act(seat4, "guess crane"), "");
  EXPECT_EQ(reading.act(seat1, reading.wish(seat1)), "");
  EXPECT_EQ(reading.table.bots_to_act(), std::vector{seat2}) << "the team has moved on";
}

TEST(Team, WhoeverTakesASeatHasProposedNothing) {
  Reading reading{Consent{}};
  EXPECT_EQ(reading.act(seat2, "guess crane"), "");
  EXPECT_EQ(reading.table.snapshot(seat2).proposals.size(), 1U);
  EXPECT_EQ(reading.submit(seat1, HandTo{seat2, Bot{"random"}}), "");
  EXPECT_TRUE(reading.table.snapshot(seat2).proposals.empty());
  EXPECT_EQ(reading.table.bots_to_act(), std::vector{seat2}) << "or it would wait for ever";
}

TEST(Bot, DoesNotMoveForWhoeverHasTakenItsSeatBack) {
  Reading reading;
  const Command move{seat2, PlayMove{reading.action("guess crane")}, true};
  const auto refused = reading.table.consider(move, reading.now, reading.chance);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code.name(), "taken_back");
  EXPECT_EQ(reading.submit(seat1, HandTo{seat2, Bot{"random"}}), "");
  EXPECT_TRUE(reading.table.consider(move, reading.now, reading.chance));
}

// proves F-35
TEST(Away, AChoiceIsTakenOverAfterTwoMinutes) {
  Driven driven{"letterbox", {}};
  EXPECT_EQ(driven.submit(seat2, Return{}), "not_away");
  EXPECT_EQ(driven.act(seat1, "ask m"), "");
  driven.now = TableTime{10s};
  EXPECT_EQ(driven.submit(seat2, Leave{}), "");
  EXPECT_EQ(driven.submit(seat2, Leave{}), "already_away");
  EXPECT_EQ(driven.table.snapshot(watching).away, std::vector{seat2});
  EXPECT_EQ(driven.submit(seat2, TakeOver{seat2}), "your_own_choice");
  driven.now = TableTime{129'999ms};
  EXPECT_EQ(driven.submit(seat1, TakeOver{seat2}), "not_away_long_enough");
  EXPECT_EQ(driven.table.commit({driven.now, TookOver{seat1, seat2}, {}, {}})->code.name(),
            "not_away_long_enough");
  driven.now = TableTime{130s};
  EXPECT_EQ(driven.submit(seat1, TakeOver{seat1}), "your_own_choice");
  EXPECT_EQ(driven.submit(seat1, TakeOver{seat2}), "");
  ASSERT_TRUE(driven.table.is_finished()) << "chance named a letter for the second seat";
  const auto takeover = driven.log[driven.log.size() - 2];
  EXPECT_EQ(entry_line(driven.table.match(), takeover, false),
            "2:10.000 table takeover first second");
}

// proves F-35
TEST(Away, AClockTakesCareOfItsOwnChoices) {
  Driven driven{"letterbox", {{"seconds", "600"}}};
  EXPECT_EQ(driven.submit(seat1, Leave{}), "");
  driven.now = TableTime{3min};
  EXPECT_EQ(driven.submit(seat2, TakeOver{seat1}), "clock_runs");
}

// proves F-35
TEST(Away, ASeatIsHandedOverAndTakenBack) {
  Driven driven{"letterbox", {}};
  EXPECT_EQ(driven.submit(seat2, HandTo{seat1, Bot{"random"}}), "not_your_seat");
  EXPECT_EQ(driven.submit(seat1, Leave{}), "");
  driven.now = TableTime{119s};
  EXPECT_EQ(driven.submit(seat2, HandTo{seat1, Bot{"random"}}), "not_your_seat");
  driven.now = TableTime{120s};
  EXPECT_EQ(driven.submit(seat2, HandTo{seat1, Bot{"random"}}), "");
  EXPECT_EQ(driven.table.holder(seat1), Holder{Bot{"random"}});
  EXPECT_FALSE(driven.table.is_away(seat1));
  EXPECT_EQ(driven.table.bots_to_act(), std::vector{seat1});
  EXPECT_EQ(driven.submit(seat1, HandTo{seat1, Person{}}), "");
  EXPECT_TRUE(driven.table.bots_to_act().empty());
  EXPECT_EQ(driven.submit(seat1, HandTo{seat2, Nobody{}}), "") << "the host may";
}

// proves F-35
TEST(Away, TheHostOrWhoeverWaitsTooLongClosesTheTable) {
  Driven driven{"letterbox", {}};
  EXPECT_EQ(driven.submit(seat2, Close{}), "only_the_host");
  EXPECT_EQ(driven.table.commit({driven.now, Closed{seat2}, {}, {}})->code.name(), "only_the_host");
  EXPECT_EQ(driven.submit(seat1, Leave{}), "");
  driven.now = TableTime{2min};
  EXPECT_EQ(driven.submit(seat2, Close{}), "");
  EXPECT_EQ(driven.table.result(), "closed");
  EXPECT_TRUE(driven.log.back().state_hash) << "the last entry has one";
  EXPECT_EQ(driven.act(seat1, "ask m"), "game_over");
  EXPECT_EQ(driven.submit(seat1, Return{}), "game_over");

  Driven hosted{"letterbox", {}};
  EXPECT_EQ(hosted.submit(seat1, Close{}), "");
  EXPECT_EQ(*hosted.table.snapshot(watching).result, "closed");
}

// A problem that the table finds names the rule of the game that is played, never another's.
TEST(Problem, NamesTheRuleOfItsOwnGame) {
  Reading reading{Captain{seat3}};
  const auto rule = [](const Driven& driven, Actor seat, auto what) {
    core::SeededGenerator secrets{1};
    const auto entry = driven.table.consider({seat, std::move(what)}, driven.now, secrets);
    return entry ? "accepted" : fmt::format("{} {}", entry.error().code.name(), entry.error().rule);
  };
  EXPECT_EQ(rule(reading, seat2, PlayMove{reading.action("guess crane")}), "only_the_captain F-34");
  EXPECT_EQ(rule(reading, seat2, PlayMove{reading.action("guess crane"), 99}), "stale F-34");
  EXPECT_EQ(rule(reading, watching, Close{}), "only_watching F-01");
  EXPECT_EQ(rule(reading, seat2, TakeOver{Actor::seat(9)}), "no_such_seat F-01");
  EXPECT_EQ(rule(reading, seat2, TakeOver{seat2}), "your_own_choice F-35");
  EXPECT_EQ(rule(reading, seat2, TakeOver{seat1}), "clock_runs F-35");
  EXPECT_EQ(rule(reading, seat2, Close{}), "only_the_host F-35");
  EXPECT_EQ(rule(reading, seat2, HandTo{seat1, Nobody{}}), "not_your_seat F-35");
  const Driven letterbox{"letterbox", {}};
  EXPECT_EQ(rule(letterbox, seat1, PlayMove{letterbox.action("ask m"), 7}), "stale L-02");
  EXPECT_EQ(rule(letterbox, seat2, Close{}), "only_the_host ");
  EXPECT_EQ(rule(letterbox, watching, Close{}), "only_watching ");
}

// proves F-36
TEST(Notes, AreSeenByTheWritersTeamAlone) {
  Reading reading;
  const auto librarian = reading.number(seat1), spectator = reading.number(watching),
             team_mate = reading.number(seat3);
  EXPECT_EQ(reading.submit(seat2, TakeNote{"e", "out"}), "");
  EXPECT_EQ(reading.submit(seat4, TakeNote{"e", "maybe"}), "");
  const auto notes = reading.table.snapshot(seat3).notes;
  ASSERT_EQ(notes.size(), 1U) << "one alphabet for all";
  EXPECT_EQ(notes[0].value, "maybe");
  EXPECT_EQ(reading.number(seat3), team_mate + 2);
  EXPECT_TRUE(reading.table.snapshot(seat1).notes.empty());
  EXPECT_TRUE(reading.table.snapshot(watching).notes.empty());
  EXPECT_EQ(reading.number(seat1), librarian) << "nor do they learn that something was noted";
  EXPECT_EQ(reading.number(watching), spectator);
  EXPECT_EQ(reading.submit(seat1, TakeNote{"e", "in"}), "only_the_guessers");
  EXPECT_EQ(reading.submit(seat2, TakeNote{"e", "perhaps"}), "no_such_note");
  EXPECT_EQ(reading.submit(seat3, TakeNote{"e", "-"}), "");
  EXPECT_TRUE(reading.table.snapshot(seat2).notes.empty());
}

// proves F-36
TEST(Notes, DoubtsAreEachMembersOwn) {
  Reading reading;
  EXPECT_EQ(reading.submit(seat2, TakeNote{"1.2", "doubt"}), "");
  EXPECT_EQ(reading.submit(seat3, TakeNote{"1.2", "doubt"}), "");
  EXPECT_EQ(reading.table.snapshot(seat4).notes.size(), 2U);
  EXPECT_EQ(reading.submit(seat2, TakeNote{"1.2", "-"}), "");
  ASSERT_EQ(reading.table.snapshot(seat4).notes.size(), 1U);
  EXPECT_EQ(reading.table.snapshot(seat4).notes[0].writer, seat3);
}

}  // namespace
}  // namespace tables
