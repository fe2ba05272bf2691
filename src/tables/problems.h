// What is wrong with a log, and with where logs are kept. The enumerators are the names that
// programs print and rooms send when they cannot go on.
#pragma once

#include <cstdint>

namespace tables {

// Why a log or a record is not the log of a game that this program plays.
enum class LogProblem : std::uint8_t {
  // its header
  bad_head,
  bad_team,
  bad_holder,
  not_a_seat,
  unknown_game,
  other_rules,
  other_words,
  other_cards,
  // the text of an entry
  bad_entry,
  unknown_verb,
  not_a_time,
  torn_log,
  // the order of entries
  time_runs_back,
  chance_first,
  chance_too_late,
  clock_first,
  clock_too_early,
  not_the_deadline,
  // what an entry carries
  seal_missing,
  seal_wrong,
  state_missing,
  other_state,
  // a record of it
  still_running,
};

enum class StorageProblem : std::uint8_t {
  cannot_save,
  cannot_read,
  unknown_table,
};

}  // namespace tables
