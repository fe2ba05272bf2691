#include "server/net/server.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <utility>

#include "server/net/descriptors.h"
#include "server/net/edge.h"
#include "server/net/http_session.h"
#include "server/net/refusals.h"
#include "server/net/socket_session.h"

namespace server::net {
namespace {

using asio::ip::tcp;

std::vector<Network> read_networks(const std::vector<std::string>& texts) {
  std::vector<Network> networks;
  for (const std::string& text : texts) {
    const auto network = Network::parse(text);
    if (!network) {
      throw CannotListen{fmt::format(
          "'{}' is neither an address nor a network of trusted proxies; write 10.0.0.1 or "
          "10.0.0.0/8.",
          text)};
    }
    networks.push_back(*network);
  }
  return networks;
}

std::shared_ptr<Acceptor> listen(asio::io_context& io, const std::string& address,
                                 std::uint16_t port) {
  boost::system::error_code error;
  const auto ip = asio::ip::make_address(address, error);
  if (error) {
    throw CannotListen{fmt::format(
        "'{}' is not an address of this machine; write 127.0.0.1, 0.0.0.0 or ::.", address)};
  }
  auto acceptor = std::make_shared<Acceptor>(io);
  const tcp::endpoint where{ip, port};
  acceptor->open(where.protocol(), error);
  if (!error) acceptor->set_option(Acceptor::reuse_address{true}, error);
  if (!error && ip.is_v6()) acceptor->set_option(asio::ip::v6_only{true}, error);
  if (!error) acceptor->bind(where, error);
  if (!error) acceptor->listen(Acceptor::max_listen_connections, error);
  if (error == asio::error::address_in_use) {
    throw CannotListen{fmt::format(
        "Port {} at {} is taken; choose another one, or stop what listens there.", port, address)};
  }
  if (error) {
    throw CannotListen{
        fmt::format("Cannot listen at {} port {}: {}.", address, port, error.message())};
  }
  return acceptor;
}

// Best effort, and never waits: there is no room for this client.
void turn_away(Socket socket) {
  const HttpResponse refusal = too_many_connections();
  const std::string text = fmt::format(
      "HTTP/1.1 {} Too Many Requests\r\nContent-Type: {}\r\nContent-Length: {}\r\n"
      "Retry-After: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n{}",
      refusal.status, refusal.type, refusal.body.size(), refusal.headers.front().value,
      refusal.body);
  boost::system::error_code ignored;
  socket.non_blocking(true, ignored);
  socket.write_some(asio::buffer(text), ignored);
  socket.shutdown(Socket::shutdown_send, ignored);
}

void admit(const std::shared_ptr<Edge>& edge, Socket socket, const tcp::endpoint& from) {
  const auto peer = Address::parse(from.address().to_string());
  if (!peer || edge->service == nullptr) return;
  const bool is_proxy = any_contains(edge->trusted, *peer);
  auto place = edge->gate.enter(is_proxy ? std::nullopt : peer);
  if (!place) return turn_away(std::move(socket));
  boost::system::error_code ignored;
  socket.set_option(tcp::no_delay{true}, ignored);
  std::make_shared<HttpSession>(edge, std::move(socket), *peer, std::move(*place))->start();
}

Awaitable<void> accept_all(std::shared_ptr<Edge> edge, std::shared_ptr<Acceptor> acceptor) {
  SteadyTimer breath{edge->io};
  while (acceptor->is_open()) {
    tcp::endpoint from;
    Socket socket{edge->io};
    const auto [error] = co_await acceptor->async_accept(socket, from, awaited);
    if (!error) {
      admit(edge, std::move(socket), from);
    } else if (acceptor->is_open()) {  // out of descriptors, or the client is gone again
      breath.expires_after(std::chrono::milliseconds{50});
      co_await breath.async_wait(awaited);
    }
  }
}

}  // namespace

Server::Server(Loop& loop, const ServerOptions& options, Service& service) {
  if (!options.base_path.starts_with('/') || !options.base_path.ends_with('/')) {
    throw CannotListen{
        fmt::format("The base path '{}' has to begin and end with a slash.", options.base_path)};
  }
  // The rest is for the journal's files and the like.
  const std::size_t descriptors = raise_descriptor_limit();
  const std::size_t room = descriptors - std::min<std::size_t>(64, descriptors / 2);
  const Limits& limits = options.limits;
  edge_ = std::shared_ptr<Edge>(
      new Edge{.loop = loop,
               .io = loop.context().io,
               .options = options,
               .trusted = read_networks(options.trusted_proxies),
               .service = &service,
               .gate{std::min(limits.connections, room), limits.connections_per_address}});
  std::uint16_t port = options.port;
  for (const std::string& address : options.addresses) {
    edge_->acceptors.push_back(listen(edge_->io, address, port));
    port = edge_->acceptors.back()->local_endpoint().port();
  }
  for (const auto& acceptor : edge_->acceptors) {
    asio::co_spawn(edge_->io, accept_all(edge_, acceptor), or_throw);
  }
}

Server::~Server() {
  edge_->service = nullptr;
  edge_->is_draining = false;
  edge_->drain_limit.cancel();
  stop_accepting();
  for (HttpSession* session : edge_->http) session->shut();
  for (const auto& [id, session] : std::exchange(edge_->sockets, {})) session->shut();
}

std::uint16_t Server::port() const {
  return edge_->acceptors.empty() ? 0 : edge_->acceptors.front()->local_endpoint().port();
}

std::vector<Ended> Server::take_ended() {
  edge_->tally.count(Limit::connections, edge_->gate.take_refused());
  return edge_->tally.take();
}

std::size_t Server::connections() const { return edge_->gate.size(); }

std::size_t Server::most_connections() const { return edge_->gate.most(); }

bool Server::send(ConnectionId id, std::shared_ptr<const std::string> text) {
  const auto found = edge_->sockets.find(id);
  return found != edge_->sockets.end() && found->second->send(std::move(text));
}

void Server::close(ConnectionId id, std::uint16_t code, std::string reason) {
  const auto found = edge_->sockets.find(id);
  if (found != edge_->sockets.end()) found->second->close(code, std::move(reason));
}

void Server::stop_accepting() {
  boost::system::error_code ignored;
  for (const auto& acceptor : edge_->acceptors) acceptor->close(ignored);
}

void Server::drain(std::chrono::milliseconds timeout) {
  if (std::exchange(edge_->is_draining, true)) return;
  stop_accepting();
  for (HttpSession* session : edge_->http) session->drain();
  for (const auto& [id, session] : edge_->sockets) session->close(1012, "The server restarts.");
  edge_->drain_limit = edge_->loop.after(timeout, [edge = edge_.get()] {
    for (HttpSession* session : edge->http) session->shut();
    for (const auto& [id, session] : edge->sockets) session->shut();
  });
  edge_->left();
}

}  // namespace server::net
