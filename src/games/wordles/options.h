// What a table agrees on before a game of Wordles.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/option.h"
#include "core/table_time.h"
#include "games/wordles/seat.h"
#include "lexicon/lexicon.h"

namespace wordles {

using lexicon::Word;

struct Options {
  std::uint8_t seats = 4;                       // 2 to 6 (W-01)
  std::uint8_t letters = 5;                     // of every word; or 4 (W-31)
  std::uint8_t first = 1;                       // who starts, counted from 1 (W-09)
  bool sequence = false;                        // W-06
  bool by_hand = false;                         // W-08
  bool own_words = false;                       // W-30, for three and more
  bool clocks = true;                           // W-32
  std::optional<std::uint16_t> hide_seconds;    // instead of 90 (W-21)
  std::optional<std::uint16_t> turn_seconds;    // instead of 60 (W-21)
  std::optional<std::uint16_t> window_seconds;  // instead of 120 (W-13)
  // W-34. A log that does not name it is older than the ruling; new tables have breaks unless they
  // say otherwise.
  bool breaks = false;

  friend bool operator==(const Options&, const Options&) = default;
};

// Nothing, or the sentence that says what does not go together and what would.
std::optional<core::OptionProblem> validate(const Options&);

// One face of a query card: words that together have all letters (W-10).
struct QueryCard {
  std::array<Word, 12> words{};
  friend bool operator==(const QueryCard&, const QueryCard&) = default;
};
using QueryDeck = std::vector<QueryCard>;
inline constexpr std::size_t most_cards = 128;

// What everybody at the table knows beforehand.
struct Rules {
  Options options;
  const lexicon::Lexicon* words;  // of the table's length
  const QueryDeck* deck;  // of the same length; more than there are seats, most_cards at most

  bool is_duel() const { return options.seats == 2; }  // W-18: no cards, a form each
  bool has_cards() const { return !is_duel() && !options.own_words; }
  bool seats(core::Actor actor) const {
    return actor.is_seat() && actor.seat_index() < options.seats;
  }
  Seat after(Seat seat) const { return seat_at((index(seat) + 1) % options.seats); }

  core::Millis hiding() const { return std::chrono::seconds{options.hide_seconds.value_or(90)}; }
  core::Millis turn() const { return std::chrono::seconds{options.turn_seconds.value_or(60)}; }
  core::Millis window() const { return std::chrono::seconds{options.window_seconds.value_or(120)}; }
  static constexpr core::Millis longest_break{30'000};  // W-34
};

}  // namespace wordles
