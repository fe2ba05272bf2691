// The network between clients and the server, in virtual time. A connection carries frames in
// order, each way at its own pace; it can be cut at any byte of either way, and then each end
// notices when it does. A client that reads slowly fills its outbox.
#pragma once

#include <deque>
#include <limits>
#include <map>
#include <unordered_map>

#include "core/generator.h"
#include "protocol/json.h"
#include "server/service.h"
#include "simulation/clockwork.h"
#include "simulation/trace.h"

namespace simulation {

using server::ConnectionId;
using server::HttpRequest;
using server::HttpResponse;
using Frame = std::shared_ptr<const std::string>;
using Told = std::shared_ptr<const protocol::Event>;

// A client's end of its connections.
class Ear {
 public:
  virtual ~Ear() = default;
  virtual void opened(ConnectionId) = 0;
  virtual void refused(ConnectionId, const HttpResponse&) = 0;  // instead
  virtual void heard(ConnectionId, const protocol::Event&) = 0;
  virtual void lost(ConnectionId) = 0;  // the end of an opened one
};

// Sees what the server hands to the network, before it is on its way.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void opens(ConnectionId, const HttpRequest&, Ear*) = 0;
  virtual void sends(ConnectionId, const protocol::Event&) = 0;
  virtual void refuses(ConnectionId) = 0;  // its outbox is full
  virtual void ends(ConnectionId) = 0;
};

class Wire final : public server::Connections {
 public:
  enum class Way { up, down };

  Wire(Clockwork&, core::Generator&, Trace&, Counts&);
  void to(server::Service* service) { service_ = service; }  // nothing while it is down
  void listen(Listener& listener) { listener_ = &listener; }

  std::int64_t least_ms = 5, most_ms = 60;  // a frame's way

  // ---- For clients.
  ConnectionId dial(Ear&, HttpRequest);
  void say(ConnectionId, std::string text);
  void hang_up(ConnectionId);
  // `answer` gets nothing where the request or its answer was lost.
  void ask(HttpRequest, std::function<void(const std::optional<HttpResponse>&)> answer);

  // ---- For the weather.
  void cut(ConnectionId, Way, std::uint64_t after_bytes);
  void read_slowly(ConnectionId, std::size_t outbox_bytes, std::int64_t for_ms);
  void lose_requests(std::uint64_t of_a_thousand) { requests_lost_ = of_a_thousand; }
  void crash();  // the server's end of everything is gone
  std::vector<ConnectionId> open() const;
  bool is_still() const { return under_way_ == 0; }  // nothing is on its way to a client

  // ---- For the server.
  bool send(ConnectionId, Frame) override;
  void close(ConnectionId, std::uint16_t code, std::string reason) override;

 private:
  static constexpr auto no_end = std::numeric_limits<std::uint64_t>::max();
  struct Line {
    Ear* ear = nullptr;
    HttpRequest request;
    bool at_client = true, at_server = false;            // whether that end still holds it
    bool is_open = false;                                // the client knows that it is
    bool is_closing = false;                             // the server has said good-bye
    std::int64_t up_at = 0, down_at = 0;                 // when the latest frame arrives
    std::uint64_t up_left = no_end, down_left = no_end;  // bytes until the cut
    bool reads_slowly = false, has_refused = false;
    std::size_t outbox_most = 0, outbox_bytes = 0;
    std::deque<std::pair<Frame, Told>> outbox;
  };
  Line* find(ConnectionId);
  std::int64_t arrival(std::int64_t& latest);
  bool passes(std::uint64_t& left, std::size_t bytes);
  void deliver(ConnectionId, Line&, Frame, Told);
  void read_on(ConnectionId);
  void server_loses(ConnectionId);
  void client_loses(ConnectionId);
  void forget_if_gone(ConnectionId);
  Told parsed(const Frame&);

  Clockwork& clock_;
  core::Generator& luck_;
  Trace& trace_;
  Counts& counts_;
  server::Service* service_ = nullptr;
  Listener* listener_ = nullptr;
  std::map<ConnectionId, Line> lines_;
  ConnectionId last_ = 0;
  std::uint64_t requests_lost_ = 0;
  std::uint64_t requests_ = 0, under_way_ = 0;
  // Requests that the server has not answered: a crash loses them.
  std::map<std::uint64_t, std::function<void(const std::optional<HttpResponse>&)>> asking_;
  std::pair<Frame, Told> latest_;
};

}  // namespace simulation
