// One WebSocket, for a program that asks when it likes.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>

#include "client/failure.h"
#include "client/swarm.h"

namespace client {

// Its owner calls receive() now and then, if only with no time to wait: that is when pings are
// answered and texts are sent on.
class Socket {
 public:
  // Returns at once; receive() goes on with it until it is open or has failed.
  static Socket begin(const Url&, const std::string& cookie, Patience = {});

  // The same, and waits until it is open.
  static std::expected<Socket, Failure> connect(const std::string& url, const std::string& cookie,
                                                Patience = {});
  static std::expected<Socket, Failure> connect(const Url&, const std::string& cookie,
                                                Patience = {});
  Socket(Socket&&) noexcept;
  Socket& operator=(Socket&&) noexcept;
  ~Socket();

  // False where it is closed.
  bool send(std::string text);

  // The next text, in the order they came; nothing where none came in time or none will come.
  std::optional<std::string> receive(std::chrono::milliseconds timeout);

  // Says good-bye and waits for the other's; texts that come meanwhile can still be received.
  void close(std::uint16_t code = 1000, const std::string& reason = {});

  bool is_open() const;
  bool is_opening() const;
  const std::optional<Failure>& failure() const;  // there where it could not be opened
  const std::optional<Ended>& ended() const;      // there once it is closed

  // For poll(2) beside a keyboard: receive() with no time to wait until it gives nothing, then
  // poll.
  int descriptor() const;

 private:
  struct State;
  explicit Socket(std::unique_ptr<State>);
  std::unique_ptr<State> state_;
};

}  // namespace client
