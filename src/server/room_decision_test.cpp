// What a room decides, asked of the pure function alone: no hub, no disk, no connection.
#include "server/room_decision.h"

#include <gtest/gtest.h>

#include <set>

#include "server/said_test.h"
#include "testing/letterbox/letterbox_entry.h"

namespace server {
namespace {

using protocol::RoomProblem;

constexpr MemberId host{1}, guest{2}, watcher{3};
constexpr auto seat9 = Seat::from_index(8);

// The host and a guest sit at a table for two, and a third person watches.
class RoomDecision : public ::testing::Test {
 protected:
  RoomDecision() {
    state.game = "letterbox";
    state.options = *games[0].options({});
    state.host = host;
    for (const MemberId each : {host, guest, watcher}) {
      state.members.push_back(
          {.who = each, .person = std::to_string(each.value()), .name = "", .done = {}});
    }
    state.seats = {{.who = host, .bot = {}}, {.who = guest, .bot = {}}};
    connected = {host, guest, watcher};
  }

  void play(std::vector<core::Option> options = {}) {
    core::SeededGenerator generator{1};
    state.options = *games[0].options(options);
    auto setup = table_setup(games, state, generator);
    table.emplace(*tables::Table::make(games, *setup));
    while (const auto entry = table->due({}, generator)) table->commit(*entry);
    state.phase = Phase::playing;
    state.held = {{host, seat1}, {guest, seat2}};
  }

  void go_away(Seat seat) {
    core::SeededGenerator generator{2};
    const auto left = table->consider({seat.actor(), tables::Leave{}}, {}, generator);
    ASSERT_TRUE(left);
    ASSERT_EQ(table->commit(*left), std::nullopt);
  }

  RoomStatus status() const {
    return {.state = state,
            .game = games.data(),
            .table = table ? &*table : nullptr,
            .now = now,
            .is_connected = [this](MemberId member) { return connected.contains(member); }};
  }
  Decision ask(MemberId member, const protocol::Request& request) const {
    return decide(status(), member, request);
  }
  // The code of a refusal, or "" for anything else.
  std::string refused(MemberId member, const protocol::Request& request) const {
    const auto decision = ask(member, request);
    const auto* problem = std::get_if<protocol::Problem>(&decision);
    return std::string{problem != nullptr ? problem->code.name() : ""};
  }
  // The room once what was decided is saved.
  RoomState saved(MemberId member, const protocol::Request& request) const {
    RoomState next = state;
    const auto decision = ask(member, request);
    if (const auto* save = std::get_if<SaveEdit>(&decision)) save->edit(next);
    if (const auto* submit = std::get_if<SubmitCommand>(&decision)) {
      if (submit->then) submit->then->edit(next);
    }
    return next;
  }
  template <class T>
  T decided(MemberId member, const protocol::Request& request) const {
    const auto decision = ask(member, request);
    if (const T* as_expected = std::get_if<T>(&decision)) return *as_expected;
    throw std::runtime_error{"another decision: " + std::to_string(decision.index())};
  }

