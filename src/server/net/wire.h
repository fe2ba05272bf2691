// The socket below a WebSocket. It can be told that more follows, and then what is written waits
// for that and goes in the same packet; only for the sources of this folder.
#pragma once

#include <sys/socket.h>

#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <utility>

#include "server/net/edge.h"

namespace server::net {

class Wire {
 public:
  using executor_type = Socket::executor_type;

  explicit Wire(Socket socket) : socket_(std::move(socket)) {}

  executor_type get_executor() { return socket_.get_executor(); }
  Socket& socket() { return socket_; }
  void expect_more(bool is_expected) { flags_ = is_expected ? MSG_MORE : 0; }

  template <class Buffers, class Handler>
  auto async_read_some(const Buffers& buffers, Handler&& handler) {
    return socket_.async_read_some(buffers, std::forward<Handler>(handler));
  }
  template <class Buffers, class Handler>
  auto async_write_some(const Buffers& buffers, Handler&& handler) {
    return socket_.async_send(buffers, flags_, std::forward<Handler>(handler));
  }

 private:
  Socket socket_;
  int flags_ = 0;
};

// What Beast asks for by name when a WebSocket ends.
inline void teardown(boost::beast::role_type role, Wire& wire, boost::beast::error_code& error) {
  boost::beast::websocket::teardown(role, wire.socket(), error);
}
template <class Handler>
void async_teardown(boost::beast::role_type role, Wire& wire, Handler&& handler) {
  boost::beast::websocket::async_teardown(role, wire.socket(), std::forward<Handler>(handler));
}
inline void beast_close_socket(Wire& wire) { boost::beast::close_socket(wire.socket()); }

}  // namespace server::net
