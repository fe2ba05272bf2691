// One room: the people in it, their connections, and the game that they play there. It decides; it
// has no socket, no thread and no disk of its own. What it tells is durable.
#pragma once

#include <list>
#include <map>
#include <set>
#include <unordered_map>

#include "protocol/json.h"
#include "server/limits.h"
#include "server/ports.h"
#include "server/rates.h"
#include "server/room_state.h"

namespace server {

// What rooms share.
struct House {
  Ports ports;
  Limits limits;
  Rates talk, aids;
  // Codes that were given up or taken; the hub finds rooms by them.
  std::function<void(const std::string& code)> code_ended;
  std::function<std::string()> draw_code;
  // What is told, while it is told: used again and again, for the sake of its memory.
  struct {
    tables::Snapshot seen;
    tables::TableDifference difference;
    protocol::Update update;
  } told{};

  const catalogue::GameInfo* find_game(std::string_view name) const;
};

// Why a room of this game cannot be set so.
std::optional<protocol::Problem> trouble(const catalogue::GameInfo&, const protocol::RoomSettings&);

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(directory::RoomId, RoomState, House&);
  ~Room();

  const directory::RoomId& id() const { return id_; }
  const RoomState& state() const { return state_; }
  const tables::Table* table() const { return game_ ? &game_->table() : nullptr; }
  std::size_t watching() const;  // members here without a seat

  // After a restart: the game goes on from the journal.
  void recover();
  bool is_recovering() const;  // its log does not have the outage yet

  // ---- People. A connection belongs to one member; several to one are well.

  // Whether this person may come in, and why not.
  std::optional<protocol::Problem> may_enter(const std::string& person) const;
  // The last update that a client has received. After a reconnect older updates are not resent.
  struct ResumePoint {
    Round round;
    protocol::StreamSequence number;
    std::optional<core::Actor> viewer{};  // whose view it is; nullopt if the client did not say
  };
  void connect(ConnectionId, const std::string& person, const std::string& name, ResumePoint);
  void disconnect(ConnectionId);
  void receive(ConnectionId, std::string_view text);
  void drained(ConnectionId);

  void rename(const std::string& person, const std::string& name);
  void erase(const std::string& person);

  using Reply = std::function<void(const std::optional<protocol::Problem>&)>;
  void start_at_once(Reply);

  bool is_frozen() const { return frozen_.has_value(); }
  void note_made() const;  // in the log

 private:
  struct Link {  // one connection
    MemberId who;
    ResumePoint has;
    struct {
      Round round;
      Number count = 0;
    } committed{};  // how many commitments of that round it was sent
    std::shared_ptr<const std::string> room_told{};  // the last text of Room that it got
    core::TableTime runs_told{};  // from when the clock runs, as it was last told
    bool behind = false;          // its outbox was full: everything is told anew, save the deeds
    std::vector<protocol::Answer> unsaid{};  // answers that had no room; they come first then
    std::size_t moves =
        0;  // played, sent of the present game: there may be more than an outbox holds
  };
  struct Mind {  // a bot's
    std::uint32_t revision = 0, number = 0;
    std::uint64_t luck = 0;
    core::TableTime began{}, looked{};
    bool asked = false;
    std::optional<catalogue::BotMove> move;
  };
  struct Asked {
    ConnectionId from;
    MemberId who;
    std::string id;
    protocol::Request request;
  };
  struct Hears;  // what each request does
  friend struct Hears;

  // -- changing what is kept (room.cpp)
  // One change after another: the altered state is kept first, then it is the room's, then come
  // `effect` and the answer. Requests wait until all changes are through.
  using Alter = std::function<void(RoomState&)>;
  struct Change {
    Alter alter;
    std::function<void()> effect;
    Reply reply;
    std::optional<directory::Said> said{};  // with it
  };
  void change(Alter, std::function<void()> effect, Reply);
  void next_change();
  void changed(RoomState next, const Change&, const std::optional<directory::Failure>&);
  void next_asked();
  void hear(const Asked&);
  void answer_all(MemberId, const std::string& id, const std::optional<protocol::Problem>&);
  RoomState altered(const Alter&) const;
  MemberId enter(const std::string& person, const std::string& name);

