// The network's edge: listens, speaks HTTP/1.1 and WebSocket, keeps the limits, and decides
// nothing. Everything happens on the loop's thread: calls of the service as well as calls of this.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/net/loop.h"
#include "server/net/options.h"
#include "server/net/tally.h"
#include "server/service.h"

namespace server::net {

// An address cannot be listened at, or an option makes no sense; what() is a sentence for people.
struct CannotListen : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Server : public Connections {
 public:
  // Listens from now on; serves when the loop runs. Raises the process's limit of descriptors.
  // Throws CannotListen. Loop and service outlive it.
  Server(Loop&, const ServerOptions&, Service&);

  // Without drain(), connections are cut, and the service is not told.
  ~Server() override;

  std::uint16_t port() const;
  std::size_t connections() const;  // HTTP and WebSocket alike
  std::size_t most_connections() const;

  // What the limits have ended since this was last asked.
  std::vector<Ended> take_ended();

  // False also for a connection that is being closed; closed() follows then, or has been.
  bool send(ConnectionId, std::shared_ptr<const std::string> text) override;
  void close(ConnectionId, std::uint16_t code, std::string reason) override;

  void stop_accepting();

  // Stops accepting, answers the requests that are there, closes every WebSocket with 1012 after
  // its outbox, cuts what is left after `timeout`, and then stops the loop. By then closed() was
  // called for every connection.
  void drain(std::chrono::milliseconds timeout);

 private:
  std::shared_ptr<struct Edge> edge_;
};

}  // namespace server::net
