// Rooms from their making to the end of their games, in a world of one thread.
#include <gtest/gtest.h>

#include <numeric>

#include "catalogue/catalogue.h"
#include "server/said_test.h"
#include "simulation/world.h"
#include "tables/kept.h"

namespace server {
namespace {

using protocol::NewRoom;
using simulation::Client;
using simulation::World;

const catalogue::GameInfo& some_game() { return catalogue::games().front(); }

NewRoom wish(const catalogue::GameInfo& game, std::vector<std::string> seats, bool start) {
  NewRoom room{
      .game = game.name, .options = {}, .seats = std::move(seats), .settings = {}, .start = start};
  room.settings.aids = {"hint"};
  return room;
}

// Asks for a hint and does as it says; false where there is nothing to do.
bool play_a_hint(World& world, Client& client) {
  if (!can_act(client.update)) return false;
  const auto revision = client.update->revision;
  const auto id = client.ask(protocol::Aid{"hint", std::nullopt});
  if (!world.until([&] { return client.answers.contains(id); }, 10'000)) return false;
  const auto action = hinted_action(client.answers.at(id));
  if (!action) return false;
  client.refused(protocol::Play{*action, revision});
  return true;
}

// Until the game is over, or so many hints were followed.
std::size_t play_on(World& world, std::vector<Client*> clients, std::size_t most = 2000) {
  std::size_t played = 0;
  for (std::size_t idle = 0; played < most && idle < 200;) {
    bool any = false;
    for (auto* client : clients) any = play_a_hint(world, *client) || any;
    played += any ? 1 : 0;
    idle = any ? 0 : idle + 1;
    if (clients.front()->update && clients.front()->update->whole->result) break;
    if (!any) world.rest(3'000);
  }
  return played;
}

// The table as its log has it.
tables::Table folded_from_the_log(World& world, const std::string& table) {
  const auto rows = world.journal.read(*journal::TableId::parse(table));
  auto kept = tables::kept_in(world.games, *rows);
  auto folded = tables::Table::replay(world.games, kept->setup, kept->entries);
  EXPECT_TRUE(folded) << folded.error().sentence;
  return std::move(*folded);
}

void expect_as_the_log_has_it(World& world, const Client& client) {
  ASSERT_TRUE(client.update && client.room);
  const auto viewer = client.update->seat ? client.update->seat->actor() : core::Actor::spectator();
  const auto table = folded_from_the_log(world, *client.room->table);
  const auto seen = table.snapshot(viewer);
  EXPECT_TRUE(is_same_json(client.update->whole->view.text, seen.view))
      << client.update->whole->view.text << "\n"
      << seen.view;
  EXPECT_TRUE(is_same_json(client.update->whole->offers.text, seen.offers))
      << client.update->whole->offers.text << "\n"
      << seen.offers;
  EXPECT_EQ(client.update->number.value(), seen.number + 1);
  EXPECT_EQ(client.update->commitments, table.commitments());
  EXPECT_EQ(client.update->whole->result, seen.result);
}

void expect_no_gap(const Client& client) {
  for (std::size_t i = 1; i < client.numbers.size(); ++i) {
    EXPECT_EQ(client.numbers[i], client.numbers[i - 1] + 1);
  }
}

class EveryGame : public ::testing::TestWithParam<std::string> {
 protected:
  static const catalogue::GameInfo& game() { return *catalogue::find_game(GetParam()); }
  // The strongest at every other seat.
  static std::vector<std::string> me_and_bots() {
    std::vector<std::string> seats{"me"};
    const auto start = game().start(*game().options({}));
    for (std::size_t i = 1; i < (*start)->seats(); ++i) {
      seats.emplace_back("open");
      for (const auto& bot : game().bots) {
        if ((*start)->bot_plays(bot.name, core::Actor::seat(i))) seats.back() = bot.name;
      }
    }
    return seats;
  }
};

protocol::Profile read_profile(World& world, const Client& client) {
  const auto answer = world.http("GET", "/api/me/profile", "", &client);
  EXPECT_EQ(answer.status, 200U) << answer.body;
  return protocol::read_answer<protocol::Profile>(answer.body).value();
}

TEST_P(EveryGame, IsPlayedToItsEndWithBots) {
  World world{catalogue::games()};
  Client ada{world, "Ada"}, eve{world, "Eve"};
  const auto room = world.make_room(ada, wish(game(), me_and_bots(), true));
  ada.open(room);
  eve.open(room);
  EXPECT_GT(play_on(world, {&ada}), 0U);
  world.rest(5'000);
  ASSERT_TRUE(ada.update && ada.update->whole->result) << "the game has come to its end";
  EXPECT_FALSE(eve.update->seat) << "she watches";
  EXPECT_EQ(ada.room->phase, Phase::over);
  for (const auto* each : {&ada, &eve}) {
    expect_as_the_log_has_it(world, *each);
    expect_no_gap(*each);
  }
  EXPECT_EQ(ada.update->whole->openings.size(), ada.update->commitments.size());
  const auto replay = protocol::read_answer<protocol::Replay>(
      world.http("GET", "/api/tables/" + *ada.room->table + "/replay?seat=1", "").body);
  ASSERT_TRUE(replay) << replay.error().sentence;
  EXPECT_TRUE(replay->verified);
  EXPECT_GT(replay->steps.size(), 3U);
  const auto record = world.http("GET", "/api/tables/" + *ada.room->table + "/record", "");
  EXPECT_EQ(record.status, 200U);
  const auto me = protocol::read_answer<protocol::Me>(world.http("GET", "/api/me", "", &ada).body);
  ASSERT_EQ(me->games.size(), 1U);
  EXPECT_EQ(me->games[0].result, ada.update->whole->result);
  const auto profile = read_profile(world, ada);
  ASSERT_EQ(profile.kinds.size(), 1U);
  EXPECT_EQ(profile.kinds[0].game, game().name);
  EXPECT_EQ(profile.kinds[0].title, game().title);
  EXPECT_EQ(profile.kinds[0].played, 1U);
  EXPECT_EQ(profile.kinds[0].won, profile.wins_in_a_row);
  EXPECT_EQ(profile.most_wins_in_a_row, profile.wins_in_a_row);
  EXPECT_EQ(profile.kinds[0].facts.empty(), game().facts == nullptr);
  EXPECT_TRUE(read_profile(world, eve).kinds.empty()) << "she only watched";
}

TEST(Profile, GoesWithThePerson) {
  World world{catalogue::games()};
  Client ada{world, "Ada"};
  auto wished = wish(some_game(), {"liar", "me"}, true);
  wished.options = {{"edition", "banned"}};
  const auto room = world.make_room(ada, wished);
  ada.open(room);
  world.rest(100);
  EXPECT_EQ(ada.room->title, "Fiction: Banned Books");
  play_on(world, {&ada});
  world.rest(5'000);
  ASSERT_TRUE(ada.update && ada.update->whole->result);
  const auto me = protocol::read_answer<protocol::Me>(world.http("GET", "/api/me", "", &ada).body);
  EXPECT_EQ(me->games.at(0).title, "Fiction: Banned Books");
  EXPECT_EQ(me->rooms.at(0).title, "Fiction: Banned Books");
  const auto replay = protocol::read_answer<protocol::Replay>(
      world.http("GET", "/api/tables/" + *ada.room->table + "/replay", "").body);
  EXPECT_EQ(replay->game.title, "Fiction: Banned Books");
  EXPECT_EQ(read_profile(world, ada).kinds.at(0).title, "Fiction: Banned Books");
  const auto saved = world.http("GET", "/api/me/export", "", &ada).body;
  EXPECT_NE(saved.find(R"("profile":{"wins_in_a_row":)"), std::string::npos) << saved;
  EXPECT_NE(saved.find(R"("name":"book")"), std::string::npos) << saved;

  EXPECT_EQ(world.http("DELETE", "/api/me", "", &ada).status, 200U);
  EXPECT_EQ(world.http("GET", "/api/me/profile", "", &ada).status, 401U);
  const auto game = world.directory.game(*ada.room->table);
  ASSERT_TRUE(game && *game);
  for (const auto& seat : (*game)->seats) EXPECT_FALSE(seat) << "nobody's any more";
}

TEST_P(EveryGame, GoesOnAfterAKillAtAnyMoment) {
  World world{catalogue::games(), 7};
  world.limits.bot_least = world.limits.bot_most = std::chrono::milliseconds{50};
  Client ada{world, "Ada"};
  world.kill();
  world.restart();
  const auto room = world.make_room(ada, wish(game(), me_and_bots(), true));
  ada.open(room);
  for (std::int64_t kills = 0; kills < 12 && !(ada.update && ada.update->whole->result); ++kills) {
    play_on(world, {&ada}, 3);
    const auto before = ada.update;
    ada.ask(protocol::Note{"plan", "x"});  // something is on its way
    world.rest(7 * kills % 23);
    world.kill();
    world.rest(4'000);
    world.restart();
    ada.open(room);
    world.rest(100);
    ASSERT_TRUE(ada.update) << kills;
    EXPECT_GE(ada.update->number, before->number) << "what was told is kept";
    expect_as_the_log_has_it(world, ada);
  }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryGame, ::testing::ValuesIn([] {
                           std::vector<std::string> names;
                           for (const auto& game : catalogue::games()) names.push_back(game.name);
                           return names;
                         }()),
                         [](const auto& name) { return name.param; });

// Two people at a table for two.
class Two : public ::testing::Test {
 protected:
  void begin() {
    room = world.make_room(ada, wish(some_game(), {"me"}, false));
    ada.open(room);
    bob.open(room);
    world.rest(100);
    EXPECT_EQ(code(bob.refused(protocol::Sit{seat2})), "done");
    EXPECT_EQ(code(ada.refused(protocol::Start{})), "done");
    world.rest(1'000);
  }

  World world{catalogue::games()};
  Client ada{world, "Ada"}, bob{world, "Bob"}, eve{world, "Eve"};
  std::string room;
};

TEST_F(Two, MeetByACodeThatEndsWithTheStart) {
  room = world.make_room(ada, wish(some_game(), {"me"}, false));
  ada.open(room);
  world.rest(100);
  ASSERT_TRUE(ada.room->code);
  const auto path = "/api/rooms/code/" + *ada.room->code;
  const auto found = protocol::read_answer<protocol::RoomFound>(world.http("GET", path, "").body);
  EXPECT_EQ(found->id, room);
  bob.open(found->id);
  world.rest(100);
  EXPECT_EQ(code(ada.refused(protocol::Start{})), "seat_open");
  EXPECT_EQ(code(bob.refused(protocol::Start{})), "only_the_host");
  EXPECT_EQ(code(bob.refused(protocol::Sit{seat1})), "seat_taken");
  EXPECT_EQ(code(bob.refused(protocol::Sit{seat2})), "done");
  EXPECT_EQ(code(ada.refused(protocol::Start{})), "done");
  world.rest(100);
  EXPECT_EQ(world.http("GET", path, "").status, 404U);
  EXPECT_FALSE(ada.room->code);
}

TEST_F(Two, PlayAWholeGameAndTheNextWithRolesMovedOn) {
  begin();
  EXPECT_GT(play_on(world, {&ada, &bob}), 0U);
  world.rest(2'000);
  ASSERT_EQ(ada.room->phase, Phase::over);
  expect_as_the_log_has_it(world, ada);
  expect_as_the_log_has_it(world, bob);
  EXPECT_FALSE(ada.room->seats[0].ready || ada.room->seats[1].ready);
  EXPECT_EQ(code(bob.refused(protocol::Rematch{})), "done");
  world.rest(1'000);
  EXPECT_EQ(ada.room->round, Round{1}) << "the host is asked";
  EXPECT_TRUE(ada.room->seats[1].ready);
  EXPECT_EQ(code(ada.refused(protocol::Rematch{})), "done");
  world.rest(1'000);
  EXPECT_EQ(ada.room->round, Round{2});
  EXPECT_EQ(ada.update->seat, seat2);
  EXPECT_EQ(bob.update->seat, seat1);
}

TEST_F(Two, ACommandThatIsSentAgainIsDoneOnce) {
  begin();
  auto& actor = can_act(ada.update) ? ada : bob;
  const auto hint = actor.ask(protocol::Aid{"hint", std::nullopt});
  world.rest(1'000);
  const protocol::Play play{hinted_action(actor.answers.at(hint)).value(), std::nullopt};
  const auto id = actor.ask(play);
  actor.ask(play, id);
  world.rest(1'000);
  const auto rows = world.journal.read(*journal::TableId::parse(*ada.room->table))->size();
  EXPECT_FALSE(actor.answers.at(id).refused);
  world.kill();
  world.restart();
  actor.answers.clear();
  actor.open(room);
  world.rest(100);
  actor.ask(play, id);
  world.rest(1'000);
  EXPECT_FALSE(actor.answers.at(id).refused) << "it is answered again, even after a crash";
  const auto after = world.journal.read(*journal::TableId::parse(*ada.room->table));
  EXPECT_EQ(std::ranges::count_if(
                *after, [&](const auto& row) { return row.command && row.command->id == id; }),
            1);
  EXPECT_GE(after->size(), rows);
}

TEST_F(Two, NobodySitsDownWithTheOtherSidesSecrets) {
  begin();
  EXPECT_EQ(code(ada.refused(protocol::Stand{})), "done");
  EXPECT_EQ(code(bob.refused(protocol::Stand{})), "done");
  EXPECT_EQ(code(ada.refused(protocol::Sit{seat2})), "has_seen");
  EXPECT_EQ(code(ada.refused(protocol::Sit{seat1})), "done");
  eve.open(room);
  world.rest(100);
  EXPECT_EQ(code(eve.refused(protocol::Sit{seat2})), "secret_seat");
  world.rest(100);
  EXPECT_FALSE(eve.update->seat);
  EXPECT_FALSE(bob.update->seat) << "whoever stood up sees what everybody sees";
}

TEST_F(Two, TheJournalsTroubleIsToldAndPassesBy) {
  begin();
  world.journal_refuses = journal::Failure{journal::Trouble::full, "The disk is full."};
  const auto before = ada.update->number;
  auto& actor = can_act(ada.update) ? ada : bob;
  const auto hint = actor.ask(protocol::Aid{"hint", std::nullopt});
  world.rest(1'000);
  const protocol::Play play{hinted_action(actor.answers.at(hint)).value(), std::nullopt};
  EXPECT_EQ(code(actor.refused(play)), "cannot_save");
  EXPECT_EQ(ada.update->number, before) << "nothing has happened";
  world.journal_refuses.reset();
  world.rest(3'000);
  EXPECT_EQ(code(actor.refused(play)), "done");
}

TEST_F(Two, ASleepingPlayerIsAwayAfterTheGraceTime) {
  begin();
  bob.cut();
  world.rest(59'000);
  EXPECT_TRUE(ada.update->whole->away.empty());
  world.rest(3'000);
  EXPECT_EQ(ada.update->whole->away, std::vector{seat2});
  bob.open(room);
  world.rest(1'000);
  EXPECT_TRUE(ada.update->whole->away.empty());
}

TEST_F(Two, ABotPlaysForTheAbsentWhereTheTableWantsIt) {
  auto wished = wish(some_game(), {"me"}, false);
  wished.settings.absence = protocol::Absence::bot;
  wished.settings.grace_seconds = 10;
  room = world.make_room(ada, wished);
  ada.open(room);
  bob.open(room);
  world.rest(100);
  bob.refused(protocol::Sit{seat2});
  ada.refused(protocol::Start{});
  world.rest(1'000);
  bob.cut();
  world.rest(12'000);
  ASSERT_TRUE(ada.room->seats[1].bot);
  EXPECT_TRUE(ada.room->seats[1].can_take_back);
  bob.open(room);
  world.rest(100);
  EXPECT_EQ(code(ada.refused(protocol::TakeBack{seat2})), "not_your_seat");
  EXPECT_EQ(code(bob.refused(protocol::TakeBack{seat2})), "done");
  world.rest(100);
  EXPECT_FALSE(ada.room->seats[1].bot);
}

TEST_F(Two, TheHostKeepsOrder) {
  begin();
  eve.open(room);
  world.rest(100);
  const auto whom = eve.welcome->member;
  EXPECT_EQ(code(bob.refused(protocol::Kick{whom})), "only_the_host");
  EXPECT_EQ(code(ada.refused(protocol::Mute{whom, true})), "done");
  EXPECT_EQ(code(eve.refused(protocol::Chat{"hello", std::nullopt, false})), "muted");
  EXPECT_EQ(code(eve.refused(protocol::Chat{std::nullopt, "hello", false})), "done");
  EXPECT_EQ(code(ada.refused(protocol::Kick{whom})), "done");
  world.rest(100);
  ASSERT_TRUE(eve.bye);
  EXPECT_EQ(eve.bye->code, "kicked");
  eve.texts.clear();
  eve.open(room);
  world.rest(100);
  EXPECT_NE(eve.texts.at(0).find("\"kicked\""), std::string::npos) << eve.texts.at(0);
  EXPECT_EQ(code(ada.refused(protocol::Close{})), "done") << "she has asked";
  EXPECT_EQ(code(bob.refused(protocol::Close{})), "done");
  world.rest(100);
  EXPECT_EQ(bob.update->whole->result, "closed");
  EXPECT_FALSE(bob.bye) << "so far the game is over";
  EXPECT_EQ(code(ada.refused(protocol::Close{})), "done");
  world.rest(100);
  ASSERT_TRUE(bob.bye);
  EXPECT_EQ(bob.bye->code, "closed");
}

TEST_F(Two, TalkReachesWhoMayHearIt) {
  begin();
  eve.open(room);
  world.rest(100);
  EXPECT_EQ(code(bob.refused(protocol::Chat{"good <b>luck</b>", std::nullopt, false})), "done");
  EXPECT_EQ(code(bob.refused(protocol::Chat{"between us", std::nullopt, true})), "done");
  EXPECT_EQ(code(eve.refused(protocol::Chat{"psst", std::nullopt, true})), "no_team");
  world.rest(100);
  EXPECT_EQ(bob.talk.size(), 2U);
  ASSERT_EQ(ada.talk.size(), 1U);
  EXPECT_EQ(ada.talk[0].text, "good <b>luck</b>");
  EXPECT_EQ(eve.talk.size(), 1U);
}

TEST_F(Two, SpectatorsCanBeKeptOut) {
  auto wished = wish(some_game(), {"me", "random"}, true);
  wished.settings.spectators = false;
  room = world.make_room(ada, wished);
  eve.open(room);
  ASSERT_EQ(eve.texts.size(), 1U);
  EXPECT_NE(eve.texts[0].find("no_spectators"), std::string::npos);
  ada.open(room);
  world.rest(100);
  EXPECT_TRUE(ada.update);
}

TEST_F(Two, WhoeverIsErasedIsAFormerReader) {
  begin();
  EXPECT_EQ(code(bob.refused(protocol::Chat{"my address", std::nullopt, false})), "done");
  EXPECT_EQ(code(ada.refused(protocol::Chat{"noted", std::nullopt, false})), "done");
  world.rest(100);
  ASSERT_EQ(ada.talk.size(), 2U);
  EXPECT_EQ(world.http("DELETE", "/api/me", "", &bob).status, 200U);
  world.rest(1'000);
  EXPECT_EQ(bob.bye->code, "erased");
  ASSERT_EQ(ada.talk.size(), 1U) << "open pages are told";
  EXPECT_EQ(ada.talk[0].text, "noted");
  const auto member =
      std::ranges::find(ada.room->members, MemberId{2}, &protocol::MemberShown::member);
  ASSERT_NE(member, ada.room->members.end());
  EXPECT_EQ(member->name, "a former reader");
  const auto me = protocol::read_answer<protocol::Me>(world.http("GET", "/api/me", "", &bob).body);
  EXPECT_EQ(me.value().name, "");
}

TEST_F(Two, AGuestWhoIsForgottenWithTheCleanUpLeavesOpenPages) {
  room = world.make_room(ada, wish(some_game(), {"me"}, false));
  ada.open(room);
  bob.open(room);
  world.rest(100);
  EXPECT_EQ(code(bob.refused(protocol::Chat{"my address", std::nullopt, false})), "done");
  EXPECT_EQ(code(ada.refused(protocol::Chat{"noted", std::nullopt, false})), "done");
  bob.cut();
  world.rest(100);
  ASSERT_EQ(ada.talk.size(), 2U);
  auto guest = world.directory.person(world.directory.rooms().value().at(0).members.at(1)).value();
  ASSERT_EQ(guest.value().name, "Bob");
  guest->seen = 0;  // months ago
  ASSERT_FALSE(directory::change_and_wait(world.directory, directory::PutPerson{*guest}));
  world.rest(25 * 3'600'000);  // the clock of a new store is believed after a day
  ASSERT_EQ(ada.talk.size(), 1U) << "open pages are told";
  EXPECT_EQ(ada.talk[0].text, "noted");
  const auto member =
      std::ranges::find(ada.room->members, MemberId{2}, &protocol::MemberShown::member);
  EXPECT_EQ(member, ada.room->members.end());
}

}  // namespace
}  // namespace server
