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
  // What the client has already is not sent again.
  struct Has {
    Number round = 0, number = 0;
    std::optional<Number> seat{};  // whose view it is, 0 for a spectator's; none: not said
  };
  void connect(ConnectionId, const std::string& person, const std::string& name, Has);
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
    Number who = 0;
    Has has;
    struct {
      Number round = 0, number = 0;
    } committed{};  // how many commitments of that round it was told
    std::shared_ptr<const std::string> room_told{};  // the last text of Room that it got
    core::TableTime runs_told{};  // from when the clock runs, as it was last told
    bool behind = false;          // its outbox was full: everything is told anew, save the deeds
    std::vector<protocol::Answer> unsaid{};  // answers that had no room; they come first then
    std::size_t deeds = 0;  // told of the present game: there may be more than an outbox holds
  };
  struct Mind {  // a bot's
    std::uint32_t position = 0, number = 0;
    std::uint64_t luck = 0;
    core::TableTime began{}, looked{};
    bool asked = false;
    std::optional<catalogue::BotMove> move;
  };
  struct Asked {
    ConnectionId from;
    Number who;
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
  void answer_all(Number who, const std::string& id, const std::optional<protocol::Problem>&);
  RoomState altered(const Alter&) const;
  Number enter(const std::string& person, const std::string& name);

  // -- telling (room_telling.cpp)
  void send(ConnectionId, Link&, const protocol::Event&);
  void tell_everything(ConnectionId, Link&);
  void tell_room();
  void tell_room(ConnectionId, Link&, const std::shared_ptr<const std::string>& text);
  void tell_views();
  // Of one moment, by who sees and how many commitments were told before.
  using Texts = std::map<std::pair<core::Actor, Number>, std::shared_ptr<const std::string>>;
  void tell_view(ConnectionId, Link&, Texts&);
  void tell_talk(ConnectionId, Link&);
  void tell_deeds(ConnectionId, Link&);
  void say(Number who, const protocol::Talk&, Alter, Reply);
  void tell(ConnectionId, Link&, const directory::Said&);
  std::shared_ptr<const std::string> room_text() const;
  core::Actor viewer(Number who) const;
  std::int64_t clock_told() const;
  std::string update_text(core::Actor viewer, Number before) const;
  void answer(ConnectionId, const std::string& id, const std::optional<protocol::Problem>&,
              std::optional<std::string> aid = std::nullopt,
              std::optional<std::string> warning = std::nullopt);
  void send_off(Number who, const std::string& code, const std::string& sentence);

  // -- the game (room_game.cpp)
  tables::Conductor::World world();
  void start(const Alter&, Reply);
  void begun(const std::shared_ptr<tables::Conductor>&, const Alter&, Reply);
  void adopt(std::shared_ptr<tables::Conductor>);
  void recover_later();
  void remember_deeds(const std::vector<journal::Row>&);
  void resume_playing();
  void committed(const tables::Entry&);
  void note_deed(const tables::Entry&);
  bool tells_deeds_now() const;
  void finish();
  void submit(tables::Command, std::optional<journal::CommandKey>, Reply);
  void set_clock();
  directory::GamePlayed played(const RoomState&) const;
  std::vector<protocol::SeatOffered> seats_offered() const;
  std::size_t team(Number seat) const;
  std::optional<std::uint32_t> talk_team(Number who) const;
  void note_begun() const;
  void freeze(protocol::Problem);
  bool is_playing() const { return game_ != nullptr && state_.phase == Phase::playing; }
  tables::TeamPolicy team_policy(const RoomState&, const catalogue::Match&) const;
  std::optional<Number> captain() const;  // of the game, or of the one that could begin now
  std::optional<std::string> strongest_bot(Number seat) const;

  // -- bots (room_bots.cpp)
  void let_bots_think();
  void ask_bot(core::Actor seat, Mind&);
  core::TableTime due(const Mind&) const;  // requires that it has a move
  void plan_bots();
  void let_bots_move();
  void aid(ConnectionId, const std::string& id, Number who, const protocol::Aid&);
  void would(ConnectionId, const std::string& id, core::Actor, const std::string& move);

  // -- presence (room_presence.cpp)
  bool is_here(Number who) const;
  void came(Number who);
  void left(Number who);
  void gave_up(Number who);
  Reply unless_kept_look_again(Number who);

  directory::RoomId id_;
  RoomState state_;
  House& house_;
  std::map<ConnectionId, Link> links_;
  std::map<Number, Timers::Handle> leaving_;
  std::map<Number, std::int64_t> latency_;
  std::list<Asked> asked_;  // mostly empty, and then a list takes no room
  std::list<Change> changes_;
  // Requests that are not answered yet, and the connections that wait for it: one that is sent
  // again meanwhile is not begun again.
  std::map<std::pair<Number, std::string>, std::vector<ConnectionId>> under_way_;
  bool changing_ = false;  // the first of them is being kept, or a game is being begun
  std::shared_ptr<tables::Conductor> game_;
  std::optional<protocol::Problem> frozen_;  // the log cannot be played on
  std::optional<protocol::Problem> unread_;  // nor read, for a while
  std::map<core::Actor, Mind> minds_;
  std::map<core::Actor, std::string> reasons_;  // of bots whose moves are under way
  std::vector<protocol::Deed> deeds_;
  Timers::Handle clock_ = 0, bots_ = 0;
  std::optional<std::int64_t> clock_at_;  // what it is set to
  std::uint32_t said_ = 0;
  bool said_known_ = false;
};

}  // namespace server
