// What a room is at one moment, for pure functions: its state, its table, and who is connected.
#pragma once

#include <functional>
#include <map>

#include "catalogue/match.h"
#include "protocol/json.h"
#include "server/limits.h"
#include "server/room_state.h"
#include "tables/table.h"

namespace server {

struct RoomStatus {
  const RoomState& state;
  const catalogue::GameInfo* game;  // nullptr if this server does not know it
  const tables::Table* table;       // the present one or the last; nullptr if there is none
  core::TableTime now{};            // at that table
  std::function<bool(MemberId)> is_connected;

  bool is_playing() const { return table != nullptr && state.phase == Phase::playing; }
};

using StateEdit = std::function<void(RoomState&)>;

// ---- Seats.

// The seats that a game with the room's options has.
std::vector<protocol::SeatOffered> seats_offered(const RoomStatus&);

// The strongest bot that can play the seat; nullopt if none can.
std::optional<std::string> strongest_bot(const RoomStatus&, Seat);

// Who acts for the team, in the present game or in one that would begin now.
std::optional<Seat> captain(const RoomStatus&);

// The team with which a member can chat; nullopt if they have none. Other rounds are other teams.
std::optional<Number> chat_team(const RoomStatus&, MemberId);

// ---- Games.

// Why a room of this game cannot be set so; nullopt if it can.
std::optional<protocol::Problem> validate_settings(const catalogue::GameInfo&,
                                                   const protocol::RoomSettings&);

// The set-up of a game that would begin in this state, or what is missing for it.
codec::Read<tables::Setup> table_setup(tables::Games, const RoomState&, core::Generator&);

// Everybody moves on by one seat, bots too, the last to the first. A bot that played on for
// somebody does so no longer if they are connected.
StateEdit rematch_edit(const RoomStatus&);
std::vector<protocol::SeatHolder> rematch_seats(
    const RoomStatus&);  // after it; none before the end

// The seats in the room, as the log of the table has them.
void adopt_holders(RoomState&, const tables::Table&);

directory::GamePlayed game_record(const directory::RoomId&, const RoomState&);

// ---- People.

struct Visitor {
  std::string person;     // "" if they are unknown
  std::string household;  // a mark of where they come from
};

// Why they may not come in; nullopt if they may. `connections` is how many they have.
std::optional<protocol::Problem> entry_refusal(const RoomStatus&, const Visitor&,
                                               std::size_t connections, const Limits&);

// Who makes way for somebody new where a room has as many members as it may: somebody who has left
// and neither sits nor has seen what a seat sees, those first whom the host has nothing against.
// nullopt if there is nobody.
std::optional<MemberId> dispensable_member(const RoomStatus&);

// Why no big screen may show this room to them; nullopt if one may.
std::optional<protocol::Problem> screen_refusal(const RoomState&, const Visitor&,
                                                std::size_t screens, const Limits&);

// Why they cannot ask to come in; nullopt if they can.
std::optional<protocol::Problem> ask_refusal(const RoomState&, const Visitor&, const Limits&);

// Who becomes the host where the host has left: the first of those who sit and are here, or while
// no game is on of all who are here; nullopt if nobody could.
std::optional<MemberId> heir(const RoomStatus&);

// The room as its members see it.
protocol::Room room_message(const RoomStatus&, const directory::RoomId&,
                            const std::map<MemberId, std::int64_t>& latency);

}  // namespace server
