// Many connections driven by one thread, with callbacks: the ground of Http and Socket, and by
// itself what puts a server under load. All callbacks come from run() and its kin, never from
// within another call.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>

#include "client/failure.h"
#include "client/url.h"

namespace client {

struct Response {
  unsigned status = 0;
  std::string body;
  std::string type;    // Content-Type
  std::string cookie;  // the token that a Set-Cookie gave us; empty where none did
};

struct Request {
  std::string method = "GET";
  Url url;
  std::string body{};
  std::string cookie{};  // our token; empty where we have none
};

// How a WebSocket ended. 1006 where there was no good-bye, 1005 where it had no code.
struct Ended {
  std::uint16_t code = 1006;
  std::string reason;
};

struct Handlers {
  // Once, unless it opened; then nothing else is called.
  std::function<void(Failure)> failed;
  std::function<void()> opened;
  std::function<void(std::string text)> received;
  // Once, after opened.
  std::function<void(Ended)> closed;
};

struct Patience {
  std::chrono::milliseconds connect{10'000};   // until a WebSocket is open
  std::chrono::milliseconds answer{30'000};    // from asking to the last byte of an answer
  std::chrono::milliseconds silence{120'000};  // of an open WebSocket; at half of it we ping
};

class Swarm {
 public:
  using Id = std::uint64_t;

  explicit Swarm(Patience = {});
  ~Swarm();  // cuts what is open, and calls nobody
  Swarm(const Swarm&) = delete;
  Swarm& operator=(const Swarm&) = delete;

  void request(Request, std::function<void(std::expected<Response, Failure>)> done);

  Id connect(const Url&, const std::string& cookie, Handlers);
  void send(Id, std::string text);  // dropped where it is not open
  void close(Id, std::uint16_t code = 1000, const std::string& reason = {});  // after what was sent

  void after(std::chrono::milliseconds, std::function<void()>);

  // Works until nothing is left to do, until stop(), or for so long.
  void run();
  void run_for(std::chrono::milliseconds);
  // Works until something was done, at most so long; false where nothing was.
  bool run_one(std::chrono::milliseconds at_most);
  void stop();  // from any thread

  std::size_t open() const;  // WebSockets

  // That poll(2) may wait for, where one socket alone is looked after; -1 where it is closed.
  int descriptor(Id) const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace client
