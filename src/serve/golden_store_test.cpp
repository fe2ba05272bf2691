// testdata/stores/v1/: the folder of a server that was stopped in the middle of several games, as
// SQL. A server of today is started on it, with real disks and sockets: nobody may lose a room, a
// seat or a game. The files are never rewritten (testdata/README.md).
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <future>
#include <map>
#include <sstream>
#include <thread>

#include "catalogue/catalogue.h"
#include "client/http.h"
#include "client/socket.h"
#include "codec/json.h"
#include "core/enum_name.h"
#include "directory/sqlite_directory.h"
#include "journal/sqlite_journal.h"
#include "journal/testing/temporary_folder.h"
#include "protocol/client_table.h"
#include "protocol/json.h"
#include "serve/serve.h"
#include "server/room_state.h"
#include "sqlite/database.h"
#include "tables/kept.h"
#include "tables/replay.h"

namespace serve {
namespace {

using namespace std::chrono_literals;

const std::filesystem::path golden_store =
    std::filesystem::path{LIEBRARY_SOURCE_DIR} / "testdata/stores/v1";

// A guest in a room, as the server had said it last.
struct Presence {
  std::string label, room, guest, phase;
  protocol::Number round = 0, seat = 0, revision = 0;  // seat 0: only watches, or waits

  std::optional<core::Seat> own_seat() const {
    return seat == 0 ? std::nullopt : std::optional{core::Seat::from_index(seat - 1)};
  }
};

struct Expected {
  std::map<std::string, std::string> tokens;  // of sessions, by the guest's name
  std::vector<Presence> presences;
};

Expected read_expected() {
  Expected expected;
  std::ifstream file{golden_store / "expected.txt"};
  for (std::string line, kind, skipped; std::getline(file, line);) {
    std::istringstream words{line};
    words >> kind;
    if (kind == "guest") {
      std::string name;
      words >> name >> expected.tokens[name];
    } else if (kind == "room") {
      Presence at;
      words >> at.label >> at.room >> at.guest >> at.phase >> skipped >> at.round >> skipped >>
          at.seat >> skipped >> at.revision;
      expected.presences.push_back(at);
    }
  }
  return expected;
}

// A copy of the store in a folder of its own.
class StoreCopy {
 public:
  StoreCopy() {
    for (const std::string name : {"liebrary", "directory"}) {
      std::ostringstream sql;
      sql << std::ifstream{golden_store / (name + ".sql")}.rdbuf();
      auto database = sqlite::Database::open(path() / (name + ".db"), "");
      EXPECT_TRUE(database) << database.error().sentence;
      const int code = database->run(sql.str().c_str());
      EXPECT_EQ(code, SQLITE_OK) << database->failure(code).sentence;
    }
  }
  const std::filesystem::path& path() const { return folder_.path(); }

 private:
  journal::testing::TemporaryFolder folder_;
};

// A server on a copy of the store. It forgets nobody, however old the store is, and its bots answer
// at once.
class StoredServer {
 public:
  StoredServer() {
    Call call;
    call.data = copy_.path();
    call.port = 0;
    call.catches_signals = false;
    call.limits.guests_kept = call.limits.rooms_kept = std::chrono::days{100 * 365};
    call.limits.bot_least = call.limits.bot_most = call.limits.bot_longest = 0ms;
    call.log_level = server::log::Level::off;
    std::promise<std::pair<std::uint16_t, Stop>> ready;
    auto is_ready = ready.get_future();
    thread_ = std::thread{[call, promise = std::move(ready)]() mutable {
      try {
        serve(call, catalogue::games(),
              [&](std::uint16_t port, const Stop& stop) { promise.set_value({port, stop}); });
      } catch (const CannotServe& error) {
        promise.set_exception(std::make_exception_ptr(std::runtime_error{error.sentence}));
      }
    }};
    try {
      std::tie(port_, stop_) = is_ready.get();
    } catch (...) {
      thread_.join();
      throw;
    }
  }
  ~StoredServer() {
    stop_();
    thread_.join();
  }
  StoredServer(const StoredServer&) = delete;
  StoredServer& operator=(const StoredServer&) = delete;

  std::string url(const std::string& path) const {
    return fmt::format("http://127.0.0.1:{}{}", port_, path);
  }

