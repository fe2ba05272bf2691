// What the connections of one server share; only for the sources of this folder.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/net/context.h"
#include "server/net/gate.h"
#include "server/net/network.h"
#include "server/net/options.h"
#include "server/service.h"

namespace server::net {

// With the one executor that there is, and not a variable one: smaller and quicker.
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;
using SteadyTimer =
    asio::basic_waitable_timer<std::chrono::steady_clock,
                               asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class Value>
using Awaitable = asio::awaitable<Value, Executor>;

// What the world does wrong comes as an error code, never as an exception.
inline constexpr auto awaited = asio::as_tuple(asio::use_awaitable_t<Executor>{});

// For co_spawn: an exception is a bug, of ours or of the service, and comes out of Loop::run().
inline constexpr auto or_throw = [](std::exception_ptr bug) {
  if (bug) std::rethrow_exception(bug);
};

class HttpSession;
class SocketSession;

// Sessions hold it; it holds those that are alive. The server takes the service out of it when it
// goes, and then nobody calls the service any more.
struct Edge {
  Loop& loop;
  asio::io_context& io;
  ServerOptions options;
  std::vector<Network> trusted;
  Service* service;
  Gate gate;

  std::vector<std::shared_ptr<Acceptor>> acceptors{};
  std::unordered_set<HttpSession*> http{};
  std::unordered_map<ConnectionId, std::shared_ptr<SocketSession>> sockets{};
  ConnectionId next_id = 1;
  bool is_draining = false;
  Timer drain_limit{};

  const Limits& limits() const { return options.limits; }

  // A connection has given its place back.
  void left() {
    if (is_draining && gate.size() == 0) loop.stop();
  }
};

}  // namespace server::net
