// Sees everything that the disk keeps, everything that the server tells and everything that clients
// are answered, and holds it against what must always be so. Whatever is wrong it throws, as a
// Violation.
#pragma once

#include <unordered_map>

#include "directory/memory_directory.h"
#include "server/hub.h"
#include "simulation/disk.h"
#include "simulation/shadow.h"
#include "simulation/wire.h"

namespace simulation {

using protocol::MemberId;

std::string where(const std::string& room, const std::string& person, const std::string& id);
std::optional<Seat> seat_of_person(const server::RoomState&, const std::string& person);

class Witness final : public Watcher, public Listener {
 public:
  Witness(tables::Games, Clockwork&, Counts&);

  // The person whose session this is, as the disk has it.
  void find_people_in(directory::Directory& people) { people_ = &people; }

  // ---- What clients do and hear.
  void asks(const std::string& person, const std::string& room, const protocol::Message&);
  void answered(const std::string& person, const protocol::Answer&);
  void made_room(const std::string& id);

  // ---- What the disk keeps.
  void will_keep_unsurely(const journal::Row&) override;
  void kept(const journal::Row&) override;
  void kept(const directory::Change&) override;

  // ---- What the server tells.
  void opens(ConnectionId, const HttpRequest&, Ear*) override;
  void sends(ConnectionId, const protocol::Event&) override;
  void refuses(ConnectionId) override;
  void ends(ConnectionId) override;

  void server_went_down();
  void server_came_up();

  // Nothing is under way and nothing was wrong for a while.
  void all_is_quiet(const server::Hub&) const;
  // At every table there was a move since then, or there is a reason why not.
  void play_went_on(std::int64_t since, std::int64_t fair_since) const;

  // ---- For clients that choose what to do.
  const server::RoomState* room(const std::string& id) const;
  const Shadow* shadow(const std::string& table) const;
  std::string person_of(const std::string& token) const;
  std::string table_of(const std::string& room, Round) const;
  std::int64_t playing_ms() const;  // of all tables together

 private:
  struct RoomSeen {
    server::RoomState state;
    std::map<Round, std::string> tables;                 // by round
    std::set<std::pair<std::string, std::string>> done;  // person and id
    std::map<std::uint32_t, directory::Said> said;
    // Of each game: the sides at which people sat when it began.
    std::map<Round, std::map<std::string, std::set<std::size_t>>> began_at;
  };
  struct Asked {
    std::string room;
    protocol::Request request;
    bool has_been_done = false;  // and the asker was told
    bool is_clear = true;        // the id stood for one request alone
  };
  struct StreamPosition {
    Round round;
    StreamSequence number;
    std::optional<Seat> seat;
  };
  struct Link {  // a connection as its client sees it
    std::string person, room;
    bool is_over = false, may_jump = false, was_behind = false;
    std::optional<StreamPosition> latest;  // that was sent on this connection
    std::optional<StreamPosition> has;     // the same, or from an earlier connection
    struct {
      Round round;
      Number count = 0;
    } commitments{};  // that were sent on this connection
  };
  using Key = std::pair<std::string, std::string>;

  void check_goes_on(const std::string& room, const server::RoomState&, const Shadow&) const;
  bool is_here(const std::string& room, const server::RoomState&, MemberId) const;
  bool somebody_could_help(const std::string& room, const server::RoomState&) const;
  void check_absence(const std::string& room, const server::RoomState&, const tables::Table&,
                     std::int64_t fair_since) const;
  bool would_move(const std::string& room, const server::RoomState&, const tables::Table&,
                  core::Actor seat) const;
  void told(Link&, const protocol::Update&);
  void told(const Link&, const protocol::Answer&);
  void told(const Link&, const protocol::ChatMessage&) const;
  void told(const Link&, const protocol::MovePlayed&) const;
  void check_learner(const Link&, const protocol::Update&, const Shadow&,
                     const std::string& at) const;
  void check_commitments(Link&, const protocol::Update&, const StreamState& expected,
                         const std::string& at) const;
  void check_table_view(const Link&, const protocol::Update&, core::Actor viewer, const Shadow&,
                        const std::string& at) const;
  void check_difference(const Link&, const protocol::Update&, core::Actor viewer, const Shadow&,
                        const std::string& at) const;
  void check_kept(const std::string& person, const Asked&, const std::string& id) const;
  bool is_in_a_log(const std::string& room, const journal::CommandKey&) const;
  void check_mover(const journal::Row&, const tables::Table&) const;
  void put(const directory::Room&);
  void put(const directory::Said&);
  Shadow& shadow_at(const std::string& room, Round);

  tables::Games games_;
  Clockwork& clock_;
  Counts& counts_;
  directory::Directory* people_ = nullptr;
  std::map<std::string, std::unique_ptr<Shadow>> shadows_;
  std::map<std::string, std::string> room_of_table_;
  std::map<std::string, std::int64_t> begun_;
  std::map<std::string, RoomSeen> rooms_;
  std::map<Key, Asked> asked_;
  std::map<Key, std::string> done_at_;  // the table whose log has it
  std::map<std::string, std::uint64_t> said_;
  std::map<ConnectionId, Link> links_;
  std::map<std::pair<std::string, std::string>, std::int64_t> gone_;  // room and person: since when
  std::int64_t played_ms_ = 0;
};

}  // namespace simulation