 private:
  StoreCopy copy_;
  std::uint16_t port_ = 0;
  Stop stop_;
  std::thread thread_;
};

// A guest who comes back to a room with the session of long ago.
class ReturningGuest {
 public:
  ReturningGuest(const StoredServer& server, const Presence& at, const std::string& token)
      : expected{at},
        socket_{client::Socket::connect(server.url("/api/rooms/" + at.room + "/socket"), token)
                    .value()} {}

  // Listens until this holds; false if it does not in time, or the server has closed the line.
  bool until(const std::function<bool()>& holds, std::chrono::milliseconds at_most = 60s) {
    const auto end = std::chrono::steady_clock::now() + at_most;
    while (!holds()) {
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
          end - std::chrono::steady_clock::now());
      if (left <= 0ms || socket_.ended()) return false;
      if (const auto text = socket_.receive(left)) hear(*text);
    }
    return true;
  }

  // The code of the refusal; "done" if there was none.
  std::string ask(const protocol::Request& request) {
    const auto id = fmt::format("back-{}-{}", expected.guest, ++asked_);
    socket_.send(protocol::text(protocol::Message{id, request}));
    if (!until([&] { return answers_.contains(id); })) return "no answer";
    const auto& refused = answers_.at(id).refused;
    return refused ? refused->code + ": " + refused->sentence : "done";
  }

  const Presence expected;
  std::optional<protocol::Welcome> welcome;
  std::optional<protocol::Room> room;
  std::optional<protocol::Update> update;  // whole
  std::vector<protocol::ChatMessage> chat;
  std::string bye;

 private:
  void hear(const std::string& lines) {
    std::istringstream stream{lines};
    for (std::string line; std::getline(stream, line);) {
      auto event = protocol::read_event(line);
      if (!event) continue;
      if (auto* came = std::get_if<protocol::Welcome>(&*event)) welcome = *came;
      if (auto* came = std::get_if<protocol::Room>(&*event)) room = std::move(*came);
      if (auto* came = std::get_if<protocol::Update>(&*event)) take(std::move(*came));
      if (auto* came = std::get_if<protocol::ChatMessage>(&*event)) chat.push_back(*came);
      if (auto* came = std::get_if<protocol::Answer>(&*event)) answers_[came->id] = *came;
      if (auto* came = std::get_if<protocol::Bye>(&*event)) bye = came->sentence;
    }
  }

  void take(protocol::Update came) {
    ASSERT_TRUE(table_.take(came)) << "it does not follow from what came before";
    update = std::move(came);
    update->whole = table_.table();
    update->difference.reset();
  }

  client::Socket socket_;
  protocol::ClientTable table_;
  std::map<std::string, protocol::Answer> answers_;
  int asked_ = 0;
};

const Expected expected = read_expected();

class GoldenStore : public ::testing::Test {
 protected:
  // Throws if the room does not open, or does not show its game.
  ReturningGuest come_back(const Presence& at) {
    ReturningGuest guest{server, at, expected.tokens.at(at.guest)};
    const auto is_in = [&] {
      return guest.room && (guest.update || guest.room->phase == Phase::waiting);
    };
    if (guest.until(is_in, 20s)) return guest;
    throw std::runtime_error{fmt::format("{} shows {} nothing. {}", at.label, at.guest, guest.bye)};
  }
  std::vector<ReturningGuest> all_in(const std::string& label) {
    std::vector<ReturningGuest> guests;
    for (const auto& at : expected.presences) {
      if (at.label == label) guests.push_back(come_back(at));
    }
    return guests;
  }
  // The table of a room's game as its log in the store tells it.
  static tables::Table table_of(const std::string& table) {
    const StoreCopy copy;
    const auto journal = journal::SqliteJournal::open(copy.path()).value();
    const auto kept = tables::read_kept(games(), *journal::TableId::parse(table), *journal).value();
    return tables::Table::replay(games(), kept.setup, kept.entries).value();
  }
  static tables::Games games() {
    static const auto all = catalogue::games();
    return all;
  }
  static std::vector<std::string> labels(std::string_view phase) {
    std::vector<std::string> found;
    for (const auto& at : expected.presences) {
      if (at.phase == phase && (found.empty() || found.back() != at.label)) {
        found.push_back(at.label);
      }
    }
    return found;
  }

  // The rules of this room's game have changed since (docs/decisions/0023).
  static constexpr std::string_view of_earlier_rules = "impossible";
  static std::vector<std::string> played_on() {
    auto found = labels("playing");
    std::erase(found, of_earlier_rules);
    return found;
  }

