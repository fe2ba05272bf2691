// What the edge's limits end is counted under the name of each, once, and told.
#include "server/net/tally.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "server/net/running_test.h"

namespace server::net {
namespace {

using std::chrono::milliseconds;
using AllEnded = std::vector<Ended>;

AllEnded ended(Running& running) {
  return running.on_loop([&] { return running.server.take_ended(); });
}

// Nothing tells a client when the edge has counted; it is soon after.
AllEnded ended_soon(Running& running) {
  for (int i = 0; i < 1000; ++i) {
    if (auto all = ended(running); !all.empty()) return all;
    std::this_thread::sleep_for(milliseconds{5});
  }
  return {};
}

AllEnded once(Limit limit) { return {{limit, 1}}; }

RawClient with_a_socket(Running& running) {
  RawClient client{running.port};
  EXPECT_TRUE(client.upgrade().starts_with("HTTP/1.1 101 "));
  return client;
}

TEST(Tally, TellsEachLimitOnceAndLeavesOutTheOthers) {
  Tally tally;
  EXPECT_TRUE(tally.take().empty());
  tally.count(Limit::silence);
  tally.count(Limit::connections, 3);
  tally.count(Limit::silence);
  tally.count(Limit::flood, 0);
  EXPECT_EQ(tally.take(), (AllEnded{{Limit::connections, 3}, {Limit::silence, 2}}));
  EXPECT_TRUE(tally.take().empty());
}

TEST(Tally, CountsWhatIsTooMuch) {
  ServerOptions options;
  options.limits.connections_per_address = 1;
  Running running{options};
  RawClient only{running.port}, second{running.port};
  EXPECT_TRUE(second.response().starts_with("HTTP/1.1 429 "));
  EXPECT_EQ(ended(running), once(Limit::connections));
  only.send("GET / HTTP/1.1\r\nHost: h\r\nX: " + std::string(9000, 'x') + "\r\n\r\n");
  EXPECT_TRUE(only.response().starts_with("HTTP/1.1 431 "));
  EXPECT_EQ(ended(running), once(Limit::header_bytes));
}

TEST(Tally, CountsBodiesAndMessagesThatAreTooLong) {
  Running running;
  RawClient body{running.port};
  body.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 70000\r\n\r\n");
  EXPECT_TRUE(body.response().starts_with("HTTP/1.1 413 "));
  EXPECT_EQ(ended(running), once(Limit::body_bytes));
  RawClient talker = with_a_socket(running);
  talker.send_text(std::string(16 * 1024 + 1, 'x'));
  EXPECT_EQ(talker.frame().value().code(), 1009u);
  talker.leave();
  EXPECT_EQ(ended_soon(running), once(Limit::message_bytes));
}

TEST(Tally, CountsAFloodOnce) {
  ServerOptions options;
  options.limits.messages_per_second = 100;
  options.limits.messages_at_once = 10;
  options.limits.flood = milliseconds{100};
  Running running{options};
  RawClient client = with_a_socket(running);
  for (int i = 0; i < 1000; ++i) client.send_text("again");
  std::optional<Frame> next;
  while ((next = client.frame()) && next->opcode == 1) {
  }
  client.leave();
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
  EXPECT_EQ(ended(running), once(Limit::flood));
}

TEST(Tally, CountsRequestsThatDoNotArrive) {
  ServerOptions options;
  options.limits.request = milliseconds{30};
  Running running{options};
  RawClient silent{running.port}, slow{running.port};
  slow.send("GET / HTTP/1.1\r\nHo");
  EXPECT_TRUE(slow.response().starts_with("HTTP/1.1 408 "));
  EXPECT_TRUE(silent.is_closed());
  EXPECT_EQ(ended(running), (AllEnded{{Limit::request, 2}}));
}

// A browser keeps a connection for its next request, and there may be none.
TEST(Tally, PassesOverWhoeverHasNothingMoreToAsk) {
  ServerOptions options;
  options.limits.idle = milliseconds{20};
  Running running{options};
  RawClient client{running.port};
  client.get("/a");
  EXPECT_TRUE(client.is_closed());
  EXPECT_TRUE(ended(running).empty());
}

TEST(Tally, CountsAnswersThatDoNotComeAndThoseThatNobodyTakes) {
  ServerOptions options;
  options.limits.answer = milliseconds{20};
  options.limits.write = milliseconds{50};
  Running running{options};
  RawClient waiting{running.port};
  EXPECT_TRUE(waiting.get("/never").starts_with("HTTP/1.1 503 "));
  EXPECT_EQ(ended(running), once(Limit::answer));
  RawClient asleep{running.port, "127.0.0.1", 4096};
  asleep.send("GET /big HTTP/1.1\r\nHost: h\r\n\r\n");
  EXPECT_EQ(ended_soon(running), once(Limit::write));
}

TEST(Tally, CountsSocketsThatFallSilentOrDoNotSayGoodBye) {
  ServerOptions options;
  options.limits.silence = milliseconds{100};
  options.limits.handshake = milliseconds{50};
  Running running{options};
  {
    const RawClient silent = with_a_socket(running);
    EXPECT_EQ(running.service.wait_for("closed"), 1u);
    EXPECT_EQ(ended_soon(running), once(Limit::silence));
  }
  RawClient rude = with_a_socket(running);
  rude.send_text("close me");
  EXPECT_EQ(running.service.wait_for("closed", 2), 2u);
  EXPECT_EQ(ended_soon(running), once(Limit::handshake));
}

TEST(Tally, PassesOverThoseWhoBehave) {
  Running running;
  RawClient asking{running.port}, talking = with_a_socket(running);
  asking.get("/a");
  talking.send_text("hello");
  EXPECT_EQ(talking.text(), "hello");
  talking.send_frame(8, std::string("\x03\xe8", 2));
  EXPECT_EQ(talking.frame().value().code(), 1000u);
  talking.leave();
  EXPECT_EQ(running.service.wait_for("closed"), 1u);
  EXPECT_TRUE(ended(running).empty());
}

TEST(Tally, EveryLimitStandsOnTheLogsPage) {
  std::ifstream file{LIEBRARY_SOURCE_DIR "/docs/formats/log.md"};
  const std::string page{std::istreambuf_iterator<char>{file}, {}};
  for (std::size_t i = 0; i < core::enum_size<Limit>; ++i) {
    const auto name = fmt::format("`{}`", core::enum_name(static_cast<Limit>(i)));
    EXPECT_NE(page.find(name), std::string::npos) << name;
  }
}

}  // namespace
}  // namespace server::net
