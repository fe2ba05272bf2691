// Against a real server of ours, and against sockets that are none.
#include <gtest/gtest.h>
#include <poll.h>

#include "client/http.h"
#include "client/socket.h"
#include "client/swarm.h"
#include "server/net/running_test.h"

namespace client {
namespace {

using server::net::Running;
using std::chrono::milliseconds;
using std::chrono::seconds;

std::string at(const Running& running, const std::string& path = "/") {
  return "http://127.0.0.1:" + std::to_string(running.port) + path;
}

// Listens, and never says anything, or says `words` to the first that comes.
class Stranger {
 public:
  explicit Stranger(std::string words = {}) : descriptor_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in where{};
    where.sin_family = AF_INET;
    inet_pton(AF_INET, "127.0.0.1", &where.sin_addr);
    socklen_t size = sizeof where;
    EXPECT_EQ(::bind(descriptor_, reinterpret_cast<const sockaddr*>(&where), size), 0);
    ::getsockname(descriptor_, reinterpret_cast<sockaddr*>(&where), &size);
    ::listen(descriptor_, 5);
    url = "http://127.0.0.1:" + std::to_string(ntohs(where.sin_port)) + "/";
    if (words.empty()) return;
    thread_ = std::thread{[this, words] {
      const int peer = ::accept(descriptor_, nullptr, nullptr);
      ::send(peer, words.data(), words.size(), MSG_NOSIGNAL);
      char ignored[1000];
      while (::recv(peer, ignored, sizeof ignored, 0) > 0) ::shutdown(peer, SHUT_WR);
      ::close(peer);
    }};
  }
  ~Stranger() {
    if (thread_.joinable()) thread_.join();
    ::close(descriptor_);
  }
  std::string url;

