// Between the network's edge, which carries bytes, and what decides. All calls of both come from
// one thread, or from a simulation that has but one.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace server {

using ConnectionId = std::uint64_t;

struct Caller {
  std::string address;  // of the household, as far as it can be believed; limits count by it
  std::string host;     // the header Host, as it came
  std::string origin;   // the header Origin; empty where there was none
  std::string token;    // of the session's cookie; empty where there was none
  bool is_https = false;
};

struct HttpRequest {
  std::string method;  // "GET", "POST", "DELETE"
  std::string path;    // behind the base path, decoded, without the query: "/api/rooms"
  std::string query;   // as it came, behind "?"
  std::string body;
  Caller caller;
  std::string accept_encoding{}, if_none_match{};  // the headers, as they came
};

struct Header {
  std::string name, value;
};
struct HttpResponse {
  unsigned status = 200;
  std::string body;
  std::string type = "application/json";
  std::vector<Header> headers{};
  std::string_view lasting{};  // instead of `body`: bytes that outlive the server

  std::string_view content() const { return lasting.empty() ? std::string_view{body} : lasting; }
};

// What decides. Never blocks.
class Service {
 public:
  virtual ~Service() = default;

  // `answer` is called exactly once, now or later, on the same thread.
  virtual void request(HttpRequest, std::function<void(HttpResponse)> answer) = 0;

  // Somebody wants a WebSocket: nothing if they may have it (and then received() and closed()
  // follow), else the answer that they get instead.
  virtual std::optional<HttpResponse> wants_socket(const HttpRequest&) = 0;
  virtual void opened(ConnectionId, const HttpRequest&) = 0;
  virtual void received(ConnectionId, std::string text) = 0;
  virtual void closed(ConnectionId) = 0;

  // An outbox that was full is empty again.
  virtual void drained(ConnectionId) = 0;
};

// What carries bytes to clients.
class Connections {
 public:
  virtual ~Connections() = default;

  // False where the outbox is full, and then nothing was taken; drained() tells when it is not.
  virtual bool send(ConnectionId, std::shared_ptr<const std::string> text) = 0;

  // After what is in its outbox; closed() follows. 1000 to 4999 as WebSocket has them.
  virtual void close(ConnectionId, std::uint16_t code, std::string reason) = 0;
};

}  // namespace server
