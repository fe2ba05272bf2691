// What is wrong with a request to a match or a table, whatever is played. The enumerators are the
// names on the wire; why the rules of a game refuse an action is the Refusal of that game.
#pragma once

#include <cstdint>

namespace catalogue {

// Why a table refuses something by itself. A game may have a rule behind each.
enum class TableProblem : std::uint8_t {
  game_over,
  only_watching,
  taken_back,
  stale,
  only_the_captain,
  already_away,
  not_away,
  no_such_seat,
  not_your_seat,
  your_own_choice,
  clock_runs,
  not_away_long_enough,
  only_the_host,
  nothing_proposed,
};

// What cannot be done with a game: its options and cards, its notes and aids, its review.
enum class MatchProblem : std::uint8_t {
  bad_options,
  bad_cards,
  other_game,
  no_such_note,
  no_such_aid,
  no_such_player,
  no_guess,
  not_a_beginning,
  nothing_hidden,
  nothing_to_review,
};

}  // namespace catalogue
