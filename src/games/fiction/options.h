// What a table agrees on before a game of Fiction or Fiction: Banned Books.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/actor.h"
#include "core/option.h"
#include "core/table_time.h"
#include "lexicon/lexicon.h"

namespace fiction {

enum class Edition : std::uint8_t { classic, banned };
// How fast the clocks run (F-39).
enum class Clock : std::uint8_t { normal, half_more, twice, off };
enum class Side : std::uint8_t { librarian, guessers };

struct Options {
  Edition edition = Edition::classic;
  std::uint8_t seats = 2;         // 2 to 12 (F-01)
  std::uint8_t librarian = 1;     // the Lie-brarian's seat, counted from 1; all others guess
  bool one_token_a_half = false;  // F-29
  bool short_timer = false;       // F-30
  bool red_words = false;         // F-31
  bool abilities = false;         // B-01, Banned Books only
  bool by_hand = false;           // F-18
  std::optional<std::uint16_t> half_seconds;    // instead of ten minutes, or eight (F-30)
  std::optional<std::uint16_t> choice_seconds;  // a clock for choices that have none (F-19)
  Clock clock = Clock::normal;                  // F-39

  friend bool operator==(const Options&, const Options&) = default;
};

// Nothing, or the sentence that says what does not go together and what would.
std::optional<core::OptionProblem> validate(const Options&);

// What everybody at the table knows beforehand.
struct Rules {
  Options options;
  const lexicon::Lexicon* words;

  bool timed() const { return options.clock != Clock::off; }
  core::Millis half() const;                   // nothing where no clock runs out
  std::optional<core::Millis> choice() const;  // none: take your time
  std::uint8_t first_tokens() const { return options.one_token_a_half ? 1 : 3; }
  core::Actor librarian() const { return core::Actor::seat(options.librarian - 1U); }
  bool seats(core::Actor actor) const {
    return actor.is_seat() && actor.seat_index() < options.seats;
  }
  bool guesses(core::Actor actor) const { return seats(actor) && actor != librarian(); }
};

}  // namespace fiction
