// What the connections of one server share; only for the sources of this folder.
#pragma once

#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/net/context.h"
#include "server/net/gate.h"
#include "server/net/network.h"
#include "server/net/options.h"
#include "server/net/tally.h"
#include "server/service.h"
#include "sockets/coroutines.h"

namespace server::net {

using sockets::Awaitable;
using sockets::awaited;
using sockets::Executor;
using sockets::or_throw;
using sockets::SteadyTimer;
using Socket = sockets::Stream;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;

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
  Tally tally{};
  bool is_draining = false;
  Timer drain_limit{};

  const Limits& limits() const { return options.limits; }

  // A connection has given its place back.
  void left() {
    if (is_draining && gate.size() == 0) loop.stop();
  }
};

}  // namespace server::net
