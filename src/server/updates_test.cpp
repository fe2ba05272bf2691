// When a connection is sent the whole of what its viewer may know, and when a difference.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "protocol/client_table.h"
#include "protocol/described.h"
#include "server/said_test.h"
#include "simulation/town.h"
#include "simulation/world.h"

namespace server {
namespace {

using protocol::Update;

struct Line {  // one connection, as its client sees it
  protocol::ClientTable table;
  std::vector<Update> updates;
  std::map<std::string, protocol::Answer> answers;
  bool is_full = false;
};

struct Lines final : Connections {
  bool send(ConnectionId id, std::shared_ptr<const std::string> text) override {
    Line& line = all[id];
    if (line.is_full) return false;
    const auto event = protocol::read_event(*text);
    if (const auto* update = std::get_if<Update>(&*event)) {
      EXPECT_NE(update->whole.has_value(), update->difference.has_value()) << *text;
      EXPECT_TRUE(line.table.take(*update)) << *text;
      line.updates.push_back(*update);
    }
    if (const auto* answer = std::get_if<protocol::Answer>(&*event)) {
      line.answers[answer->id] = *answer;
    }
    return true;
  }
  void close(ConnectionId, std::uint16_t, std::string) override {}

  std::map<ConnectionId, Line> all;
};

// Ada and Bob play the first game of the catalogue, and Eve watches.
class Updates : public ::testing::Test {
 protected:
  struct Person {
    std::string token;
    ConnectionId connection = 0;
  };

  void SetUp() override {
    ASSERT_FALSE(hub.recover());
    for (auto* each : {&ada, &bob, &eve}) {
      each->token = simulation::token_in(http("/api/guest", R"({"name":"Somebody"})", ""));
    }
    const protocol::NewRoom wish{.game = world.games.front().name,
                                 .options = {},
                                 .seats = {"me"},
                                 .settings = {},
                                 .start = false};
    const auto made = protocol::read_answer<protocol::RoomMade>(
        http("/api/rooms", protocol::text(wish), ada.token).body);
    ASSERT_TRUE(made);
    room = made->id;
    for (auto* each : {&ada, &bob, &eve}) open(*each);
    ASSERT_EQ(ask(bob, protocol::Sit{seat2}), "done");
    ASSERT_EQ(ask(ada, protocol::Start{}), "done");
    ASSERT_EQ(updates(ada).size(), updates(bob).size());
  }

  HttpResponse http(std::string path, std::string body, const std::string& token) {
    HttpResponse answer;
    hub.request({"POST", std::move(path), "", std::move(body), caller(token)},
                [&](HttpResponse got) { answer = std::move(got); });
    world.rest(100);
    return answer;
  }
  static Caller caller(const std::string& token) {
    return {.address = "192.0.2.1", .host = "localhost", .origin = "", .token = token};
  }
  void open(Person& person, const std::string& query = "", protocol::ClientTable known = {}) {
    person.connection = ++last_connection;
    lines.all[person.connection].table = std::move(known);
    hub.opened(person.connection,
               {"GET", "/api/rooms/" + room + "/socket", query, "", caller(person.token)});
    world.rest(100);
  }
  // With the last update that has come, as far as the query says so.
  void open_again(Person& person, const std::string& query) {
    auto known = std::move(line(person).table);
    hub.closed(person.connection);
    world.rest(100);
    open(person, query, std::move(known));
  }
  std::string ask(const Person& person, const protocol::Request& request) {
    const auto id = fmt::format("id-{}", ++last_id);
    hub.received(person.connection, protocol::text(protocol::Message{id, request}));
    world.rest(100);
    const auto& answers = line(person).answers;
    return answers.contains(id) ? code(answers.at(id).refused) : "no answer";
  }
  // One move of a seat that has any.
  void play() {
    for (const auto* each : {&ada, &bob, &eve}) {
      const auto& table = line(*each).table;
      if (!table.has_offers()) continue;
      const auto action = match().tools().random_action(table.view(), luck);
      ASSERT_TRUE(action) << table.view();
      ASSERT_EQ(ask(*each, protocol::Play{action->json(), std::nullopt}), "done");
      return;
    }
    FAIL() << "nobody can act";
  }
  bool is_over() { return hub.table_of(room)->is_finished(); }
  const catalogue::Match& match() { return hub.table_of(room)->match(); }

  Line& line(const Person& person) { return lines.all.at(person.connection); }
  const std::vector<Update>& updates(const Person& person) { return line(person).updates; }
  std::string latest(const Person& person) {  // as a query
    const auto& update = updates(person).back();
    return fmt::format("round={}&number={}&seat={}", update.round.value(), update.number.value(),
                       update.seat ? update.seat->number() : 0);
  }
  // The client's table is the one that a new connection of the same person is sent whole.
  void expect_all_is_known(const Person& person) {
    Person again{person.token};
    open(again);
    ASSERT_EQ(updates(again).size(), 1U);
    const auto& sent = updates(again).back();
    ASSERT_TRUE(sent.whole);
    const auto& table = line(person).table;
    EXPECT_EQ(codec::to_json(table.table()), codec::to_json(*sent.whole));
    EXPECT_EQ(table.commitments(), sent.commitments);
    hub.closed(again.connection);
  }