  const std::vector<catalogue::GameInfo> games{letterbox::letterbox_entry()};
  RoomState state;
  std::optional<tables::Table> table;
  core::TableTime now{};
  std::set<MemberId> connected;
};

TEST_F(RoomDecision, OnlyTheHostConfiguresStartsAndKicks) {
  const std::vector<protocol::Request> requests{
      protocol::Configure{},         protocol::Start{},           protocol::Kick{watcher},
      protocol::Mute{watcher, true}, protocol::MakeHost{watcher}, protocol::Close{}};
  for (const auto& request : requests) {
    EXPECT_EQ(refused(guest, request), "only_the_host") << request.index();
    EXPECT_EQ(refused(watcher, request), "only_the_host") << request.index();
    EXPECT_NE(refused(host, request), "only_the_host") << request.index();
  }
}

TEST_F(RoomDecision, AMoveBecomesACommandOfTheOwnSeat) {
  play();
  const protocol::Play ask_m{table->match().parse_action("ask m")->json(), {}};
  const auto submit = decided<SubmitCommand>(host, ask_m);
  EXPECT_EQ(submit.command.seat, core::Actor::seat(0));
  const auto& move = std::get<tables::PlayMove>(submit.command.what);
  EXPECT_EQ(move.action.notation(), "ask m");
  EXPECT_FALSE(submit.then);
  EXPECT_EQ(refused(watcher, ask_m), "only_watching");
}

TEST_F(RoomDecision, AStaleMoveIsRefusedBeforeItsActionIsRead) {
  play();
  const auto revision = table->match().revision();
  EXPECT_EQ(refused(host, protocol::Play{{"not JSON"}, revision + 1}), "stale");
  EXPECT_EQ(refused(host, protocol::Play{{"not JSON"}, revision}), "not_json");
}

TEST_F(RoomDecision, NothingOfAGameIsDoneBetweenGames) {
  for (const auto& request : std::vector<protocol::Request>{
           protocol::Play{{"{}"}, {}}, protocol::Propose{{"{}"}}, protocol::Withdraw{},
           protocol::CheckMove{{"{}"}}, protocol::Note{"a", "in"}, protocol::TakeOver{seat2},
           protocol::Aid{"hint", {}}}) {
    EXPECT_EQ(refused(host, request), "not_playing") << request.index();
  }
}

TEST_F(RoomDecision, SeatsThatDoNotExistAreRefused) {
  for (const auto& request :
       std::vector<protocol::Request>{protocol::Sit{seat9}, protocol::HandToBot{seat9, "random"},
                                      protocol::TakeBack{seat9}, protocol::TakeOver{seat9}}) {
    EXPECT_EQ(refused(host, request), "no_such_seat") << request.index();
  }
}

TEST_F(RoomDecision, WhoeverSitsDownLeavesTheOldSeat) {
  state.seats[1] = {};
  const auto next = saved(host, protocol::Sit{seat2});
  EXPECT_FALSE(next.seats[0].who);
  EXPECT_EQ(next.seats[1].who, host);
  EXPECT_EQ(refused(host, protocol::Sit{seat1}), "already_there");
  state.seats[1].who = guest;
  EXPECT_EQ(refused(watcher, protocol::Sit{seat2}), "seat_taken");
}

TEST_F(RoomDecision, WhoKnowsAnotherSidesSecretsMayNotChangeSides) {
  play();
  state.seats[1] = {};  // the guest has stood up, and has seen what seat 2 sees
  state.seats[0] = {};
  EXPECT_EQ(refused(guest, protocol::Sit{seat1}), "has_seen");
  EXPECT_EQ(refused(guest, protocol::Sit{seat2}), "");
  EXPECT_EQ(refused(watcher, protocol::Sit{seat1}), "secret_seat") << "new to this game's secrets";
  state.seats[0].bot = "random";
  EXPECT_EQ(refused(watcher, protocol::Sit{seat1}), "secret_seat") << "nor is a bot's for sale";
}

TEST_F(RoomDecision, NobodyInAGameGivesAwayTheSeatOfSomebodyWhoIsThere) {
  play();
  EXPECT_EQ(refused(host, protocol::HandToBot{seat2, "random"}), "not_your_seat");
  EXPECT_EQ(refused(watcher, protocol::HandToBot{seat2, "random"}), "only_the_host");
  go_away(seat2);
  EXPECT_EQ(refused(host, protocol::HandToBot{seat2, "random"}), "not_your_seat") << "not yet";
  now = core::TableTime{tables::away_before_takeover};
  EXPECT_EQ(saved(host, protocol::HandToBot{seat2, "random"}).seats[1].bot, "random");
  state.seats[1].bot = "random";
  EXPECT_EQ(refused(host, protocol::HandToBot{seat2, "random"}), "seat_taken") << "no weaker bot";
  state.seats[1] = {};
  EXPECT_EQ(refused(host, protocol::HandToBot{seat2, "random"}), "")
      << "who stood up is not missed";
}

TEST_F(RoomDecision, AHostWhoPlaysSendsNobodyAwayWhoPlaysAgainstThem) {
  play();
  EXPECT_EQ(refused(host, protocol::Kick{guest}), "needs_consent");
  const auto watching = decided<SaveEdit>(host, protocol::Kick{watcher});
  EXPECT_TRUE(std::holds_alternative<DisconnectMember>(watching.effect));
  state.seats[0] = {};
  EXPECT_EQ(refused(host, protocol::Kick{guest}), "needs_consent") << "and has played";
}

TEST_F(RoomDecision, WhoIsSentAwayByAHostWhoDoesNotPlayTakesTheGameAlong) {
  state.host = watcher;
  play();
  state.umpire = watcher;
  const auto submit = decided<SubmitCommand>(watcher, protocol::Kick{guest});
  EXPECT_TRUE(std::holds_alternative<tables::Close>(submit.command.what));
  ASSERT_TRUE(submit.then);
  EXPECT_TRUE(std::holds_alternative<DisconnectMember>(submit.then->effect));
  EXPECT_TRUE(saved(watcher, protocol::Kick{guest}).member(guest)->kicked);
}

// proves F-37
TEST_F(RoomDecision, AHostWhoPlaysEndsAGameWithTheOtherSidesConsent) {
  play();
  EXPECT_EQ(refused(guest, protocol::Close{}), "only_the_host");
  state = saved(host, protocol::Close{});
  EXPECT_TRUE(state.seats[0].ends);
  EXPECT_EQ(state.phase, Phase::playing);
  EXPECT_FALSE(saved(host, protocol::Close{false}).seats[0].ends);
  const auto agreed = decided<SubmitCommand>(guest, protocol::Close{});
  EXPECT_TRUE(std::holds_alternative<tables::Close>(agreed.command.what));
  EXPECT_FALSE(agreed.then) << "the room stays";
}

// proves F-37
TEST_F(RoomDecision, AHostEndsAGameAloneWhereNobodyElseHasAnInterestInIt) {
  play();
  state.seats[1] = {.who = std::nullopt, .bot = "random"};
  const auto submit = decided<SubmitCommand>(host, protocol::Close{});
  EXPECT_TRUE(std::holds_alternative<tables::Close>(submit.command.what));
  EXPECT_EQ(saved(host, protocol::Close{}).phase, Phase::closed);
  state.seats[1] = {.who = guest, .bot = "random"};
  EXPECT_EQ(saved(host, protocol::Close{}).phase, Phase::playing) << "for whom a bot plays";
  connected.erase(guest);
  EXPECT_EQ(saved(host, protocol::Close{}).phase, Phase::closed);
}

TEST_F(RoomDecision, WhoBecomesTheHostInAGameIsNoUmpire) {
  play();
  state.host = watcher;
  EXPECT_EQ(refused(watcher, protocol::Close{}), "only_the_host");
  EXPECT_EQ(refused(watcher, protocol::Kick{guest}), "needs_consent");
  state.umpire = watcher;
  EXPECT_EQ(saved(watcher, protocol::Close{}).phase, Phase::closed);
  state.held.push_back({watcher, seat2});
  EXPECT_EQ(refused(watcher, protocol::Close{}), "only_the_host") << "has played meanwhile";
}

TEST_F(RoomDecision, InAGameASeatChangesInTheLogFirst) {
  play();
  const auto submit = decided<SubmitCommand>(host, protocol::HandToBot{seat1, "random"});
  const auto& hand = std::get<tables::HandTo>(submit.command.what);
  EXPECT_EQ(hand.seat, core::Actor::seat(0));
  ASSERT_TRUE(submit.then);
  EXPECT_TRUE(std::holds_alternative<ResendViews>(submit.then->effect));
  const auto next = saved(host, protocol::HandToBot{seat1, "random"});
  EXPECT_EQ(next.seats[0].bot, "random");
  EXPECT_EQ(next.seats[0].who, host) << "who may take it back";
  EXPECT_EQ(refused(host, protocol::HandToBot{seat1, "nobody"}), "no_such_bot");
}

TEST_F(RoomDecision, AConnectedPlayersSeatIsNotGivenToABotBeforeTheGame) {
  EXPECT_EQ(refused(host, protocol::HandToBot{seat2, "random"}), "seat_taken");
  connected.erase(guest);
  const auto next = saved(host, protocol::HandToBot{seat2, "random"});
  EXPECT_EQ(next.seats[1].bot, "random");
  EXPECT_FALSE(next.seats[1].who);
}

TEST_F(RoomDecision, AKickedPlayerLosesTheSeatAndTheConnection) {
  const auto save = decided<SaveEdit>(host, protocol::Kick{guest});
  const auto& gone = std::get<DisconnectMember>(save.effect);
  EXPECT_EQ(gone.member, guest);
  EXPECT_EQ(gone.why.code, RoomProblem::kicked);
  const auto next = saved(host, protocol::Kick{guest});
  EXPECT_TRUE(next.member(guest)->kicked);
  EXPECT_FALSE(next.seats[1].who);
  EXPECT_EQ(refused(host, protocol::Kick{host}), "no_such_member");
}

// proves F-35
TEST_F(RoomDecision, WhoWaitsInVainMayEndTheGame) {
  play();
  EXPECT_EQ(refused(guest, protocol::Close{}), "only_the_host");
  go_away(seat1);
  EXPECT_EQ(refused(guest, protocol::Close{}), "only_the_host");
  now = core::TableTime{tables::away_before_takeover};
  const auto submit = decided<SubmitCommand>(guest, protocol::Close{});
  EXPECT_TRUE(std::holds_alternative<tables::Close>(submit.command.what));
  EXPECT_FALSE(submit.then) << "the room stays";
}

TEST_F(RoomDecision, MutedMembersTalkInPhrases) {
  state.member(guest)->muted = true;
  EXPECT_EQ(refused(guest, protocol::Chat{"Hello", {}, false}), "muted");
  decided<PostChat>(guest, protocol::Chat{{}, "hello", false});
  state.member(guest)->muted = false;
  state.settings.text = false;
  EXPECT_EQ(refused(guest, protocol::Chat{"Hello", {}, false}), "phrases_only");
  EXPECT_EQ(refused(guest, protocol::Chat{{}, "hello", true}), "no_team");
}

TEST_F(RoomDecision, OptionsOfMoreOrFewerSeatsMoveWhoeverSatBeyond) {
  EXPECT_EQ(refused(host, protocol::Configure{std::vector<core::Option>{{"seats", "3"}}, {}}),
            "bad_options");
  state.seats[0].ready = true;
  EXPECT_FALSE(saved(host, protocol::Configure{}).seats[0].ready) << "it was for something else";
}

TEST_F(RoomDecision, ForARematchEverybodyMovesOnByOneSeat) {
  EXPECT_EQ(refused(host, protocol::Rematch{}), "not_over");
  play();
  state.phase = Phase::over;
  state.seats[1].bot = "random";  // played on for the guest, who is back
  const auto start = decided<StartGame>(host, protocol::Rematch{});
  RoomState next = state;
  start.edit(next);
  EXPECT_EQ(next.seats[0].who, guest);
  EXPECT_FALSE(next.seats[0].bot);
  EXPECT_EQ(next.seats[1].who, host);
  const auto told = rematch_seats(status());
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0].member, guest);
}

