#include "games/wordles/options.h"

namespace wordles {
namespace {

bool is_sensible(const std::optional<std::uint16_t>& seconds) {
  return !seconds || (*seconds >= 5 && *seconds <= 3600);
}

}  // namespace

std::optional<core::OptionProblem> validate(const Options& options) {
  if (options.seats < 2 || options.seats > most_players) {
    return core::OptionProblem{"seats", "Wordles seats two to six players."};
  }
  if (options.letters != 4 && options.letters != 5) {
    return core::OptionProblem{"letters", "Words have five letters, or four in the easier game."};
  }
  if (options.first < 1 || options.first > options.seats) {
    return core::OptionProblem{"first", "Whoever starts must have one of the table's seats."};
  }
  if (options.own_words && options.seats == 2) {
    return core::OptionProblem{
        "own_words",
        "With two players both call words of their own already; leave that option out, "
        "or play with three or more."};
  }
  if (options.window_seconds && options.seats == 2) {
    return core::OptionProblem{
        "window_seconds",
        "With two players there is no window for all; the attempt has the clock of a turn, "
        "so set that one."};
  }
  if (!options.clocks && (options.hide_seconds || options.turn_seconds || options.window_seconds)) {
    return core::OptionProblem{
        "clocks",
        "A table without clocks has no seconds to set; leave them out, or play with clocks."};
  }
  const auto bad_clock = [](std::string option) {
    return core::OptionProblem{std::move(option), "A clock takes five seconds to one hour."};
  };
  if (!is_sensible(options.hide_seconds)) return bad_clock("hide_seconds");
  if (!is_sensible(options.turn_seconds)) return bad_clock("turn_seconds");
  if (!is_sensible(options.window_seconds)) return bad_clock("window_seconds");
  return std::nullopt;
}

}  // namespace wordles
