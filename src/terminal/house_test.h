// A real server in this process, which can be closed and opened again on the same folder.
#pragma once

#include <gtest/gtest.h>

#include <future>
#include <thread>

#include "catalogue/catalogue.h"
#include "client/http.h"
#include "journal/testing/temporary_folder.h"
#include "protocol/json.h"
#include "serve/serve.h"
#include "terminal/remote_table.h"

namespace terminal {

class House {
 public:
  House() { open(); }
  ~House() { close(); }
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  void open() {
    serve::Call call;
    call.data = folder_.path();
    call.port = port_;
    call.catches_signals = false;
    call.log_level = server::log::Level::off;
    call.limits.bot_least = call.limits.bot_most = std::chrono::milliseconds{0};
    call.limits.bot_longest = std::chrono::milliseconds{5};
    call.limits.aids = {};
    call.limits.guests = {};
    call.net_limits.messages_per_second = 1e6;
    call.net_limits.messages_at_once = 1e6;
    std::promise<std::pair<std::uint16_t, serve::Stop>> ready;
    auto is_ready = ready.get_future();
    thread_ = std::thread{[call, promise = std::move(ready)]() mutable {
      try {
        serve::serve(call, catalogue::games(), [&](std::uint16_t port, const serve::Stop& stop) {
          promise.set_value({port, stop});
        });
      } catch (const serve::CannotServe& error) {
        promise.set_exception(std::make_exception_ptr(std::runtime_error{error.sentence}));
      }
    }};
    std::tie(port_, stop_) = is_ready.get();
    stopped_ = false;
  }
  // Says good-bye to those who are connected, and is closed once they have said it too.
  void stop() {
    stop_();
    stopped_ = true;
  }
  void close() {
    if (!thread_.joinable()) return;
    if (!std::exchange(stopped_, true)) stop_();
    thread_.join();
  }

  std::string address() const { return "http://127.0.0.1:" + std::to_string(port_) + "/"; }
  client::Url base() const { return client::Url::parse(address()).value(); }

  std::string guest(const std::string& name) const {
    return client::Http::request("POST", address() + "api/guest",
                                 protocol::text(protocol::GuestWish{name}))
        .value()
        .cookie;
  }
  // A game that has begun, by the one who is "me" in it.
  std::string room(const std::string& token, const protocol::NewRoom& wish) const {
    const auto answer =
        client::Http::request("POST", address() + "api/rooms", protocol::text(wish), token).value();
    EXPECT_EQ(answer.status, 200U) << answer.body;
    const auto made = protocol::read_answer<protocol::RoomMade>(answer.body);
    return made ? made->id : "";
  }

 private:
  journal::testing::TemporaryFolder folder_;
  std::uint16_t port_ = 0;
  std::thread thread_;
  serve::Stop stop_;
  bool stopped_ = false;
};

inline RoomLine::Patience quick() {
  return {.shortest_wait = RoomLine::Length{20}, .longest_wait = RoomLine::Length{200}};
}

inline protocol::NewRoom against(const std::string& game, std::vector<std::string> seats,
                                 std::vector<core::Option> options = {}) {
  protocol::NewRoom wish{
      .game = game, .options = std::move(options), .seats = std::move(seats), .settings = {}};
  wish.settings.aids = {"hint"};
  wish.start = true;
  return wish;
}

}  // namespace terminal