 private:
  int descriptor_;
  std::thread thread_;
};

std::string closed_port() { return Stranger{}.url; }

TEST(Http, AsksAndIsAnswered) {
  Running running;
  const auto got = Http::request("POST", at(running, "/api/x?y=1"), "{}", "token");
  ASSERT_TRUE(got) << got.error().sentence;
  EXPECT_EQ(got->status, 200u);
  EXPECT_EQ(got->type, "text/plain");
  EXPECT_EQ(got->body, "POST /api/x ?y=1 from 127.0.0.1 host 127.0.0.1:" +
                           std::to_string(running.port) + " origin  token token http\n{}");
  EXPECT_EQ(got->cookie, "");
}

TEST(Http, KnowsThisMachineByItsName) {
  Running running;
  const auto got = Http::request("GET", "http://localhost:" + std::to_string(running.port) + "/x");
  ASSERT_TRUE(got) << got.error().sentence;
  EXPECT_EQ(got->status, 200u);
}

TEST(Http, FindsTheCookieThatItWasGiven) {
  Running running;
  EXPECT_EQ(Http::request("GET", at(running, "/own-policy")).value().cookie, "t");
}

TEST(Http, AnswersOfAnyStatusAreAnswers) {
  Running running;
  EXPECT_EQ(Http::request("PATCH", at(running)).value().status, 405u);
  EXPECT_EQ(Http::request("POST", at(running), std::string(1'000'000, 'x')).value().status, 413u);
  const auto head = Http::request("HEAD", at(running)).value();
  EXPECT_EQ(head.status, 200u);
  EXPECT_EQ(head.body, "");
}

TEST(Http, SaysWhyThereIsNoAnswer) {
  const std::string nobody = closed_port();
  const auto refused = Http::request("GET", nobody).error();
  EXPECT_EQ(refused.trouble, Trouble::unreachable);
  EXPECT_EQ(refused.sentence,
            "Nobody answers at " + nobody + " (Connection refused). Is the server running there?");

  EXPECT_EQ(Http::request("GET", "http://no-such-machine.invalid/").error().sentence,
            "There is no machine called 'no-such-machine.invalid': check the address.");

  const Stranger silent;
  const auto late = Http::request("GET", silent.url, "", "", {.answer = milliseconds{50}}).error();
  EXPECT_EQ(late.trouble, Trouble::timed_out);
  EXPECT_EQ(late.sentence, silent.url +
                               " did not answer within 0.05 s. Is the address right, and "
                               "is there a network?");

  const Stranger odd{"220 smtp.example ESMTP\r\n"};
  EXPECT_EQ(Http::request("GET", odd.url).error().trouble, Trouble::broken);
  EXPECT_EQ(Http::request("GET", "https://here/").error().trouble, Trouble::bad_url);
}

TEST(Socket, SendsAndReceives) {
  Running running;
  auto socket = Socket::connect(at(running, "/ws"), "token");
  ASSERT_TRUE(socket) << socket.error().sentence;
  EXPECT_TRUE(socket->is_open());
  EXPECT_FALSE(socket->receive(milliseconds{0}));
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(socket->send(std::to_string(i)));
  for (int i = 0; i < 20; ++i) EXPECT_EQ(socket->receive(seconds{10}), std::to_string(i));
  const std::string large(16'000, 'l');
  socket->send(large);
  EXPECT_EQ(socket->receive(seconds{10}), large);
}

TEST(Socket, ClosesAndIsClosed) {
  Running running;
  auto leaving = Socket::connect(at(running, "/ws"), "");
  ASSERT_TRUE(leaving);
  leaving->send("first this");
  leaving->close();
  EXPECT_FALSE(leaving->is_open());
  EXPECT_FALSE(leaving->send("too late"));
  EXPECT_EQ(leaving->ended().value().code, 1000);
  EXPECT_EQ(running.service.wait_for("closed 1"), 1u);

  auto sent_away = Socket::connect(at(running, "/ws"), "");
  ASSERT_TRUE(sent_away);
  sent_away->send("close me");
  EXPECT_FALSE(sent_away->receive(seconds{10}));
  EXPECT_FALSE(sent_away->is_open());
  EXPECT_EQ(sent_away->ended().value().code, 4001);
  EXPECT_EQ(sent_away->ended().value().reason, "As you wish.");
  EXPECT_EQ(sent_away->descriptor(), -1);
}

TEST(Socket, KeepsWhatCameBeforeTheEnd) {
  Running running;
  auto socket = Socket::connect(at(running, "/ws"), "");
  ASSERT_TRUE(socket);
  socket->send("bye");
  EXPECT_EQ(socket->receive(seconds{10}), "last words");
  EXPECT_FALSE(socket->receive(seconds{10}));
  EXPECT_EQ(socket->ended().value().code, 1000);
}

TEST(Socket, HearsOfARestartAndOfACut) {
  std::optional<Running> running{std::in_place};
  auto patient = Socket::connect(at(*running, "/ws"), ""),
       other = Socket::connect(at(*running, "/ws"), "");
  ASSERT_TRUE(patient && other);
  running->start_draining(milliseconds{100});
  EXPECT_FALSE(patient->receive(seconds{10}));
  EXPECT_EQ(patient->ended().value().code, 1012);
  running->join();  // the other did not listen, and was cut
  EXPECT_FALSE(other->receive(seconds{10}));
  EXPECT_TRUE(other->ended());
}

TEST(Socket, IsRefusedWithWhatTheServerSays) {
  Running running;
  const auto refused = Socket::connect(at(running, "/elsewhere"), "");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().trouble, Trouble::refused);
  EXPECT_EQ(refused.error().status, 403u);
  EXPECT_EQ(refused.error().body, "no");
  EXPECT_EQ(refused.error().sentence,
            at(running, "/elsewhere") + " refused the connection (status 403).");
}

TEST(Socket, SaysWhyItCouldNotConnect) {
  const auto trouble = [](const std::string& url) {
    return Socket::connect(url, "", {.connect = milliseconds{100}}).error().trouble;
  };
  EXPECT_EQ(trouble(closed_port()), Trouble::unreachable);
  EXPECT_EQ(trouble("https://here/ws"), Trouble::bad_url);
  EXPECT_EQ(trouble(Stranger{"220 smtp.example ESMTP\r\n"}.url), Trouble::broken);
  const Stranger silent;
  EXPECT_EQ(trouble(silent.url), Trouble::timed_out);
}

TEST(Socket, CanBePolled) {
  Running running;
  auto socket = Socket::connect(at(running, "/ws"), "");
  ASSERT_TRUE(socket);
  socket->send("echo");
  std::optional<std::string> got;
  while (!(got = socket->receive(milliseconds{0}))) {
    pollfd wait{.fd = socket->descriptor(), .events = POLLIN, .revents = 0};
    ASSERT_EQ(::poll(&wait, 1, 10'000), 1);
  }
  EXPECT_EQ(got, "echo");
}

TEST(Swarm, DrivesAThousandSocketsFromOneThread) {
  server::net::ServerOptions options;
  options.limits.connections_per_address = 2000;
  Running running{options};
  const Url url = Url::parse(at(running, "/ws")).value();
  Swarm swarm;
  std::size_t echoed = 0, closed = 0;
  std::vector<Swarm::Id> ids(1000);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    ids[i] = swarm.connect(url, "",
                           {.failed = [](Failure failure) { FAIL() << failure.sentence; },
                            .opened = [&, i] { swarm.send(ids[i], std::to_string(i)); },
                            .received =
                                [&, i](std::string text) {
                                  EXPECT_EQ(text, std::to_string(i));
                                  ++echoed;
                                  if (echoed < ids.size()) return;
                                  EXPECT_EQ(swarm.open(), ids.size());
                                  for (const Swarm::Id id : ids) swarm.close(id);
                                },
                            .closed = [&](Ended) { ++closed; }});
  }
  swarm.run();
  EXPECT_EQ(echoed, 1000u);
  EXPECT_EQ(closed, 1000u);
}

TEST(Swarm, AsksBesideItsSocketsAndKeepsTime) {
  Running running;
  Swarm swarm;
  unsigned status = 0;
  swarm.after(milliseconds{1}, [&] {
    swarm.request({.url = Url::parse(at(running)).value()},
                  [&](std::expected<Response, Failure> got) { status = got.value().status; });
  });
  swarm.run();
  EXPECT_EQ(status, 200u);
}

TEST(Swarm, CanBeDestroyedInTheMiddleOfThings) {
  Running running;
  const Stranger silent;
  {
    Swarm swarm;
    swarm.request({.url = Url::parse(silent.url).value()}, [](auto&&) { FAIL(); });
    swarm.connect(Url::parse(at(running, "/ws")).value(), "",
                  {.failed = nullptr,
                   .opened = [&] { swarm.stop(); },
                   .received = nullptr,
                   .closed = [](Ended) { FAIL(); }});
    swarm.connect(Url::parse(silent.url).value(), "", {});
    swarm.run();
  }
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
}

}  // namespace
}  // namespace client
