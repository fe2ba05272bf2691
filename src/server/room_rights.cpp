#include "server/room_rights.h"

#include <algorithm>
#include <set>

#include "catalogue/catalogue.h"

namespace server {

using protocol::Problem;
using protocol::RoomProblem;

namespace {

std::size_t side_of(const RoomStatus& room, Seat seat) {
  return room.table->match().team(seat.actor());
}

bool has_open_cards(const RoomStatus& room) {
  return room.game != nullptr && room.game->cards_open;
}

bool has_held_a_seat(const RoomStatus& room, MemberId member) {
  return contains(room.state.held, member, &SeatHeld::who);
}

// Whether somebody of this side is there, or may still come back in time.
bool is_side_there(const RoomStatus& room, std::size_t side) {
  for (std::size_t i = 0; i < room.state.seats.size(); ++i) {
    const auto seat = Seat::from_index(i);
    const auto& who = room.state.seat(seat).who;
    if (!who || side_of(room, seat) != side) continue;
    const auto* member = room.state.member(*who);
    if (member == nullptr || member->person.empty()) continue;
    const bool is_there = room.state.seat(seat).bot
                              ? room.is_connected(*who)
                              : !room.table->has_been_away(seat.actor(), room.now);
    if (is_there) return true;
  }
  return false;
}

}  // namespace

bool has_held_side(const RoomStatus& room, MemberId member, Seat seat) {
  return std::ranges::any_of(room.state.held, [&](const SeatHeld& held) {
    return held.who == member && side_of(room, held.seat) == side_of(room, seat);
  });
}

std::optional<Problem> seat_refusal(const RoomStatus& room, MemberId member, Seat seat) {
  if (room.table == nullptr) {
    return Problem{RoomProblem::not_playing, "This game cannot be played on."};
  }
  const bool knows_others = std::ranges::any_of(room.state.held, [&](const SeatHeld& held) {
    return held.who == member && side_of(room, held.seat) != side_of(room, seat);
  });
  if (knows_others) {
    return Problem{RoomProblem::has_seen, "You know another side's secrets of this game."};
  }
  if (room.state.seat_of(member)) {
    return Problem{RoomProblem::seated, "You have a seat in this game; stand up first."};
  }
  if (has_held_side(room, member, seat)) return std::nullopt;
  if (!has_open_cards(room)) {
    return Problem{RoomProblem::secret_seat,
                   "Whoever sits there learns secrets of this game, so nobody new may. You can "
                   "watch, and sit down when it is over."};
  }
  if (asked_for_consent(room).empty()) {
    return Problem{RoomProblem::nobody_to_agree,
                   "Nobody who plays is here to agree to it; wait until somebody is back."};
  }
  return std::nullopt;
}

bool needs_consent(const RoomStatus& room, MemberId member, Seat seat) {
  return !has_held_side(room, member, seat);
}

std::vector<MemberId> asked_for_consent(const RoomStatus& room) {
  std::vector<MemberId> asked;
  for (const auto& seat : room.state.seats) {
    if (seat.who && room.is_connected(*seat.who)) asked.push_back(*seat.who);
  }
  return asked;
}

std::optional<Problem> bot_seat_refusal(const RoomStatus& room, MemberId member, Seat seat) {
  const auto own = room.state.seat_of(member);
  if (!own && member != room.state.host) {
    return Problem{RoomProblem::only_the_host,
                   "Only who plays gives seats to bots in a game, or the host."};
  }
  const auto& wanted = room.state.seat(seat);
  if (wanted.bot) return Problem{RoomProblem::seat_taken, "A bot has that seat already."};
  const auto actor = seat.actor();
  const bool is_own_side = own && side_of(room, *own) == side_of(room, seat);
  if (!wanted.who || room.table->is_given_up(actor, room.now)) return std::nullopt;
  if (is_own_side && room.table->has_been_away(actor, room.now)) return std::nullopt;
  return Problem{RoomProblem::not_your_seat,
                 "You may hand over your own seat, or that of a player who has been away for two "
                 "minutes.",
                 std::string{room.table->match().rule_of(catalogue::TableProblem::not_your_seat)}};
}

bool is_umpire(const RoomStatus& room, MemberId member) {
  return room.state.umpire == member && room.state.host == member && !has_held_a_seat(room, member);
}

bool others_want_the_end(const RoomStatus& room, MemberId member) {
  std::set<std::size_t> agreed;
  for (std::size_t i = 0; i < room.state.seats.size(); ++i) {
    const auto seat = Seat::from_index(i);
    if (room.state.seat(seat).ends) agreed.insert(side_of(room, seat));
  }
  for (std::size_t i = 0; i < room.state.seats.size(); ++i) {
    const auto seat = Seat::from_index(i);
    const auto side = side_of(room, seat);
    if (has_held_side(room, member, seat) || agreed.contains(side)) continue;
    if (is_side_there(room, side)) return false;
  }
  return true;
}

std::optional<Problem> kick_refusal(const RoomStatus& room, MemberId host, Seat kicked) {
  const auto side = side_of(room, kicked);
  if (is_umpire(room, host) || has_held_side(room, host, kicked) || !is_side_there(room, side)) {
    return std::nullopt;
  }
  return Problem{RoomProblem::needs_consent,
                 "They play against you: as long as the game is on you can mute them, or ask for "
                 "its end."};
}

}  // namespace server