TEST_F(RoomDecision, AnybodySeatedAsksForARematch) {
  EXPECT_EQ(refused(guest, protocol::Rematch{}), "not_over");
  play();
  state.phase = Phase::over;
  EXPECT_EQ(refused(watcher, protocol::Rematch{}), "only_watching");
  const auto asked = saved(guest, protocol::Rematch{});
  EXPECT_TRUE(asked.seats[1].ready);
  EXPECT_FALSE(asked.seats[0].ready);
  state = asked;
  decided<StartGame>(host, protocol::Rematch{});  // who agrees by asking for the same
}

TEST_F(RoomDecision, ARematchBeginsAtOnceWhereOnlyBotsOrNobodyElseWouldHaveToAgree) {
  play();
  state.phase = Phase::over;
  connected.erase(host);
  decided<StartGame>(guest, protocol::Rematch{});
  connected.insert(host);
  state.seats[0].ready = true;
  decided<StartGame>(guest, protocol::Rematch{});
  state.seats[0] = {.who = std::nullopt, .bot = "random"};
  decided<StartGame>(guest, protocol::Rematch{});
}

TEST_F(RoomDecision, WhoIsGoneIsAwayOrPlayedByABotAsTheTableWants) {
  EXPECT_FALSE(decide_absence(status(), guest)) << "no game";
  play();
  EXPECT_FALSE(decide_absence(status(), guest)) << "connected";
  EXPECT_FALSE(decide_return(status(), guest)) << "not away";
  connected.erase(guest);
  const auto leave = decide_absence(status(), guest);
  ASSERT_TRUE(leave);
  EXPECT_TRUE(std::holds_alternative<tables::Leave>(leave->command.what));
  state.settings.absence = protocol::Absence::bot;
  const auto hand = decide_absence(status(), guest);
  ASSERT_TRUE(hand && hand->then);
  EXPECT_TRUE(std::holds_alternative<tables::HandTo>(hand->command.what));
  RoomState next = state;
  hand->then->edit(next);
  EXPECT_EQ(next.seats[1].bot, "random");
  EXPECT_FALSE(decide_absence(status(), watcher)) << "has no seat";
}

