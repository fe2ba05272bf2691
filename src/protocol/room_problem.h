// Why a room refuses a request or says goodbye. The names are those of the wire; clients act on
// some of them.
#pragma once

#include <cstdint>

#include "codec/problem.h"
#include "core/enum_name.h"

namespace protocol {

enum class RoomProblem : std::uint8_t {
  // coming in, and being sent away
  kicked,
  closed,
  no_spectators,
  full,
  too_many,
  erased,
  // seats
  no_such_seat,
  only_watching,
  not_seated,
  already_there,
  seat_taken,
  seat_open,
  has_seen,
  seated,
  not_your_seat,
  no_such_bot,
  // the game
  not_playing,
  playing,
  not_over,
  no_log,
  cannot_save,
  // the host's
  only_the_host,
  no_such_member,
  // talk and aids
  muted,
  phrases_only,
  no_team,
  too_fast,
  no_such_aid,
  not_allowed,
  busy,
};

inline codec::Problem room_problem(RoomProblem code, std::string sentence) {
  return {std::string{core::enum_name(code)}, std::move(sentence), ""};
}

}  // namespace protocol
