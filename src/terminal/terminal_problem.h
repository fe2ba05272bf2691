// What goes wrong at a terminal, beside what a table, a room or a server says.
#pragma once

#include <cstdint>

namespace terminal {

enum class TerminalProblem : std::uint8_t {
  // what was typed
  bad_link,
  bad_usage,
  no_such_bot,
  no_bot,
  // unfinished games
  no_such_game,
  several_games,
  nothing_to_resume,
  // a table of this program
  bot_is_stuck,
  // a table of a server
  no_server,
  refused,
  other_version,
  not_understood,
  not_connected,
  no_answer,
  not_here,
  seat_lost,
};

}  // namespace terminal
