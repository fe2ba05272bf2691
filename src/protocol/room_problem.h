// Why a room refuses a request, does not let somebody in, or says goodbye. The enumerators are the
// codes on the wire; clients act on some of them.
#pragma once

#include <cstdint>

namespace protocol {

enum class RoomProblem : std::uint8_t {
  // entering, and goodbyes
  kicked,
  closed,
  erased,
  signed_out,
  no_spectators,
  full,
  too_many,
  locked,
  must_ask,
  has_asked,
  not_let_in,
  // seats and members
  no_such_seat,
  no_such_member,
  no_such_bot,
  already_there,
  seat_taken,
  seat_open,
  seated,
  not_seated,
  not_your_seat,
  has_seen,
  secret_seat,
  nobody_to_agree,
  no_such_ask,
  needs_consent,
  only_the_host,
  only_watching,
  // the game
  playing,
  not_playing,
  not_over,
  no_log,
  cannot_save,
  // chat and aids
  muted,
  phrases_only,
  no_team,
  no_such_aid,
  not_allowed,
  too_fast,
  busy,
};

}  // namespace protocol
