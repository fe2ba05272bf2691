// A server with a toy service, on a thread of its own.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <functional>
#include <future>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/net/raw_client_test.h"
#include "server/net/server.h"

namespace server::net {

// Answers with what it was asked, echoes what it receives at /ws, and remembers the rest.
class EchoService : public Service {
 public:
  explicit EchoService(Loop& loop) : loop_(loop) {}

  void request(HttpRequest request, std::function<void(HttpResponse)> answer) override {
    if (request.path == "/never") return unanswered.push_back(std::move(answer));
    HttpResponse response{.body = described(request), .type = "text/plain"};
    if (request.path == "/own-policy") {
      response.headers = {{"content-security-policy", "sandbox"}, {"Set-Cookie", "liebrary=t"}};
    }
    if (request.path == "/empty") response = {.status = 204, .body = ""};
    if (request.path == "/too-often") response.status = 429;
    if (request.path == "/lasting") response.lasting = "since ever";
    if (request.path == "/accepts") {
      response.body = request.accept_encoding + " | " + request.if_none_match;
    }
    if (request.path == "/big") response.body = std::string(8 * 1024 * 1024, 'b');
    if (request.path != "/later") return answer(std::move(response));
    loop_.post([answer = std::move(answer), response] { answer(response); });
  }

  std::optional<HttpResponse> wants_socket(const HttpRequest& request) override {
    if (on_wanted) on_wanted();
    if (request.path == "/ws") return std::nullopt;
    return HttpResponse{.status = 403, .body = "no", .type = "text/plain"};
  }
  void opened(ConnectionId id, const HttpRequest& request) override {
    note(fmt::format("opened {} {}", id, request.caller.address));
    if (on_opened) on_opened(id);
  }
  void received(ConnectionId id, std::string text) override {
    if (text == "close me") {
      connections->close(id, 4001, "As you wish.");
    } else if (text == "bye") {
      connections->send(id, std::make_shared<const std::string>("last words"));
      connections->close(id, 1000, "");
    } else if (text == "fill") {
      fill(id);
    } else {
      connections->send(id, std::make_shared<const std::string>(std::move(text)));
    }
  }
  void closed(ConnectionId id) override { note(fmt::format("closed {}", id)); }
  void drained(ConnectionId id) override { note(fmt::format("drained {}", id)); }

  // Sends until the outbox is full.
  void fill(ConnectionId id) {
    const auto text = std::make_shared<const std::string>(100'000, 'x');
    std::size_t taken = 0;
    while (connections->send(id, text)) ++taken;
    note(fmt::format("full {}", taken));
  }

  static std::string described(const HttpRequest& request) {
    const Caller& who = request.caller;
    return fmt::format("{} {} ?{} from {} host {} origin {} token {} {}\n{}", request.method,
                       request.path, request.query, who.address, who.host, who.origin, who.token,
                       who.is_https ? "https" : "http", request.body);
  }

  // How often a note was taken that begins so; waits for one at least.
  std::size_t wait_for(const std::string& start, std::size_t count = 1) {
    std::unique_lock lock{mutex_};
    const auto found = [&] {
      std::size_t number = 0;
      for (const std::string& each : notes_) number += each.starts_with(start) ? 1 : 0;
      return number;
    };
    changed_.wait_for(lock, std::chrono::seconds{10}, [&] { return found() >= count; });
    return found();
  }
  std::vector<std::string> notes() {
    const std::scoped_lock lock{mutex_};
    return notes_;
  }

  Connections* connections = nullptr;
  std::function<void()> on_wanted;
  std::function<void(ConnectionId)> on_opened;
  std::vector<std::function<void(HttpResponse)>> unanswered;

 private:
  void note(std::string text) {
    const std::scoped_lock lock{mutex_};
    notes_.push_back(std::move(text));
    changed_.notify_all();
  }

  Loop& loop_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> notes_;
};

class Running {
 public:
  explicit Running(const ServerOptions& options = {})
      : service(loop_), server(loop_, options, service) {
    service.connections = &server;
    port = server.port();
    thread_ = std::thread{[this] { loop_.run(); }};
  }
  ~Running() {
    if (thread_.joinable()) drain(std::chrono::milliseconds{0});
  }

  // Calls `function` on the loop's thread and waits for it.
  template <class Function>
  auto on_loop(Function function) {
    std::packaged_task<decltype(function())()> task{std::move(function)};
    auto result = task.get_future();
    loop_.post([&task] { task(); });
    return result.get();
  }

  void post(std::function<void()> function) { loop_.post(std::move(function)); }

  // Until the loop has stopped.
  void drain(std::chrono::milliseconds timeout) {
    loop_.post([this, timeout] { server.drain(timeout); });
    thread_.join();
  }
  void start_draining(std::chrono::milliseconds timeout) {
    on_loop([this, timeout] { server.drain(timeout); });
  }
  void join() { thread_.join(); }

 private:
  Loop loop_;

 public:
  EchoService service;
  Server server;
  std::uint16_t port = 0;

 private:
  std::thread thread_;
};

}  // namespace server::net
