// Who is connected to a room, and what each connection has been sent. What finds no space in an
// outbox is not lost: once the outbox is empty, everything that is missing is sent.
#pragma once

#include <map>
#include <span>

#include "server/room_context.h"
#include "server/room_status.h"

namespace server {

// The last update that a client has received. After a reconnect older updates are not sent again.
struct ResumePoint {
  Round round;
  protocol::StreamSequence number;
  std::optional<core::Actor> viewer{};  // whose view it is; nullopt if the client did not say
};

// Whose connections those of big screens are: they show what spectators see and do nothing.
inline constexpr MemberId no_member{};

class RoomConnections {
 public:
  explicit RoomConnections(RoomContext& context) : context_{context} {}

  void add(ConnectionId, MemberId, ResumePoint, std::string household = {});
  std::optional<MemberId> remove(ConnectionId);  // whose it was
  std::optional<MemberId> member(ConnectionId) const;
  std::string household(ConnectionId) const;  // where it comes from
  bool is_connected(MemberId member) const { return count(member) > 0; }
  std::size_t count(MemberId) const;
  bool is_empty() const { return connections_.empty(); }
  std::vector<ConnectionId> all() const;

  // How long messages of a member take, as their client says.
  void set_latency(MemberId member, std::int64_t ms) { latency_[member] = ms; }
  const std::map<MemberId, std::int64_t>& latency() const { return latency_; }

  void send(ConnectionId, const protocol::Event&);
  void answer(ConnectionId, protocol::Answer);  // kept for later if the outbox is full

  // The room, written once for all; nothing to whoever has the same already.
  using Text = std::shared_ptr<const std::string>;
  void send_room(const Text&);

  // The present view of the game to everybody who has an older one: what has changed since, where
  // that is known, with the story of the last entry, else the whole.
  using Story = std::span<const std::string>;
  void send_updates(const RoomStatus&, const tables::Conductor&, Story = {});

  // Moves that a connection was not sent yet. Those that find no space follow when there is some.
  using Moves = std::span<const protocol::MovePlayed>;
  void send_moves(const RoomStatus&, Moves);
  void forget_moves();  // another game has begun

  void send_chat(const RoomStatus&, const directory::Said&);
  void send_chat_erased(MemberId);

  // All that one connection may know, as far as it does not have it.
  struct Everything {
    Text room;
    std::span<const directory::Said> chat{};
    Moves moves{};
    const tables::Conductor* game = nullptr;
  };
  void send_all(ConnectionId, const RoomStatus&, const Everything&);

  // From now on the member sees as somebody else: what their connections had is of no use.
  void forget_view(MemberId);

  // Says goodbye and closes the connection, or all of a member.
  void disconnect(ConnectionId, const protocol::Problem& why);
  void disconnect(MemberId, const protocol::Problem& why);
  void disconnect_all(const protocol::Problem& why);

  // Its outbox is empty again. Returns whether it was full meanwhile: then its answers have been
  // sent, and everything else has to be.
  bool on_writable(ConnectionId);

 private:
  struct ConnectionState {
    MemberId member;
    std::string household;
    ResumePoint last_sent;
    struct {
      Round round;
      Number count = 0;
    } commitments_sent{};
    Text last_room{};
    core::TableTime resume_time_sent{};
    bool overflowed = false;
    std::vector<protocol::Answer> deferred_answers{};
    std::size_t moves_sent = 0;  // of the present game
  };
  using Texts = std::vector<UpdateText>;  // that were written for the same moment

  ConnectionState* find(ConnectionId);
  void send(ConnectionId, ConnectionState&, const protocol::Event&);
  void send_room(ConnectionId, ConnectionState&, const Text&);
  void send_moves(ConnectionId, ConnectionState&, const RoomStatus&, Moves);
  void send_chat(ConnectionId, ConnectionState&, const RoomStatus&, const directory::Said&);
  void send_update(ConnectionId, ConnectionState&, const RoomStatus&, const tables::Conductor&,
                   Story, Texts&);
  Text update_text(const UpdateText::Kind&, Round, const tables::Conductor&, Story, Texts&);

  RoomContext& context_;
  std::map<ConnectionId, ConnectionState> connections_;
  std::map<MemberId, std::int64_t> latency_;
};

// Whose view a member has.
core::Actor viewer_of(const RoomState&, MemberId);

// While the clock stands after an outage, clients are told a time before the one from which it
// runs: so they know how long that still takes.
std::int64_t table_time_for_clients(const tables::Conductor&);

}  // namespace server