  using Phase = protocol::Phase;
  StoredServer server;
};

TEST_F(GoldenStore, HasRoomsOfEveryGameInEveryPhase) {
  EXPECT_EQ(expected.tokens.size(), 4U);
  EXPECT_EQ(labels("waiting"), std::vector<std::string>{"lobby"});
  EXPECT_EQ(labels("over"), std::vector<std::string>{"finished"});
  EXPECT_EQ(labels("playing"), (std::vector<std::string>{"fiction", "banned", "wordles",
                                                         "impossible", "handed", "second"}));
}

TEST_F(GoldenStore, ShowsEverybodyTheRoomsThatTheyWereIn) {
  for (const auto& [name, token] : expected.tokens) {
    const auto answer = client::Http::request("GET", server.url("/api/me"), "", token).value();
    const auto me = protocol::read_answer<protocol::Me>(answer.body).value();
    EXPECT_EQ(me.name, name);
    EXPECT_EQ(me.has_password, name == "Cleo");
    for (const auto& at : expected.presences) {
      if (at.guest != name) continue;
      EXPECT_EQ(std::ranges::count(me.rooms, at.room, &protocol::RoomListed::id), 1) << at.label;
    }
  }
}

TEST_F(GoldenStore, LetsEverybodyComeBackToTheSameSeatAndView) {
  for (const auto& at : expected.presences) {
    if (at.label == of_earlier_rules) continue;
    SCOPED_TRACE(at.label + " " + at.guest);
    const auto guest = come_back(at);
    ASSERT_TRUE(guest.room && guest.welcome);
    EXPECT_EQ(core::enum_name(guest.room->phase), at.phase);
    EXPECT_EQ(guest.room->round.value(), at.round);
    if (at.phase == "waiting") continue;
    ASSERT_TRUE(guest.update);
    EXPECT_EQ(guest.update->seat, at.own_seat());
    EXPECT_EQ(guest.update->revision, at.revision);
    const auto viewer = at.own_seat() ? at.own_seat()->actor() : core::Actor::spectator();
    const auto table = table_of(*guest.room->table);
    EXPECT_EQ(guest.update->whole->view.text, table.match().tools().view_json(viewer));
  }
}

TEST_F(GoldenStore, HasTheLobbyAsItWasSet) {
  const auto ada = std::move(all_in("lobby").front());
  EXPECT_EQ(ada.room->seats[0].member, protocol::MemberId{1});
  EXPECT_EQ(ada.room->seats[1].member, protocol::MemberId{2});
  EXPECT_TRUE(ada.room->seats[1].ready);
  EXPECT_EQ(ada.room->seats[3].bot, "reader");
  const auto& settings = ada.room->settings;
  EXPECT_TRUE(settings.listed);
  EXPECT_EQ(settings.team, protocol::TeamRule::consent);
  EXPECT_EQ(settings.absence, protocol::Absence::bot);
  EXPECT_EQ(settings.grace_seconds, 45);
  EXPECT_EQ(settings.aids, (std::vector<std::string>{"hint", "words"}));
}

TEST_F(GoldenStore, HasChatNotesAndProposals) {
  auto guests = all_in("fiction");
  auto& bob = guests[1];
  ASSERT_TRUE(bob.until([&] { return bob.chat.size() >= 3; }));
  EXPECT_EQ(bob.chat[0].text, "I doubt the second letter.");
  EXPECT_TRUE(bob.chat[0].team);
  EXPECT_EQ(bob.chat[1].phrase, "i_agree");
  EXPECT_EQ(bob.chat[2].text, "Take your time.");
  ASSERT_EQ(bob.update->whole->notes.size(), 2U);
  EXPECT_EQ(bob.update->whole->notes[0].key + " " + bob.update->whole->notes[0].value, "e in");
  ASSERT_EQ(bob.update->whole->proposals.size(), 1U);
  EXPECT_EQ(bob.update->whole->proposals[0].action.text, R"({"guess":{"word":"fudge"}})");
  EXPECT_TRUE(guests[0].update->whole->notes.empty()) << "the other team";
}

TEST_F(GoldenStore, TakesAMoveInEveryGame) {
  core::SeededGenerator chance{3};
  for (const auto& label : played_on()) {
    SCOPED_TRACE(label);
    bool has_moved = false;
    for (auto& guest : all_in(label)) {
      if (has_moved || !guest.expected.own_seat()) continue;
      const auto seat = guest.expected.own_seat()->actor();
      const auto table = table_of(*guest.room->table);
      const auto move = table.match().bot_move("random", seat, chance);
      if (!move || !std::holds_alternative<tables::Person>(table.holder(seat))) continue;
      const auto before = guest.update->number;
      ASSERT_EQ(guest.ask(protocol::Play{move->action.json(), guest.update->revision}), "done");
      EXPECT_TRUE(guest.until([&] { return guest.update->number > before; }));
      has_moved = true;
    }
    EXPECT_TRUE(has_moved) << "nobody could act";
  }
}

TEST_F(GoldenStore, LetsBotsPlayEveryGameToItsEnd) {
  for (const auto& label : played_on()) {
    SCOPED_TRACE(label);
    auto guests = all_in(label);
    for (auto& guest : guests) {
      const auto seat = guest.expected.own_seat();
      if (!seat || guest.room->seats.at(seat->index()).bot) continue;
      const auto& bots = guest.room->seats[seat->index()].bots;
      EXPECT_EQ(guest.ask(protocol::HandToBot{*seat, bots.front()}), "done");
    }
    auto& ada = guests.front();
    ASSERT_TRUE(ada.until([&] { return ada.room->phase == Phase::over; }));
    EXPECT_TRUE(ada.update->whole->result);
  }
}

TEST_F(GoldenStore, OpensARoomWhoseRulesHaveChangedAndSaysSo) {
  std::size_t guests = 0;
  for (const auto& at : expected.presences) {
    if (at.label != of_earlier_rules) continue;
    SCOPED_TRACE(at.guest);
    ReturningGuest guest{server, at, expected.tokens.at(at.guest)};
    EXPECT_TRUE(guest.until([&] { return !guest.bye.empty(); }));
    EXPECT_TRUE(guest.room) << "the room is there";
    EXPECT_FALSE(guest.update) << "its game is not";
    EXPECT_EQ(guest.bye,
              "This game was played by version 2 of its rules, and this program has 4: use the "
              "program that it was played with.");
    ++guests;
  }
  EXPECT_EQ(guests, 3U);
}

TEST_F(GoldenStore, TellsAndRepeatsAGameThatIsOver) {
  auto guests = all_in("finished");
  auto& ada = guests.front();
  EXPECT_EQ(ada.update->whole->result, "word_found");
  const auto record =
      client::Http::request("GET", server.url("/api/tables/" + *ada.room->table + "/record"), "",
                            expected.tokens.at("Ada"))
          .value();
  EXPECT_TRUE(tables::verify_record(games(), record.body)) << record.body;
  ASSERT_EQ(ada.ask(protocol::Rematch{}), "done");
  ASSERT_TRUE(ada.until([&] { return ada.update->round == protocol::Round{2}; }));
  EXPECT_EQ(ada.update->seat, core::Seat::from_index(1)) << "everybody moves on by one seat";
}

// Whether everything that is in `before` is in `after`, under the same name; there may be more.
bool has_all_of(const boost::json::value& after, const boost::json::value& before) {
  if (before.is_object()) {
    return after.is_object() && std::ranges::all_of(before.get_object(), [&](const auto& member) {
             const auto* found = after.get_object().if_contains(member.key());
             return found != nullptr && has_all_of(*found, member.value());
           });
  }
  if (before.is_array()) {
    return after.is_array() &&
           std::ranges::equal(after.get_array(), before.get_array(), has_all_of);
  }
  return after == before;
}

// A member that is missing takes its default when it is read, so only what is written shows it.
TEST(GoldenRooms, AreWrittenAgainWithAllThatWasKept) {
  const StoreCopy copy;
  const auto directory = directory::SqliteDirectory::open(copy.path()).value();
  const auto rooms = directory->rooms().value();
  EXPECT_EQ(rooms.size(), 8U);
  for (const auto& room : rooms) {
    const auto state = server::read_kept_text(room.text);
    ASSERT_TRUE(state) << state.error().sentence;
    const auto written = codec::parse_json(server::kept_text(*state));
    EXPECT_TRUE(has_all_of(*written, *codec::parse_json(room.text)))
        << server::kept_text(*state) << "\n"
        << room.text;
  }
}

}  // namespace
}  // namespace serve
