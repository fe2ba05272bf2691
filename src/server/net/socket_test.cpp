#include <gtest/gtest.h>

#include "server/net/running_test.h"

namespace server::net {
namespace {

using std::chrono::milliseconds;

RawClient opened(Running& running) {
  RawClient client{running.port};
  const std::string response = client.upgrade();
  EXPECT_TRUE(response.starts_with("HTTP/1.1 101 ")) << response;
  return client;
}

TEST(Socket, EchoesWhole) {
  Running running;
  RawClient client = opened(running);
  client.send_text("hello");
  EXPECT_EQ(client.text(), "hello");
  client.send_text("");
  EXPECT_EQ(client.text(), "");
  const std::string long_one(16 * 1024, 'l');
  client.send_text(long_one);
  EXPECT_EQ(client.text(), long_one);
}

TEST(Socket, IsOpenedByABrowsersHandshake) {
  Running running;
  RawClient client{running.port};
  const std::string response = client.get(
      "/ws",
      "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
      "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n");
  EXPECT_TRUE(response.starts_with("HTTP/1.1 101 ")) << response;
  EXPECT_NE(response.find("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"),
            std::string::npos);
  EXPECT_EQ(response.find("deflate"), std::string::npos) << response;
  EXPECT_NE(response.find("Server: liebrary\r\n"), std::string::npos) << response;
}

TEST(Socket, PutsAMessageTogether) {
  Running running;
  RawClient client = opened(running);
  client.send_frame(1, "in ", false);
  client.send_frame(0, "three ", false);
  client.send_frame(9, "ping between");
  client.send_frame(0, "parts");
  const auto pong = client.frame();
  ASSERT_TRUE(pong);
  EXPECT_EQ(pong->opcode, 10u);
  EXPECT_EQ(pong->payload, "ping between");
  EXPECT_EQ(client.text(), "in three parts");
}

TEST(Socket, IsRefusedByTheServiceOrForABadHandshake) {
  Running running;
  RawClient client{running.port}, old{running.port}, keyless{running.port};
  EXPECT_TRUE(client.upgrade("/elsewhere").starts_with("HTTP/1.1 403 "));
  EXPECT_TRUE(client.upgrade().starts_with("HTTP/1.1 101 "));  // on the same connection
  const std::string wrong =
      old.get("/ws",
              "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 8\r\n"
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
  EXPECT_TRUE(wrong.starts_with("HTTP/1.1 426 ")) << wrong;
  EXPECT_NE(wrong.find("Sec-WebSocket-Version: 13\r\n"), std::string::npos);
  const std::string none = keyless.get(
      "/ws", "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n");
  EXPECT_TRUE(none.starts_with("HTTP/1.1 400 ")) << none;
  EXPECT_NE(none.find("bad_handshake"), std::string::npos);
  EXPECT_EQ(running.service.wait_for("opened"), 1u);
}

TEST(Socket, RefusesBinaryMessages) {
  Running running;
  RawClient client = opened(running);
  client.send_frame(2, "binary");
  const auto close = client.frame();
  ASSERT_TRUE(close);
  EXPECT_EQ(close->opcode, 8u);
  EXPECT_EQ(close->code(), 1003u);
  client.send_frame(8, close->payload.substr(0, 2));
  EXPECT_TRUE(client.is_closed());
  client.leave();
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
}

TEST(Socket, RefusesWhatIsTooLongOrBroken) {
  Running running;
  const auto code_after = [&](const auto& act) {
    RawClient client = opened(running);
    act(client);
    const auto close = client.frame();
    return close && close->opcode == 8 ? close->code() : 0;
  };
  EXPECT_EQ(code_after([](RawClient& c) { c.send_text(std::string(16 * 1024 + 1, 'x')); }), 1009u);
  EXPECT_EQ(code_after([](RawClient& c) {
              for (int i = 0; i < 20; ++i)
                c.send_frame(i == 0 ? 1 : 0, std::string(1000, 'x'), false);
            }),
            1009u);
  EXPECT_EQ(code_after([](RawClient& c) { c.send_text("\xff\xfe"); }), 1007u);
  EXPECT_EQ(code_after([](RawClient& c) { c.send_frame(0, "a continuation of nothing"); }), 1002u);
  EXPECT_EQ(code_after([](RawClient& c) { c.send(std::string("\x81\x01x", 3)); }),
            1002u);  // no mask
  EXPECT_EQ(running.service.wait_for("closed", 5), 5u);
}

TEST(Socket, IsClosedByEitherSide) {
  Running running;
  RawClient leaving = opened(running);
  leaving.send_frame(8, std::string("\x03\xe8", 2));
  auto close = leaving.frame();
  ASSERT_TRUE(close);
  EXPECT_EQ(close->opcode, 8u);
  EXPECT_EQ(close->code(), 1000u);
  EXPECT_TRUE(leaving.is_closed());
  leaving.leave();

  RawClient sent_away = opened(running);
  sent_away.send_text("close me");
  close = sent_away.frame();
  ASSERT_TRUE(close);
  EXPECT_EQ(close->code(), 4001u);
  EXPECT_EQ(close->payload.substr(2), "As you wish.");
  sent_away.send_text("not heard any more");
  sent_away.send_frame(8, std::string("\x0f\xa1", 2));
  EXPECT_TRUE(sent_away.is_closed());
  sent_away.leave();

  {
    const RawClient cut = opened(running);
  }
  EXPECT_EQ(running.service.wait_for("closed", 3), 3u);
}

TEST(Socket, IsClosedAfterItsOutbox) {
  Running running;
  RawClient client = opened(running);
  client.send_text("bye");
  EXPECT_EQ(client.text(), "last words");
  const auto close = client.frame();
  ASSERT_TRUE(close);
  EXPECT_EQ(close->code(), 1000u);
}

// The service may send and close as soon as it hears of a connection.
TEST(Socket, CanBeClosedWhileItIsOpened) {
  Running running;
  running.on_loop([&] {
    running.service.on_opened = [&](ConnectionId id) {
      running.server.send(id, std::make_shared<const std::string>("welcome"));
      running.server.close(id, 4000, std::string(200, 'r'));
      EXPECT_FALSE(running.server.send(id, std::make_shared<const std::string>("late")));
      running.server.close(id, 4002, "twice");
    };
  });
  RawClient client = opened(running);
  EXPECT_EQ(client.text(), "welcome");
  const auto close = client.frame();
  ASSERT_TRUE(close);
  EXPECT_EQ(close->code(), 4000u);
  EXPECT_EQ(close->payload.size(), 125u);  // 2 of the code, 123 of the reason
  client.send_frame(8, close->payload.substr(0, 2));
  client.leave();
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
  EXPECT_FALSE(running.on_loop([&] {
    running.server.close(1, 1000, "long gone");
    return running.server.send(1, std::make_shared<const std::string>("long gone"));
  }));
}

TEST(Socket, IsCutWhenTheClientNeverSaysGoodBye) {
  ServerOptions options;
  options.limits.handshake = milliseconds{50};
  Running running{options};
  RawClient client = opened(running);
  client.send_text("close me");
  EXPECT_EQ(client.frame().value().code(), 4001u);
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
}

TEST(Socket, IsCutAfterSilenceAndKeptByPongs) {
  ServerOptions options;
  options.limits.silence = milliseconds{300};
  Running running{options};
  RawClient silent = opened(running), alive = opened(running);
  for (int i = 0; i < 4; ++i) {
    const auto ping = alive.frame();
    ASSERT_TRUE(ping);
    EXPECT_EQ(ping->opcode, 9u);
    alive.send_frame(10, ping->payload);
  }
  EXPECT_EQ(silent.frame().value().opcode, 9u);
  EXPECT_FALSE(silent.frame());
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
  alive.send_text("still here");
  for (auto next = alive.frame(); next; next = alive.frame()) {
    if (next->opcode == 9) continue;
    EXPECT_EQ(next->payload, "still here");
    return;
  }
  FAIL() << "the client that answered was cut as well";
}

TEST(Socket, SaysWhenItsOutboxIsFullAndWhenItIsEmptyAgain) {
  Running running;
  RawClient client{running.port, "127.0.0.1", 4096};
  ASSERT_TRUE(client.upgrade().starts_with("HTTP/1.1 101 "));
  running.service.wait_for("opened");
  std::vector<std::string> notes;
  for (std::size_t fills = 1; fills < 60; ++fills) {  // the system has large buffers, too
    client.send_text("fill");
    running.service.wait_for("full", fills);
    notes = running.service.notes();
    if (notes.back() == "full 0" && notes[notes.size() - 2] == "full 0") break;
  }
  const std::size_t drained_before = running.service.wait_for("drained 1", 0);
  std::size_t taken = 0;
  for (const std::string& note : notes) {
    if (note.starts_with("full ")) taken += std::stoul(note.substr(5));
  }
  for (std::size_t i = 0; i < taken; ++i) ASSERT_EQ(client.text().size(), 100'000u) << i;
  EXPECT_EQ(running.service.wait_for("drained 1", drained_before + 1), drained_before + 1);
  client.send_text("and on");
  EXPECT_EQ(client.text(), "and on");
}

TEST(Socket, ReadsAFastTalkerMoreSlowly) {
  ServerOptions options;
  options.limits.messages_per_second = 50;
  options.limits.messages_at_once = 10;
  Running running{options};
  RawClient client = opened(running);
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 20; ++i) client.send_text(std::to_string(i));
  for (int i = 0; i < 20; ++i) EXPECT_EQ(client.text(), std::to_string(i));  // none is lost
  EXPECT_GE(std::chrono::steady_clock::now() - begin, milliseconds{195});    // 10 / 50 s
}

TEST(Socket, ClosesAFlood) {
  ServerOptions options;
  options.limits.messages_per_second = 100;
  options.limits.messages_at_once = 10;
  options.limits.flood = milliseconds{100};
  Running running{options};
  RawClient client = opened(running);
  for (int i = 0; i < 1000; ++i) client.send_text("again");
  std::optional<Frame> next;
  std::size_t echoes = 0;
  while ((next = client.frame()) && next->opcode == 1) ++echoes;
  ASSERT_TRUE(next);
  EXPECT_EQ(next->code(), 1008u);
  EXPECT_LT(echoes, 100u);
  client.leave();
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
}

// Whoever floods and never reads is closed all the same.
TEST(Socket, CutsAFloodThatDoesNotListen) {
  ServerOptions options;
  options.limits.messages_per_second = 200;
  options.limits.messages_at_once = 10;
  options.limits.flood = milliseconds{100};
  options.limits.handshake = milliseconds{100};
  Running running{options};
  RawClient client{running.port, "127.0.0.1", 4096};
  ASSERT_TRUE(client.upgrade().starts_with("HTTP/1.1 101 "));
  std::thread talking{[&] {
    while (client.send_text("fill")) {
    }
  }};
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
  talking.join();
}

TEST(Socket, CountsThroughAProxyByTheAddressOfTheClient) {
  ServerOptions options;
  options.trusted_proxies = {"127.0.0.0/8"};
  options.limits.connections_per_address = 1;
  Running running{options};
  RawClient first{running.port}, second{running.port}, third{running.port};
  EXPECT_TRUE(first.upgrade("/ws", "X-Forwarded-For: 1.1.1.1\r\n").starts_with("HTTP/1.1 101 "));
  EXPECT_TRUE(second.upgrade("/ws", "X-Forwarded-For: 1.1.1.1\r\n").starts_with("HTTP/1.1 429 "));
  EXPECT_TRUE(third.upgrade("/ws", "X-Forwarded-For: 2.2.2.2\r\n").starts_with("HTTP/1.1 101 "));
  EXPECT_EQ(running.service.wait_for("opened 2 2.2.2.2"), 1u);
}

TEST(Socket, AThousandAtOnce) {
  ServerOptions options;
  options.limits.connections_per_address = 2000;
  Running running{options};
  std::vector<RawClient> clients;
  clients.reserve(1000);
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 1000; ++i) clients.push_back(opened(running));
  for (int i = 0; i < 1000; ++i) clients[static_cast<std::size_t>(i)].send_text(std::to_string(i));
  for (int i = 0; i < 1000; ++i) {
    EXPECT_EQ(clients[static_cast<std::size_t>(i)].text(), std::to_string(i));
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds{10});
  EXPECT_EQ(running.on_loop([&] { return running.server.connections(); }), 1000u);
  clients.clear();
  EXPECT_EQ(running.service.wait_for("closed", 1000), 1000u);
}

}  // namespace
}  // namespace server::net