TEST_F(RoomDecision, AGameNeedsEverySeatTaken) {
  core::SeededGenerator generator{1};
  EXPECT_TRUE(table_setup(games, state, generator));
  state.seats[1] = {};
  EXPECT_EQ(table_setup(games, state, generator).error().sentence,
            "Seat 2 is open: wait for somebody, or give it to a bot.");
}

TEST_F(RoomDecision, SaysWhoMayComeIn) {
  const Limits limits;
  const auto why = [&](const std::string& person, std::size_t connections = 0) {
    const auto problem = entry_refusal(status(), {person, "home"}, connections, limits);
    return std::string{problem ? problem->code.name() : ""};
  };
  EXPECT_EQ(why("a stranger"), "");
  EXPECT_EQ(why("2", limits.connections), "too_many");
  state.member(watcher)->kicked = true;
  EXPECT_EQ(why("3"), "kicked");
  state.phase = Phase::playing;
  state.settings.spectators = false;
  EXPECT_EQ(why("a stranger"), "no_spectators");
  EXPECT_EQ(why("2"), "") << "has a seat";
  state.phase = Phase::closed;
  EXPECT_EQ(why("2"), "closed");
}

TEST_F(RoomDecision, WhoHasLeftMakesWayForWhoIsNew) {
  Limits limits;
  limits.members = state.members.size();
  const auto why = [&] {
    const auto problem = entry_refusal(status(), {"a stranger", "home"}, 0, limits);
    return std::string{problem ? problem->code.name() : ""};
  };
  state.members.push_back({.who = MemberId{9}, .person = "9", .name = "Nina", .done = {}});
  limits.members = state.members.size();
  connected = {host, guest};
  EXPECT_EQ(dispensable_member(status()), watcher);
  EXPECT_EQ(why(), "");
  state.held.push_back({watcher, Seat::from_index(0)});
  EXPECT_EQ(dispensable_member(status()), std::nullopt) << "has seen what a seat sees";
  EXPECT_EQ(why(), "full") << "the latest one's number would be given twice";
  state.held.clear();
  connected.insert(watcher);
  EXPECT_EQ(why(), "full");
}

