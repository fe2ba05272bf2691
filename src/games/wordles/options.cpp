#include "games/wordles/options.h"

namespace wordles {
namespace {

bool is_sensible(const std::optional<std::uint16_t>& seconds) {
  return !seconds || (*seconds >= 5 && *seconds <= 3600);
}

}  // namespace

std::optional<std::string> trouble(const Options& options) {
  if (options.seats < 2 || options.seats > most_players) {
    return "Wordles seats two to six players.";
  }
  if (options.letters != 4 && options.letters != 5) {
    return "Words have five letters, or four in the easier game.";
  }
  if (options.first < 1 || options.first > options.seats) {
    return "Whoever starts must have one of the table's seats.";
  }
  if (options.own_words && options.seats == 2) {
    return "With two players both call words of their own already; leave own_words out, or play "
           "with three or more.";
  }
  if (options.window_seconds && options.seats == 2) {
    return "With two players there is no window for all; the attempt has the clock of a turn: set "
           "turn_seconds.";
  }
  if (!options.clocks && (options.hide_seconds || options.turn_seconds || options.window_seconds)) {
    return "A table without clocks has no seconds to set; leave them out, or play with clocks.";
  }
  if (!is_sensible(options.hide_seconds) || !is_sensible(options.turn_seconds) ||
      !is_sensible(options.window_seconds)) {
    return "A clock takes five seconds to one hour.";
  }
  return std::nullopt;
}

}  // namespace wordles
