// Who may learn what a seat knows, and who may end a game that is on: pure functions of the room.
// Once a game has begun, a view that holds secrets goes to nobody who has not had its side's.
#pragma once

#include "protocol/room_problem.h"
#include "server/room_status.h"

namespace server {

// Whether the member has had a seat of this seat's side in the present game.
bool has_held_side(const RoomStatus&, MemberId, Seat);

// ---- In a game. All of these require that one is being played.

// Why this member may not sit down there; nullopt if they may, by themselves or with consent.
std::optional<protocol::Problem> seat_refusal(const RoomStatus&, MemberId, Seat);

// Whether those who play have to agree first. Requires that seat_refusal has nothing to say.
bool needs_consent(const RoomStatus&, MemberId, Seat);

// Who has to agree: all who have a seat and are here.
std::vector<MemberId> asked_for_consent(const RoomStatus&);

// Why this member may not give the seat, which is not theirs, to a bot; nullopt if they may.
std::optional<protocol::Problem> bot_seat_refusal(const RoomStatus&, MemberId, Seat);

// Whether the host ends the game alone: they began it without a seat of their own, and took none.
bool is_umpire(const RoomStatus&, MemberId);

// Whether all others who have an interest in the game want its end: of every side but the member's
// own, one who is there.
bool others_want_the_end(const RoomStatus&, MemberId);

// Why the host may not send this member away, and with them the game; nullopt if they may.
std::optional<protocol::Problem> kick_refusal(const RoomStatus&, MemberId host, Seat kicked);

}  // namespace server
