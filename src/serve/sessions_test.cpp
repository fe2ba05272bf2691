// Sessions that end, with a real process, real sockets and a real disk: what they held open is
// closed.
#include <gtest/gtest.h>

#include "client/http.h"
#include "client/socket.h"
#include "journal/testing/temporary_folder.h"
#include "protocol/json.h"
#include "serve/program_test.h"

namespace serve {
namespace {

using namespace std::chrono_literals;

class Sessions : public ::testing::Test {
 protected:
  client::Response ask(const std::string& method, const std::string& path, const std::string& body,
                       const std::string& token = {}) {
    return client::Http::request(method, program.url + path, body, token).value();
  }
  client::Socket open(const std::string& token) {
    auto line =
        client::Socket::connect(program.url + "api/rooms/" + room + "/socket", token).value();
    EXPECT_TRUE(line.receive(10s)) << "it is welcome";
    return line;
  }
  // The last word of the server, and how it has closed.
  static std::pair<std::string, int> end_of(client::Socket& line) {
    std::string last;
    while (const auto text = line.receive(10s)) last = *text;
    return {last, line.ended() ? line.ended()->code : 0};
  }
  void SetUp() override {
    ASSERT_FALSE(program.url.empty());
    cookie = ask("POST", "api/guest", R"({"name":"Ada"})").cookie;
    const auto made = ask("POST", "api/rooms", R"({"game":"impossible","seats":["me"]})", cookie);
    room = protocol::read_answer<protocol::RoomMade>(made.body).value().id;
  }

  journal::testing::TemporaryFolder folder;
  Program program{folder.path()};
  std::string cookie, room;
};

TEST_F(Sessions, EndOnRealSocketsWhenSomebodySignsOut) {
  auto line = open(cookie), tab = open(cookie);
  EXPECT_EQ(ask("POST", "api/sign-out", "{}", cookie).status, 200U);
  for (auto* each : {&line, &tab}) {
    const auto [last, code] = end_of(*each);
    EXPECT_NE(last.find(R"("code":"signed_out")"), std::string::npos) << last;
    EXPECT_EQ(code, 4000);
  }
  EXPECT_FALSE(client::Socket::connect(program.url + "api/rooms/" + room + "/socket", cookie));
}

TEST_F(Sessions, GoOnWithANewTokenAfterANewPassword) {
  auto line = open(cookie);
  const auto answer = ask("POST", "api/password", R"({"password":"correct horse"})", cookie);
  ASSERT_EQ(answer.status, 200U) << answer.body;
  ASSERT_FALSE(answer.cookie.empty());
  EXPECT_NE(answer.cookie, cookie);
  const auto [last, code] = end_of(line);
  EXPECT_EQ(last.find("bye"), std::string::npos) << last;
  EXPECT_EQ(code, 4002);
  EXPECT_FALSE(client::Socket::connect(program.url + "api/rooms/" + room + "/socket", cookie));
  open(answer.cookie);
}

TEST_F(Sessions, EndOnRealSocketsWithThePerson) {
  auto line = open(cookie);
  EXPECT_EQ(ask("DELETE", "api/me", "", cookie).status, 200U);
  const auto [last, code] = end_of(line);
  EXPECT_NE(last.find(R"("code":"erased")"), std::string::npos) << last;
  EXPECT_EQ(code, 4000);
}

}  // namespace
}  // namespace serve
