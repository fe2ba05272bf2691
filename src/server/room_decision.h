// Who may ask what of a room, and what it changes: a pure function of the room and the request.
// Nothing happens here; the room carries a decision out.
#pragma once

#include "protocol/room_problem.h"
#include "server/room_status.h"

namespace server {

// ---- What follows once an edit is saved, beside sending the room to everybody.

struct ResendViews {  // whoever changed to this seat sees as it, and whoever left one, as a
                      // spectator
  Seat seat;
  bool left_a_seat = false;
};
struct DisconnectMember {
  MemberId member;
  protocol::Problem why;
};
struct CloseRoom {};
using Effect = std::variant<std::monostate, ResendViews, DisconnectMember, CloseRoom>;

// ---- Decisions.

struct SaveEdit {
  StateEdit edit;
  Effect effect{};
};
struct SubmitCommand {
  tables::Command command;
  // First the log, then the room: what the log says of a seat is so.
  std::optional<SaveEdit> then{};
};
struct StartGame {
  StateEdit edit;  // of the room before
};
struct CheckAction {
  core::Actor seat;
  catalogue::Action action;
};
struct AnswerAid {
  core::Actor seat;
  protocol::Aid aid;
};
struct PostChat {
  protocol::Chat chat;
};
struct SendPong {
  protocol::Ping ping;
};
using Decision = std::variant<protocol::Problem, SaveEdit, SubmitCommand, StartGame, CheckAction,
                              AnswerAid, PostChat, SendPong>;

// Requires that `member` is one of the room's. An action is parsed here and nowhere else, and only
// if the request is not stale.
Decision decide(const RoomStatus&, MemberId member, const protocol::Request&);

// What the room does about a member who has been gone for the grace time, or who is back; nullopt
// if there is nothing to do.
std::optional<SubmitCommand> decide_absence(const RoomStatus&, MemberId);
std::optional<SubmitCommand> decide_return(const RoomStatus&, MemberId);

}  // namespace server
