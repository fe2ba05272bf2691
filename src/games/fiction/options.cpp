#include "games/fiction/options.h"

namespace fiction {
namespace {

core::Millis stretched(Clock clock, core::Millis time) {
  if (clock == Clock::half_more) return time * 3 / 2;
  if (clock == Clock::twice) return time * 2;
  return time;
}

}  // namespace

std::optional<core::OptionProblem> validate(const Options& options) {
  if (options.seats < 2 || options.seats > core::most_seats) {
    return core::OptionProblem{
        "seats", "Fiction seats two to twelve players: one Lie-brarian and at least one Guesser."};
  }
  if (options.librarian < 1 || options.librarian > options.seats) {
    return core::OptionProblem{"librarian",
                               "The Lie-brarian's seat must be one of the table's seats."};
  }
  if (options.abilities && options.edition != Edition::banned) {
    return core::OptionProblem{
        "abilities",
        "Ability cards belong to Banned Books: choose that edition, or play without them."};
  }
  if (options.half_seconds && (*options.half_seconds < 30 || *options.half_seconds > 7200)) {
    return core::OptionProblem{"half_seconds", "A half lasts half a minute to two hours."};
  }
  if (options.half_seconds && options.short_timer) {
    return core::OptionProblem{
        "half_seconds",
        "Set either the hard timer of eight minutes or a length of your own, not both."};
  }
  if (options.choice_seconds && (*options.choice_seconds < 5 || *options.choice_seconds > 3600)) {
    return core::OptionProblem{
        "choice_seconds",
        "The clock for choices takes five seconds to one hour; leave it out for none."};
  }
  return std::nullopt;
}

core::Millis Rules::half() const {
  if (!timed()) return {};
  if (options.half_seconds) {
    return stretched(options.clock, std::chrono::seconds{*options.half_seconds});
  }
  return stretched(options.clock, std::chrono::minutes{options.short_timer ? 8 : 10});
}

std::optional<core::Millis> Rules::choice() const {
  if (!timed() || !options.choice_seconds) return std::nullopt;
  return stretched(options.clock, std::chrono::seconds{*options.choice_seconds});
}

}  // namespace fiction
