#include <gtest/gtest.h>

#include "server/net/running_test.h"

namespace server::net {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(Drain, ReturnsAtOnceWhereNobodyIs) {
  Running running;
  running.drain(seconds{60});
}

TEST(Drain, ClosesSocketsAfterTheirOutbox) {
  Running running;
  RawClient client{running.port}, idle{running.port};
  client.upgrade();
  idle.get("/a");
  running.service.wait_for("opened");
  running.on_loop([&] {
    running.server.send(1, std::make_shared<const std::string>("before"));
    running.server.drain(seconds{60});
  });
  EXPECT_EQ(client.text(), "before");
  const auto close = client.frame();
  ASSERT_TRUE(close);
  EXPECT_EQ(close->code(), 1012u);
  client.send_frame(8, close->payload.substr(0, 2));
  client.leave();
  EXPECT_TRUE(idle.is_closed());
  running.join();
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
}

// Whoever is let in at this very moment is no stream yet that could be closed.
TEST(Drain, SaysGoodByeToWhoeverIsJustComingIn) {
  Running running;
  running.on_loop([&] {
    running.service.on_wanted = [&] { running.post([&] { running.server.drain(seconds{60}); }); };
  });
  RawClient client{running.port};
  client.upgrade();
  const auto close = client.frame();
  ASSERT_TRUE(close);
  EXPECT_EQ(close->code(), 1012u);
  client.send_frame(8, close->payload.substr(0, 2));
  client.leave();
  running.join();
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
}

TEST(Drain, CutsWhoeverDoesNotLeave) {
  Running running;
  RawClient stubborn{running.port}, half{running.port}, waiting{running.port};
  stubborn.upgrade();
  half.send("GET / HTT");
  waiting.send("GET /never HTTP/1.1\r\nHost: h\r\n\r\n");
  running.service.wait_for("opened");
  while (running.on_loop([&] { return running.service.unanswered.size(); }) == 0) {
  }
  running.drain(milliseconds{50});
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
}

TEST(Drain, AnswersWhatWasAsked) {
  Running running;
  RawClient client{running.port};
  client.send("GET /never HTTP/1.1\r\nHost: h\r\n\r\n");
  while (running.on_loop([&] { return running.service.unanswered.size(); }) == 0) {
  }
  running.start_draining(seconds{60});
  running.on_loop([&] { running.service.unanswered.at(0)({.body = "after all"}); });
  const std::string response = client.response();
  EXPECT_TRUE(response.ends_with("after all")) << response;
  EXPECT_NE(response.find("Connection: close"), std::string::npos);
  client.finish_sending();
  running.join();
}

TEST(Drain, LeavesNobodyListening) {
  Running running;
  running.on_loop([&] { running.server.stop_accepting(); });
  const int descriptor = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in where{};
  where.sin_family = AF_INET;
  where.sin_port = htons(running.port);
  inet_pton(AF_INET, "127.0.0.1", &where.sin_addr);
  EXPECT_NE(::connect(descriptor, reinterpret_cast<const sockaddr*>(&where), sizeof where), 0);
  ::close(descriptor);
}

// The server goes while the loop stays, and while answers are still owed.
TEST(Drain, IsNotNeededToDestroyAServer) {
  Loop loop;
  EchoService service{loop};
  auto server = std::make_unique<Server>(loop, ServerOptions{}, service);
  service.connections = server.get();
  RawClient socket{server->port()}, asking{server->port()};
  std::thread clients{[&] {
    socket.upgrade();
    asking.send("GET /never HTTP/1.1\r\nHost: h\r\n\r\n");
    service.wait_for("opened");
    loop.post([&] { loop.stop(); });
  }};
  loop.run();
  clients.join();
  server.reset();
  for (auto& answer : service.unanswered) answer({});
  loop.post([&] { loop.stop(); });
  loop.run();
  EXPECT_TRUE(socket.is_closed());
  EXPECT_EQ(service.wait_for("closed", 0), 0u);
}

}  // namespace
}  // namespace server::net
