// One WebSocket of a swarm; only for the sources of this folder.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "client/swarm.h"
#include "client/wire.h"

namespace client {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

class Member : public std::enable_shared_from_this<Member> {
 public:
  Member(asio::io_context&, const Patience&, Url, Handlers);

  // Until it is over; has called its handlers by then.
  Awaitable<void> live(std::string cookie);

  void send(std::string text);
  void close(std::uint16_t code, const std::string& reason);
  void cut();  // at once; its handlers are forgotten

  bool is_open() const { return is_open_; }
  int descriptor();

 private:
  Awaitable<std::optional<Failure>> open(std::string cookie);
  Awaitable<void> listen();
  void hear(std::string_view lines);
  void write_front();
  void close_when_empty();

  asio::io_context& io_;
  Patience patience_;
  Url url_;
  Handlers handlers_;
  websocket::stream<Wire, false> stream_;
  std::deque<std::string> outbox_;
  std::optional<websocket::close_reason> farewell_;
  bool is_open_ = false;
};

}  // namespace client