TEST_F(RoomDecision, TheHostSaysWhoIsLetIn) {
  const Limits limits;
  const auto why = [&](const char* person, const char* household = "far away") {
    const auto problem = entry_refusal(status(), {person, household}, 0, limits);
    return std::string{problem ? problem->code.name() : ""};
  };
  EXPECT_EQ(refused(guest, protocol::SetEntry{protocol::Entry::locked}), "only_the_host");
  state = saved(host, protocol::SetEntry{protocol::Entry::locked});
  EXPECT_EQ(why("9"), "locked");
  EXPECT_EQ(why("2"), "") << "who is in stays in";
  state = saved(host, protocol::SetEntry{protocol::Entry::ask});
  EXPECT_EQ(why("9"), "must_ask");
  state.asks = {{1, "9", "Nina", {}, {}}, {2, "8", "Otto", {}, {}}};
  EXPECT_EQ(why("9"), "has_asked");
  EXPECT_EQ(refused(guest, protocol::Admit{1, true}), "only_the_host");
  state = saved(host, protocol::Admit{1, true});
  state = saved(host, protocol::Admit{2, false});
  EXPECT_EQ(why("9"), "");
  EXPECT_EQ(why("8"), "not_let_in");
  EXPECT_EQ(refused(host, protocol::Admit{2, true}), "no_such_ask");
  state = saved(host, protocol::SetEntry{protocol::Entry::open});
  EXPECT_EQ(why("8"), "");
}

TEST_F(RoomDecision, WhoeverComesFromWhereSomebodyWasSentAwayHasToAsk) {
  const Limits limits;
  state.member(watcher)->household = "next door";
  state = saved(host, protocol::Kick{watcher});
  const auto why = [&](const char* person, const char* household) {
    const auto problem = entry_refusal(status(), {person, household}, 0, limits);
    return std::string{problem ? problem->code.name() : ""};
  };
  EXPECT_EQ(why("10", "next door"), "must_ask") << "with another name";
  EXPECT_EQ(why("10", "far away"), "");
  EXPECT_EQ(why("2", "next door"), "") << "who is in stays in";
  EXPECT_TRUE(screen_refusal(state, {"", "next door"}, 0, limits)) << "nor through a big screen";
}

}  // namespace
}  // namespace server
