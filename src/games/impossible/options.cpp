#include "games/impossible/options.h"

#include <fmt/format.h>

#include "games/impossible/recommended.h"

namespace impossible {
namespace {

Setup defaults(const Options& options) {
  const bool possible = options.seats >= 1 && options.seats <= most_players;
  return recommended(options.preset, possible ? options.seats : std::uint8_t{1}).values;
}

std::string out_of_bounds(std::string_view what, int least, int most, int given) {
  return fmt::format("{} is {} to {}; {} is not possible.", what, least, most, given);
}

// A token's slot, if it is in play, stands left of the Bookend.
std::string token_problem(std::string_view name, int bookend) {
  return fmt::format(
      "{} stands in a slot left of the Bookend, which is in slot {}: give 1 to {}, or 0 to leave "
      "it out.",
      name, bookend, bookend - 1);
}

}  // namespace

Setup setup(const Options& options) {
  Setup values = defaults(options);
  values.mold = options.mold.value_or(values.mold);
  values.bookend = options.bookend.value_or(values.bookend);
  // A preset's own token that a nearer Bookend leaves no room for stays in the box.
  const auto placed = [&](std::optional<std::uint8_t> given, std::uint8_t usual) {
    return given.value_or(usual < values.bookend ? usual : std::uint8_t{0});
  };
  values.plus_card = placed(options.plus_card, values.plus_card);
  values.plus_threshold = placed(options.plus_threshold, values.plus_threshold);
  values.cube = options.cube.value_or(values.cube);
  values.threshold = options.threshold.value_or(values.threshold);
  values.reshuffle_mold = options.reshuffle_mold.value_or(values.reshuffle_mold);
  return values;
}

std::optional<core::OptionProblem> validate(const Options& options) {
  const auto outside = [](int value, int least, int most) { return value < least || value > most; };
  if (outside(options.seats, 1, most_players)) {
    return core::OptionProblem{
        "seats", out_of_bounds("The number of players", 1, most_players, options.seats)};
  }
  if (options.first > options.seats) {
    return core::OptionProblem{
        "first", fmt::format("Player {} cannot begin among {}; give 1 to {}, or 0 for the lot.",
                             options.first, options.seats, options.seats)};
  }
  const Setup values = setup(options);
  if (outside(values.mold, 1, mold_in_all)) {
    return core::OptionProblem{
        "mold", out_of_bounds("Mold in the Containment", 1, mold_in_all, values.mold)};
  }
  if (outside(values.bookend, 2, slots_in_all)) {
    return core::OptionProblem{
        "bookend", out_of_bounds("The Bookend's slot", 2, slots_in_all, values.bookend)};
  }
  if (outside(values.cube, 1, most_cube)) {
    return core::OptionProblem{"cube",
                               out_of_bounds("The cube's place", 1, most_cube, values.cube)};
  }
  if (outside(values.threshold, 2, 6)) {
    return core::OptionProblem{"threshold", out_of_bounds("The threshold", 2, 6, values.threshold)};
  }
  if (values.reshuffle_mold > most_reshuffle_mold) {
    return core::OptionProblem{
        "reshuffle_mold",
        out_of_bounds("Mold lost in a reshuffle", 0, most_reshuffle_mold, values.reshuffle_mold)};
  }
  if (values.plus_card >= values.bookend) {
    return core::OptionProblem{"plus_card", token_problem("+Card", values.bookend)};
  }
  if (values.plus_threshold >= values.bookend) {
    return core::OptionProblem{"plus_threshold",
                               token_problem("+Card & Threshold", values.bookend)};
  }
  if (values.plus_card != 0 && values.plus_card == values.plus_threshold) {
    return core::OptionProblem{
        "plus_card",
        fmt::format("Slot {} cannot hold both tokens; move one, or give 0 to leave it out.",
                    values.plus_card)};
  }
  if (options.phase_seconds && outside(*options.phase_seconds, 10, 3600)) {
    return core::OptionProblem{"phase_seconds", out_of_bounds("The time for a phase, in seconds,",
                                                              10, 3600, *options.phase_seconds)};
  }
  if (options.reaction_seconds && outside(*options.reaction_seconds, 5, 120)) {
    return core::OptionProblem{
        "reaction_seconds",
        out_of_bounds("The time for an answer, in seconds,", 5, 120, *options.reaction_seconds)};
  }
  return std::nullopt;
}

}  // namespace impossible
