#include <gtest/gtest.h>

#include "testing/letterbox/letterbox_entry.h"

namespace letterbox {
namespace {

using catalogue::Match;
using core::Actor;
using core::Millis;
using core::TableTime;

constexpr TableTime at(int seconds) { return TableTime{Millis{1000 * seconds}}; }

std::optional<catalogue::Problem> play(Match& match, Actor actor, TableTime time,
                                       std::string_view notation) {
  const auto action = match.parse_action(notation);
  return action ? match.play(actor, time, *action) : action.error();
}

// A match in which the first seat holds q and the second c.
std::unique_ptr<Match> dealt(std::vector<catalogue::Option> options = {}) {
  auto match = *letterbox_entry().start(options);
  EXPECT_EQ(play(*match, Actor::chance(), at(0), "draw 16"), std::nullopt);
  EXPECT_EQ(play(*match, Actor::chance(), at(0), "draw 2"), std::nullopt);
  return match;
}

std::string told(const Match& match, std::string_view actor) {
  std::string text;
  for (const auto& fact : match.tools().view_lines(*match.actor_from_name(actor))) {
    text += (text.empty() ? "" : "; ") + fact;
  }
  return text;
}

std::string refused(Match& match, Actor actor, std::string_view notation) {
  const auto problem = play(match, actor, at(1), notation);
  return problem ? std::string{problem->code.name()} : "accepted";
}

TEST(Letterbox, AWrongNameLoses) {
  const auto match = dealt();
  EXPECT_EQ(match->sealed().kept, std::vector<std::string>{"deal first q second c"});
  EXPECT_EQ(refused(*match, Actor::seat(1), "ask m"), "not_your_turn");
  EXPECT_EQ(refused(*match, Actor::seat(0), "ask m"), "accepted");
  EXPECT_EQ(told(*match, "second"), "own c; asked m by first: yes; to move second");
  EXPECT_EQ(refused(*match, Actor::seat(1), "name r"), "accepted");
  EXPECT_EQ(match->outcome(), "first_wins");
  EXPECT_EQ(told(*match, "spectator"), "first q; second c; asked m by first: yes; winner first");
  EXPECT_EQ(refused(*match, Actor::seat(0), "ask n"), "game_over");
}

TEST(Letterbox, ARightNameWins) {
  const auto match = dealt();
  EXPECT_EQ(refused(*match, Actor::seat(0), "name c"), "accepted");
  EXPECT_EQ(match->outcome(), "first_wins");
}

TEST(Letterbox, NobodyAsksAboutALetterTwice) {
  const auto match = dealt();
  EXPECT_EQ(refused(*match, Actor::seat(0), "ask m"), "accepted");
  EXPECT_EQ(refused(*match, Actor::seat(1), "ask m"), "accepted");
  EXPECT_EQ(refused(*match, Actor::seat(0), "ask m"), "already_asked");
}

TEST(Letterbox, WhoLetsTheClockRunOutLoses) {
  const auto match = dealt({{"seconds", "30"}});
  EXPECT_EQ(match->deadline(), at(30));
  EXPECT_EQ(play(*match, Actor::seat(0), at(10), "ask m"), std::nullopt);
  EXPECT_EQ(match->deadline(), at(40));
  EXPECT_EQ(play(*match, Actor::clock(), at(40), "expire"), std::nullopt);
  EXPECT_EQ(match->outcome(), "first_wins");
  EXPECT_EQ(match->deadline(), std::nullopt);
}

TEST(Letterbox, ChanceNamesForAnAbsentSeat) {
  const auto match = dealt();
  EXPECT_EQ(refused(*match, Actor::clock(), "substitute seat2"), "nothing_to_choose");
  EXPECT_EQ(refused(*match, Actor::clock(), "substitute seat1"), "accepted");
  EXPECT_TRUE(core::is_owed(match->owed()));
  EXPECT_EQ(refused(*match, Actor::chance(), "draw 2"), "accepted");
  EXPECT_EQ(match->outcome(), "first_wins");
}

TEST(Letterbox, RefusesOptionsThatItDoesNotHave) {
  const std::vector<catalogue::Option> three{{"seats", "3"}};
  EXPECT_EQ(letterbox_entry().start(three).error().sentence, "Letterbox seats two.");
  const std::vector<catalogue::Option> timed{{"seconds", "30"}};
  const std::vector<catalogue::Option> all{{"seats", "2"}, {"seconds", "30"}};
  EXPECT_EQ(*letterbox_entry().options(timed), all);
}

TEST(Letterbox, NotesAreLettersOfOneSeat) {
  const auto match = dealt();
  EXPECT_NE(match->team(Actor::seat(0)), match->team(Actor::seat(1)));
  EXPECT_EQ(match->note(Actor::seat(0), "q", "out"), catalogue::NoteKind::shared);
  EXPECT_EQ(match->note(Actor::seat(0), "q", "blue").error().code.name(), "no_such_note");
  EXPECT_EQ(match->note(Actor::spectator(), "q", "out").error().code.name(), "only_watching");
}

}  // namespace
}  // namespace letterbox