  simulation::World world{catalogue::games()};
  Lines lines;
  core::SeededGenerator secrets{1}, luck{2};
  Hub hub{Ports{world.games, [this] { return world.now(); }, &secrets, &world, &world, &world,
                &lines, &world},
          Limits{}, Place{"", "/", {"localhost"}}};
  Person ada, bob, eve;
  std::string room;
  ConnectionId last_connection = 0;
  int last_id = 0;
};

TEST_F(Updates, OfAConnectionAreOneWholeAndThenDifferencesThatLeadToTheView) {
  for (int i = 0; i < 30 && !is_over(); ++i) {
    play();
    for (const auto* each : {&ada, &bob, &eve}) expect_all_is_known(*each);
  }
  for (const auto* each : {&ada, &bob, &eve}) {
    ASSERT_GT(updates(*each).size(), 10U);
    EXPECT_TRUE(updates(*each).front().whole);
    EXPECT_EQ(std::ranges::count_if(updates(*each), [](const Update& u) { return !!u.whole; }), 1);
  }
}

TEST_F(Updates, AreWholeAfterAReconnectWithoutNumbers) {
  play();
  open_again(bob, "");
  ASSERT_EQ(updates(bob).size(), 1U);
  EXPECT_TRUE(updates(bob).front().whole);
  EXPECT_EQ(updates(bob).front().commitments_before, 0U);
  play();
  play();
  EXPECT_GT(updates(bob).size(), 1U);
  EXPECT_TRUE(updates(bob).back().difference);
  expect_all_is_known(bob);
}

TEST_F(Updates, GoOnAfterAReconnectWithTheLatestNumberFromWhatWasKnown) {
  play();
  for (auto* each : {&ada, &bob, &eve}) {
    open_again(*each, latest(*each));
    EXPECT_TRUE(updates(*each).empty()) << "nothing is sent again";
  }
  for (int i = 0; i < 3; ++i) play();
  for (const auto* each : {&ada, &bob, &eve}) {
    ASSERT_FALSE(updates(*each).empty());
    for (const auto& update : updates(*each)) EXPECT_TRUE(update.difference);
    expect_all_is_known(*each);
  }
}

TEST_F(Updates, AreWholeAfterAReconnectWithAnOlderNumber) {
  const auto before = latest(ada);
  play();
  ASSERT_NE(latest(ada), before);
  open_again(ada, before);
  ASSERT_EQ(updates(ada).size(), 1U);
  EXPECT_TRUE(updates(ada).front().whole);
}

TEST_F(Updates, AreWholeAfterAReconnectThatDoesNotSayWhoseViewIsKnown) {
  play();
  const auto query = latest(bob);
  open_again(bob, query.substr(0, query.find("&seat")));
  ASSERT_EQ(updates(bob).size(), 1U);
  EXPECT_TRUE(updates(bob).front().whole);
}

TEST_F(Updates, AreWholeAfterAReconnectWithAnotherSeatsNumber) {
  const auto query = fmt::format("round=1&number={}&seat=1", updates(bob).back().number.value());
  open_again(bob, query);
  ASSERT_EQ(updates(bob).size(), 1U);
  EXPECT_TRUE(updates(bob).front().whole);
  EXPECT_EQ(updates(bob).front().seat, seat2);
}

TEST_F(Updates, AreWholeForWhoeverTakesAnotherSeat) {
  play();
  ASSERT_EQ(ask(bob, protocol::Stand{}), "done");
  ASSERT_TRUE(updates(bob).back().whole);
  EXPECT_FALSE(updates(bob).back().seat);
  ASSERT_EQ(ask(bob, protocol::Sit{seat2}), "done");
  ASSERT_TRUE(updates(bob).back().whole);
  EXPECT_EQ(updates(bob).back().seat, seat2);
  EXPECT_TRUE(updates(ada).back().difference) << "she sits where she sat";
  expect_all_is_known(bob);
  for (int i = 0; i < 3; ++i) play();
  EXPECT_TRUE(updates(bob).back().difference);
  expect_all_is_known(bob);
}

TEST_F(Updates, AreWholeOnceAFullOutboxIsEmpty) {
  for (int i = 0; i < 3; ++i) play();
  const auto before = updates(eve).size();
  const auto number = updates(eve).back().number;
  line(eve).is_full = true;
  for (int i = 0; i < 3; ++i) play();
  EXPECT_EQ(updates(eve).size(), before);
  line(eve).is_full = false;
  hub.drained(eve.connection);
  ASSERT_EQ(updates(eve).size(), before + 1) << "the latest alone";
  const auto& sent = updates(eve).back();
  EXPECT_TRUE(sent.whole);
  EXPECT_EQ(sent.commitments_before, 0U);
  EXPECT_GT(sent.number, number.next()) << "those that were dropped are not sent";
  expect_all_is_known(eve);
  play();
  EXPECT_TRUE(updates(eve).back().difference);
  expect_all_is_known(eve);
}

TEST_F(Updates, OfANewRoundBeginWithAWhole) {
  for (int i = 0; i < 1'000 && !is_over(); ++i) play();
  ASSERT_TRUE(is_over());
  EXPECT_TRUE(line(ada).table.is_over());
  EXPECT_FALSE(line(ada).table.table().openings.empty());
  ASSERT_EQ(ask(ada, protocol::Rematch{}), "done");
  for (const auto* each : {&ada, &bob, &eve}) {
    const auto first = std::ranges::find(updates(*each), Round{2}, &Update::round);
    ASSERT_NE(first, updates(*each).end());
    EXPECT_TRUE(first->whole);
    EXPECT_EQ(first->number, protocol::StreamSequence{1});
    EXPECT_EQ(first->commitments_before, 0U);
    EXPECT_FALSE(line(*each).table.is_over());
    for (auto later = first + 1; later != updates(*each).end(); ++later) {
      EXPECT_TRUE(later->difference);
    }
    expect_all_is_known(*each);
  }
  EXPECT_EQ(updates(ada).back().seat, seat2);
}

}  // namespace
}  // namespace server
