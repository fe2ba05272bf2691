// What a room is: who is in it, who sits where, how it is set, and how far it has come. Kept whole
// in the directory whenever it changes; the games played in it are in the journal.
#pragma once

#include <algorithm>
#include <functional>

#include "catalogue/match.h"
#include "codec/problem.h"
#include "directory/directory.h"
#include "journal/journal.h"
#include "protocol/answers.h"
#include "protocol/requests.h"

namespace server {

using core::Seat;
using protocol::MemberId;
using protocol::Number;
using protocol::Phase;
using protocol::Round;

// std::ranges::contains, which the compilers of Debian 12 do not have.
template <class Range, class Value, class Projection = std::identity>
bool contains(const Range& range, const Value& value, Projection projection = {}) {
  return std::ranges::find(range, value, projection) != std::ranges::end(range);
}

struct Member {
  MemberId who;
  std::string person;  // their id as text; empty once they are erased
  std::string name;    // as the room shows it
  bool muted = false, kicked = false;
  std::optional<std::string> name_when_unmuted{};  // taken meanwhile: nobody talks on by names
  // Set if the name is theirs by a password: of guests nothing is kept, as in rooms of before.
  std::optional<bool> registered{};
  std::string household{};        // a mark of the one that they came from last
  std::vector<std::string> done;  // ids of their latest requests to the room, so that a retry is
                                  // answered again and not done again
};

struct RoomSeat {
  std::optional<MemberId> who;
  std::optional<std::string> bot;  // plays it, for nobody or for `who`, who may take it back
  bool ready = false;
  bool ends = false;  // wants to end the present game without a result
};

struct SeatHeld {  // in the present game, by somebody who has seen what it sees
  MemberId who;
  Seat seat;
};

// Somebody wants to come in, or to have a seat in the game that is on.
struct Ask {
  Number number;
  std::string person, name;
  std::optional<Seat> seat;
  std::vector<MemberId> agreed;  // of those who play
  std::string household{};       // a mark of the one that they came from, at the door
};

struct RoomState {
  std::string game;
  std::vector<core::Option> options;  // all of them
  protocol::RoomSettings settings;
  Phase phase = Phase::waiting;
  std::vector<RoomSeat> seats;
  std::vector<Member> members;
  MemberId host;
  std::string code;
  std::string table;  // of the present game, or of the last
  Round round;
  std::int64_t begun = 0;  // the present game, or the last
  std::vector<SeatHeld> held;
  std::optional<MemberId>
      umpire;  // the host, in a game that they began without a seat of their own
  std::vector<Ask> asks;
  Number last_ask = 0;
  std::vector<std::string> admitted, declined;   // people, at the door
  std::vector<std::string> kicked_households{};  // whoever is new from there has to ask
  std::int64_t touched = 0;

  // That a member's request of this id is done; of each member so many are known.
  void remember(const std::string& person, const std::string& id, std::size_t most);
  // The same of the commands in a game's log, in their order; half of what is known stays, and is
  // forgotten before them.
  void remember_a_game(const std::vector<journal::CommandKey>&, std::size_t most);

  void rename(const std::string& person, const std::string& name);
  void mute(MemberId, bool muted);
  void set_registered(const std::string& person, bool is_registered);

  void remove_member(MemberId);  // whom nothing here speaks of
  Member* member(MemberId);
  const Member* member(MemberId) const;
  const Member* member_of(const std::string& person) const;
  std::optional<Seat> seat_of(MemberId) const;
  bool is_seat(Seat seat) const { return seat.index() < seats.size(); }
  // What was asked for in a game that has not begun yet, or is over.
  void forget_game_wishes();
  // Whoever sat beyond takes an open seat, as far as there are any.
  void resize_seats(std::size_t);
  // A bot that cannot play its seat makes way for one that can and is as strong: the strongest that
  // is not stronger, or the weakest. `bots` are those of the game.
  void fit_bots(const std::vector<protocol::SeatOffered>&,
                const std::vector<catalogue::BotInfo>& bots);
  RoomSeat& seat(Seat seat) { return seats.at(seat.index()); }
  const RoomSeat& seat(Seat seat) const { return seats.at(seat.index()); }
};

std::string kept_text(const RoomState&);
codec::Read<RoomState> read_kept_text(std::string_view);

// As the directory keeps it.
directory::Room kept_room(const directory::RoomId&, const RoomState&);

}  // namespace server
