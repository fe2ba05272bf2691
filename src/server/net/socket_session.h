// One WebSocket.
#pragma once

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/net/edge.h"
#include "server/net/outbox.h"
#include "server/net/pace.h"

namespace server::net {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

// The request that asks for a WebSocket; kept until it has got one.
struct Opening {
  http::request<http::empty_body> handshake;
  HttpRequest request;
};

class SocketSession : public std::enable_shared_from_this<SocketSession> {
 public:
  static void start(const std::shared_ptr<Edge>&, Socket, Place, std::unique_ptr<Opening>);

  SocketSession(std::shared_ptr<Edge>, ConnectionId, Socket, Place);

  // As Connections has them.
  bool send(Outbox::Text);
  void close(std::uint16_t code, std::string reason);

  void shut();  // at once, without a word

 private:
  Awaitable<void> serve(std::unique_ptr<Opening>);
  Awaitable<bool> accept(const Opening&);
  Awaitable<void> read();
  void count_end(beast::error_code);
  Awaitable<void> pause(std::chrono::milliseconds);
  void fail(std::uint16_t code, std::string_view reason);
  void take(std::string text);
  void write_next();
  void written(bool has_failed);
  void close_when_empty();
  void expect_end_within(std::chrono::milliseconds);

  std::shared_ptr<Edge> edge_;
  ConnectionId id_;
  websocket::stream<Socket, false> stream_;
  std::optional<Place> place_;
  Outbox outbox_;
  Pace pace_;
  std::unique_ptr<websocket::close_reason> farewell_;  // there once it is to be closed
  std::unique_ptr<SteadyTimer> end_limit_;
  bool is_open_ = false, is_writing_ = false, has_ended_ = false;
};

}  // namespace server::net
