// What a table agrees on before a game of Fiction Impossible.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cast/cards.h"
#include "core/option.h"
#include "core/table_time.h"
#include "games/impossible/seat.h"

namespace impossible {

// Set-ups to start from: the draft's is the rulebook's table (I-05) with our price of a reshuffle
// (I-42), "as printed" is the same without it, and the others are recommended by play, at five
// levels for a short game and for a long one (I-34).
enum class Preset : std::uint8_t {
  draft,
  short_gentle,
  short_even,
  short_hard,
  short_grim,
  short_impossible,
  long_gentle,
  long_even,
  long_hard,
  long_grim,
  long_impossible,
  as_printed,
};

struct Options {
  std::uint8_t seats = 1;                         // 1 to 4
  std::uint8_t first = 0;                         // who begins, counted from 1; 0: by lot (I-11)
  Preset preset = Preset::draft;                  // what is not given below comes from it
  std::optional<std::uint8_t> mold;               // 1 to 12 (I-04)
  std::optional<std::uint8_t> bookend;            // its slot, 2 to 12 (I-05)
  std::optional<std::uint8_t> plus_card;          // a slot left of the Bookend; 0: left out
  std::optional<std::uint8_t> plus_threshold;     // another; 0: left out
  std::optional<std::uint8_t> cube;               // 1 to 4 (I-06)
  std::optional<std::uint8_t> threshold;          // 2 to 6 (I-10)
  std::optional<std::uint8_t> reshuffle_mold;     // 0 to 9 (I-42)
  std::optional<std::uint16_t> phase_seconds;     // for a choice in one’s turn (I-35)
  std::optional<std::uint16_t> reaction_seconds;  // for an answer, instead of 20 (I-26, I-27)

  friend bool operator==(const Options&, const Options&) = default;
};

// The values that a game really starts from.
struct Setup {
  std::uint8_t mold, bookend, plus_card, plus_threshold, cube, threshold, reshuffle_mold;
  std::uint8_t to_fill() const { return static_cast<std::uint8_t>(bookend - 1); }
  friend bool operator==(const Setup&, const Setup&) = default;
};
Setup setup(const Options&);

// Nothing, or the sentence that says what does not go together and what would.
std::optional<core::OptionProblem> validate(const Options&);

inline constexpr std::uint8_t mold_in_all = 12;
inline constexpr std::uint8_t most_cube = 4;
inline constexpr std::uint8_t most_reshuffle_mold = 9;
inline constexpr std::size_t max_threshold = 7;   // 6 at first, and +Card & Threshold (I-05, I-10)
inline constexpr std::uint8_t slots_in_all = 12;  // of the Bookshelf, and spines

// What everybody at the table knows beforehand.
struct Rules {
  Options options;
  Setup setup;
  const cast::Cards* cards;

  Rules(const Options& agreed, const cast::Cards& played_with)
      : options{agreed}, setup{impossible::setup(agreed)}, cards{&played_with} {}

  bool is_solitaire() const { return options.seats == 1; }
  bool seats(core::Actor actor) const {
    return actor.is_seat() && actor.seat_index() < options.seats;
  }
  Seat after(Seat seat) const { return seat_at((index(seat) + 1) % options.seats); }
  const cast::CharacterFacts& of(cast::Character character) const {
    return cards->facts.of(character);
  }
  const cast::BookFacts& of(cast::Book book) const { return cards->facts.of(book); }

  core::Millis reaction() const {
    return std::chrono::seconds{options.reaction_seconds.value_or(20)};
  }
  static core::Millis arranging() { return std::chrono::seconds{30}; }  // I-31h
};

}  // namespace impossible
