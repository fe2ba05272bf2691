// The program as it is: real sockets, a real disk, and SIGKILL in the middle of a game.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <regex>
#include <set>

#include "client/http.h"
#include "client/socket.h"
#include "codec/json.h"
#include "journal/sqlite_journal.h"
#include "journal/testing/temporary_folder.h"
#include "protocol/json.h"

namespace serve {
namespace {

using namespace std::chrono_literals;

// `liebrary serve` in a process of its own.
class Program {
 public:
  explicit Program(const std::filesystem::path& data) {
    std::array<int, 2> output{};
    if (::pipe(output.data()) != 0) throw std::runtime_error{"no pipe"};
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(output[1], STDOUT_FILENO);
      ::close(output[0]);
      ::execl(LIEBRARY_PROGRAM, LIEBRARY_PROGRAM, "serve", "--port", "0", "--data", data.c_str(),
              nullptr);
      ::_exit(127);
    }
    ::close(output[1]);
    std::string said;
    for (char c = 0; said.find("/\n") == std::string::npos && ::read(output[0], &c, 1) == 1;) {
      said += c;
    }
    output_ = output[0];
    std::smatch port;
    if (std::regex_search(said, port, std::regex{":(\\d+)/"})) {
      url = "http://localhost:" + port[1].str() + "/";
    }
  }
  ~Program() { end(SIGKILL); }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  int end(int signal) {
    if (process_ <= 0) return 0;
    int status = 0;
    ::kill(process_, signal);
    ::waitpid(process_, &status, 0);
    ::close(output_);
    process_ = -1;
    return status;
  }

  std::string url;

 private:
  pid_t process_ = -1;
  int output_ = -1;
};

// A guest at a table with a bot, who does what hints say.
class Player {
 public:
  void sign_in(const Program& program) {
    const auto answer =
        client::Http::request("POST", program.url + "api/guest", R"({"name":"Ada"})");
    ASSERT_TRUE(answer) << answer.error().sentence;
    token_ = answer->cookie;
    const auto answered = client::Http::request(
        "POST", program.url + "api/rooms",
        R"({"game":"impossible","options":[{"name":"seats","value":"2"}],)"
        R"("seats":["me","clerk"],"settings":{"aids":["hint"]},"start":true})",
        token_);
    ASSERT_TRUE(answered) << answered.error().sentence;
    const auto made = protocol::read_answer<protocol::RoomMade>(answered->body);
    ASSERT_TRUE(made) << answered->body;
    room_ = made->id;
  }
  void connect(const Program& program) {
    auto socket =
        client::Socket::connect(std::regex_replace(program.url, std::regex{"^http"}, "ws") +
                                    "api/rooms/" + room_ + "/socket",
                                token_);
    ASSERT_TRUE(socket) << socket.error().sentence;
    socket_.emplace(std::move(*socket));
    ASSERT_TRUE(hear_until([&] { return update.has_value(); }));
  }
  bool hear_until(const std::function<bool()>& holds) {
    for (int waited = 0; waited < 100 && !holds();) {
      const auto text = socket_->receive(100ms);
      if (!text) {
        ++waited;
        continue;
      }
      const auto event = protocol::read_event(*text);
      if (!event) return false;
      if (const auto* told = std::get_if<protocol::Update>(&*event)) update = *told;
      if (const auto* told = std::get_if<protocol::Room>(&*event)) room = *told;
      if (const auto* told = std::get_if<protocol::Answer>(&*event)) answers[told->id] = *told;
    }
    return holds();
  }
  // A hint, followed at once; the id under which it was acknowledged, or nothing.
  std::optional<std::string> move() {
    if (update->offers.text == "[]") return std::nullopt;
    const auto hint = ask(protocol::Aid{"hint", std::nullopt});
    if (!hear_until([&] { return answers.contains(hint); }) || !answers.at(hint).aid) {
      return std::nullopt;
    }
    const auto told = codec::parse_json(answers.at(hint).aid->text);
    const auto* notation = told->as_object().if_contains("move");
    if (notation == nullptr) return std::nullopt;
    auto id = ask(protocol::Play{std::string{notation->as_string()}, update->position});
    if (!hear_until([&] { return answers.contains(id); }) || answers.at(id).refused) {
      return std::nullopt;
    }
    return id;
  }
  std::string ask(const protocol::Request& request) {
    const auto id = "m" + std::to_string(++asked_);
    socket_->send(protocol::text(protocol::Message{id, request}));
    return id;
  }

  std::optional<protocol::Update> update;
  std::optional<protocol::Room> room;
  std::map<std::string, protocol::Answer> answers;

 private:
  std::string token_, room_;
  std::optional<client::Socket> socket_;
  int asked_ = 0;
};

TEST(Serve, AKillLosesNoAcknowledgedMove) {
  const journal::testing::TemporaryFolder folder;
  Player ada;
  std::set<std::string> acknowledged;
  std::string table;
  for (int kills = 0; kills < 5; ++kills) {
    Program program{folder.path()};
    ASSERT_FALSE(program.url.empty());
    if (kills == 0) ada.sign_in(program);
    const auto before = ada.update;
    ada.update.reset();
    ada.connect(program);
    ASSERT_TRUE(ada.update);
    const auto told = before ? before->number : 0;
    EXPECT_GE(ada.update->number, told) << "what was told is kept";
    for (int tries = 0, moves = 0; tries < 40 && moves < 3; ++tries) {
      if (const auto id = ada.move()) {
        acknowledged.insert(*id);
        ++moves;
      } else {
        ada.hear_until([n = ada.update->number, &ada] { return ada.update->number != n; });
      }
      if (ada.update->result) break;
    }
    table = *ada.room->table;
    ada.ask(protocol::Note{"plan", "half way when the lights went out"});
    EXPECT_EQ(program.end(SIGKILL), SIGKILL);
  }
  EXPECT_GE(acknowledged.size(), 10U);
  const auto journal = journal::SqliteJournal::open(folder.path());
  ASSERT_TRUE(journal) << journal.error().sentence;
  const auto rows = (*journal)->read(*journal::TableId::parse(table));
  ASSERT_TRUE(rows);
  std::multiset<std::string> kept;
  for (const auto& row : *rows) {
    if (row.command) kept.insert(row.command->id);
  }
  for (const auto& id : acknowledged) EXPECT_EQ(kept.count(id), 1U) << id;
}

TEST(Serve, ClosesInOrderWhenAsked) {
  const journal::testing::TemporaryFolder folder;
  Program program{folder.path()};
  Player ada;
  ada.sign_in(program);
  ada.connect(program);
  EXPECT_EQ(program.end(SIGTERM), 0);
}

}  // namespace
}  // namespace serve
