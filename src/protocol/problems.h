// The codes of the wire. A server sends the name of an enumerator; a client may receive a code that
// was added after it was built, so Refused and Bye carry text.
#pragma once

#include <cstdint>
#include <string_view>

#include "codec/problem.h"
#include "protocol/answers.h"
#include "protocol/room_problem.h"

namespace protocol {

// What is wrong with the text of a request.
enum class MessageProblem : std::uint8_t {
  bad_id,
  no_name,
  long_name,
  bad_password,
  too_long,
  too_many,
  unseen_characters,
  too_many_marks,
  out_of_range,
  one_of_two,
  nothing_said,
  no_such_phrase,
  unknown_code,  // never sent: what a client makes of a code that it does not know
};

// Why the server refuses an HTTP request.
enum class ServerProblem : std::uint8_t {
  // the caller
  who_are_you,
  name_taken,
  wrong_password,
  common_password,
  other_host,
  other_origin,
  too_fast,
  busy,
  draining,
  // the address
  not_here,
  wrong_method,
  no_such_room,
  no_such_code,
  no_such_game,
  no_such_seat,
  // a new room
  unknown_game,
  no_such_bot,
  too_many_seats,
  two_seats,
  no_cards,
  too_many_rooms,
  // a finished game
  not_over,
  no_review,
  damaged,
};

// True if this text of the wire is the name of that code.
constexpr bool is(std::string_view text, codec::ProblemCode code) { return text == code.name(); }

// The code that a text of the wire names. Returns MessageProblem::unknown_code if it is none of a
// room, the server, a message, a table, a match or the parser: among others for every refusal of a
// game's rules, which clients show and do not compare.
codec::ProblemCode problem_code(std::string_view text);

codec::Problem to_problem(const Refused&);
codec::Problem to_problem(const Bye&);

}  // namespace protocol
