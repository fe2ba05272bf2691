// Everything that anybody can do in a game of Wordles.
#pragma once

#include <optional>
#include <variant>

#include "core/chance.h"
#include "core/clock.h"
#include "games/wordles/seat.h"
#include "lexicon/marks.h"
#include "lexicon/word.h"

namespace wordles {

using lexicon::Marks;
using lexicon::Word;

enum class CardNumber : std::uint8_t {
};  // a place in the deck; counted from 1 where people read it
constexpr std::size_t index(CardNumber card) { return static_cast<std::size_t>(card); }

// Whether the secret stands before or after the query word in the alphabet (W-06).
enum class Sign : std::uint8_t { before, after };

// What a board says of a query word.
struct Marking {
  Marks marks;
  std::optional<Sign> sign;  // where the table uses them; never beside a word that is all right
  friend bool operator==(const Marking&, const Marking&) = default;
};

// All players, at the start of a round.
struct Hide {
  Word word;
  friend bool operator==(const Hide&, const Hide&) = default;
};
struct Deal {  // "let the program choose my word"
  friend bool operator==(Deal, Deal) = default;
};

// The active player.
struct Exchange {
  CardNumber card;  // the one that it brings
  friend bool operator==(const Exchange&, const Exchange&) = default;
};
struct Call {
  Word word;
  friend bool operator==(const Call&, const Call&) = default;
};

// Owners, where boards are marked by hand; again to correct it until all have marked.
struct Mark {
  Marking marking;
  friend bool operator==(const Mark&, const Mark&) = default;
};

// In the window after the marks.
struct Attempt {
  Seat owner;  // whose word it is meant to be
  Word word;
  friend bool operator==(const Attempt&, const Attempt&) = default;
};
struct Pass {
  friend bool operator==(Pass, Pass) = default;
};
struct Reconsider {  // takes a pass back
  friend bool operator==(Reconsider, Reconsider) = default;
};

// In the break between two rounds (W-34).
struct Ready {
  friend bool operator==(Ready, Ready) = default;
};

using Action = std::variant<core::Draw, core::Expire, core::Substitute, Hide, Deal, Exchange, Call,
                            Mark, Attempt, Pass, Reconsider, Ready>;

}  // namespace wordles
