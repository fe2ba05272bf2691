// One room: the people in it, and the game that they play there. It has no socket, no thread and no
// disk of its own, and what it tells is durable. Its parts: room_decision.h decides what a request
// may do, room_connections.h sends, room_game.h plays, room_presence.h looks who is there. What is
// left for the room is the order in which things happen: a change is saved before it is so, and
// requests wait for it.
#pragma once

#include <list>

#include "server/room_connections.h"
#include "server/room_decision.h"
#include "server/room_game.h"
#include "server/room_presence.h"

namespace server {

class Room : public std::enable_shared_from_this<Room> {
 public:
  // `kept_awake`: as the directory has it, for a room that was kept there and not put away.
  Room(directory::RoomId, RoomState, RoomContext&, bool kept_awake = false);
  ~Room();

  const directory::RoomId& id() const { return id_; }
  const RoomState& state() const { return state_; }
  const tables::Table* table() const { return game_ ? &game_->table() : nullptr; }
  std::size_t watching() const;  // members here without a seat
  bool has_connections() const { return !connections_.is_empty(); }

  // A room that was kept is only what the directory has of it until its game is taken up from the
  // journal: before anybody comes in, and after a start where a clock may run. Does nothing where
  // that is done.
  void take_up();
  bool is_recovering() const;  // its log does not have the outage yet
  // Whether all of it is kept, and nothing happens here by itself. Where something has still to be
  // kept for that, it is on its way, and may be asked again.
  bool can_be_put_away();
  bool is_frozen() const { return frozen_.has_value(); }

  // ---- People. A connection belongs to one member, who may have several.

  // Where somebody comes from, as this room notes it.
  std::string household_mark(const std::string& address) const;
  // Why they may not come in; nullopt if they may.
  std::optional<protocol::Problem> entry_refusal(const Visitor&) const;
  void connect(ConnectionId, const directory::Person&, const std::string& address, ResumePoint);
  // They ask the host to be let in.
  void ask_to_come_in(const Visitor&, const std::string& name, const RoomGame::Reply&);
  // A big screen belongs to nobody: it sees what spectators see, whoever has opened it.
  std::optional<protocol::Problem> screen_refusal(const Visitor&) const;
  void connect_screen(ConnectionId, ResumePoint);
  void disconnect(ConnectionId);
  void say_goodbye(ConnectionId, const protocol::Problem& why);  // and close it
  void receive(ConnectionId, std::string_view text);
  void on_writable(ConnectionId);

  void touch();  // somebody was here
  void rename(const std::string& person, const std::string& name);
  void set_registered(const std::string& person);  // from now on the name is theirs
  using Reply = RoomGame::Reply;
  void erase(const std::string& person, const Reply&);
  // What has become of the members while the room was not loaded.
  void bring_members_up_to_date(directory::Directory&);

  void start_at_once(const Reply&);

  void log_created() const;

 private:
  struct QueuedRequest {
    ConnectionId from;
    MemberId member;
    std::string id;
    protocol::Request request;
    std::string household;
  };
  // A request that is not answered yet. One that is sent again meanwhile is not begun again: its
  // connection is answered, too.
  struct InFlightRequest {
    std::uint64_t ticket;
    MemberId member;
    std::string id;
    ConnectionId from;
    std::vector<ConnectionId> also{};
  };
  struct DecisionExecutor;
  friend struct DecisionExecutor;

  // The edited state is saved first, then it is the room's, then come `effect` and the reply. One
  // change follows another.
  struct PendingChange {
    StateEdit edit;
    std::function<void()> effect;
    Reply reply;
    std::optional<directory::Said> chat{};  // saved with it
    enum class Kind : std::uint8_t { change, note, rest } kind = Kind::change;
  };

  static void ignore(const std::optional<protocol::Problem>&) {}
  RoomStatus status() const;
  MemberId enter(const directory::Person&, const std::string& household);
  void watch_for_the_host();
  void succeed_the_host();

  // ---- Requests.
  void handle_next_request();
  void handle(const QueuedRequest&);
  void handle_from_screen(const QueuedRequest&);
  void send_pong(ConnectionId, const protocol::Ping&);
  void answer(ConnectionId, const std::string& id, const std::optional<protocol::Problem>&);
  void answer_ticket(std::uint64_t ticket, const std::optional<protocol::Problem>&);
  void apply(const Effect&);

  // ---- Changes of what is saved.
  RoomState edited(const StateEdit&) const;
  // As it is, which nobody has touched: whether it has to be looked at after a start.
  void save_as_it_is(bool rests);
  void save_change(StateEdit, std::function<void()> effect, Reply);
  void save_next_change();
  void on_change_saved(RoomState next, const PendingChange&,
                       const std::optional<directory::Failure>&);
  void post_chat(MemberId, const protocol::Chat&, StateEdit, Reply);

  // ---- The game.
  void recover();
  void submit(const SubmitCommand&, std::optional<journal::CommandKey>, const Reply&);
  void start(const StateEdit&, const Reply&);
  void on_game_started(const std::shared_ptr<RoomGame>&, const StateEdit&, const Reply&);
  void run_game();
  void recover_later();
  void freeze(const protocol::Problem&);
  void on_committed();
  void finish();
  void check_presence(MemberId);
  bool is_playing() const { return game_ && state_.phase == Phase::playing; }
  bool moves_are_public() const;

  // ---- Sending.
  RoomConnections::Text room_text() const;
  void send_room();
  void send_all(ConnectionId);

  directory::RoomId id_;
  RoomState state_;
  RoomContext& context_;
  RoomConnections connections_;
  Presence presence_;
  std::shared_ptr<RoomGame> game_;                    // the present one or the last
  std::optional<protocol::Problem> frozen_;           // the game cannot be played on
  std::optional<protocol::Problem> log_unavailable_;  // its log cannot be read, for a while
  Timers::Handle read_again_timer_ = 0;
  Timers::Handle host_timer_ = 0;           // runs while others are here and the host is not
  std::list<QueuedRequest> request_queue_;  // mostly empty, and then a list takes no memory
  std::list<PendingChange> changes_;
  bool saving_ = false;  // the first of them, or the first row of a game
  bool kept_awake_;      // as it is kept, or will be
  const bool was_put_away_;
  bool unkept_ = false;  // something small about a member is not kept
  std::vector<InFlightRequest> in_flight_;
  std::uint64_t last_ticket_ = 0;
  std::uint32_t last_chat_number_ = 0;
  bool chat_number_known_ = false;
};

}  // namespace server