  // -- telling (room_telling.cpp)
  void send(ConnectionId, Link&, const protocol::Event&);
  void tell_everything(ConnectionId, Link&);
  void tell_room();
  void tell_room(ConnectionId, Link&, const std::shared_ptr<const std::string>& text);
  void tell_views();
  // What an update is written from, and its text: the same for all connections that it is sent to
  // at one moment.
  struct UpdateKind {
    core::Actor viewer;
    Number commitments_before = 0;
    enum class Content : std::uint8_t { whole, difference, nothing } content{};
    friend auto operator<=>(const UpdateKind&, const UpdateKind&) = default;
  };
  using Texts = std::map<UpdateKind, std::shared_ptr<const std::string>>;
  void tell_view(ConnectionId, Link&, Texts&);
  void tell_talk(ConnectionId, Link&);
  void send_moves(ConnectionId, Link&);
  void say(MemberId, const protocol::Chat&, Alter, Reply);
  void tell(ConnectionId, Link&, const directory::Said&);
  std::shared_ptr<const std::string> room_text() const;
  core::Actor viewer(MemberId) const;
  std::int64_t clock_told() const;
  std::string update_text(const UpdateKind&) const;
  void answer(ConnectionId, const std::string& id, const std::optional<protocol::Problem>&,
              std::optional<std::string> aid = std::nullopt,
              std::optional<std::string> warning = std::nullopt);
  void send_off(MemberId, const std::string& code, const std::string& sentence);

  // -- the game (room_game.cpp)
  tables::Conductor::World world();
  void start(const Alter&, Reply);
  void begun(const std::shared_ptr<tables::Conductor>&, const Alter&, Reply);
  void adopt(std::shared_ptr<tables::Conductor>);
  void recover_later();
  void remember_moves(const std::vector<journal::Row>&);
  void resume_playing();
  void committed(const tables::Entry&);
  void note_move(const tables::Entry&);
  bool moves_are_open() const;
  void finish();
  void submit(tables::Command, std::optional<journal::CommandKey>, Reply);
  void set_clock();
  directory::GamePlayed played(const RoomState&) const;
  Alter rematch_change() const;
  std::vector<protocol::SeatHolder> rematch_seats() const;
  std::vector<protocol::SeatOffered> seats_offered() const;
  std::size_t team(Seat) const;
  std::optional<std::uint32_t> talk_team(MemberId) const;
  void note_begun() const;
  void freeze(protocol::Problem);
  bool is_playing() const { return game_ != nullptr && state_.phase == Phase::playing; }
  tables::TeamPolicy team_policy(const RoomState&, const catalogue::Match&) const;
  std::optional<Seat> captain() const;  // of the game, or of the one that could begin now
  std::optional<std::string> strongest_bot(Seat) const;

  // -- bots (room_bots.cpp)
  void let_bots_think();
  void ask_bot(core::Actor seat, Mind&);
  core::TableTime due(const Mind&) const;  // requires that it has a move
  void plan_bots();
  void let_bots_move();
  void aid(ConnectionId, const std::string& id, MemberId, const protocol::Aid&);
  void check_move(ConnectionId, const std::string& id, core::Actor, const codec::RawJson& action);

  // -- presence (room_presence.cpp)
  bool is_here(MemberId) const;
  void came(MemberId);
  void left(MemberId);
  void gave_up(MemberId);
  Reply unless_kept_look_again(MemberId);

  directory::RoomId id_;
  RoomState state_;
  House& house_;
  std::map<ConnectionId, Link> links_;
  std::map<MemberId, Timers::Handle> leaving_;
  std::map<MemberId, std::int64_t> latency_;
  std::list<Asked> asked_;  // mostly empty, and then a list takes no room
  std::list<Change> changes_;
  // Requests that are not answered yet, and the connections that wait for it: one that is sent
  // again meanwhile is not begun again.
  std::map<std::pair<MemberId, std::string>, std::vector<ConnectionId>> under_way_;
  bool changing_ = false;  // the first of them is being kept, or a game is being begun
  std::shared_ptr<tables::Conductor> game_;
  std::optional<protocol::Problem> frozen_;  // the log cannot be played on
  std::optional<protocol::Problem> unread_;  // nor read, for a while
  std::map<core::Actor, Mind> minds_;
  std::map<core::Actor, std::string> reasons_;  // of bots whose moves are under way
  std::vector<protocol::MovePlayed> moves_played_;
  Timers::Handle clock_ = 0, bots_ = 0;
  std::optional<std::int64_t> clock_at_;  // what it is set to
  std::uint32_t said_ = 0;
  bool said_known_ = false;
};

}  // namespace server
