// Everything that anybody can do in a game of Fiction.
#pragma once

#include <optional>
#include <variant>

#include "core/chance.h"
#include "core/clock.h"
#include "games/fiction/ability.h"

namespace fiction {

// Both sides, before the prologue.
struct Keep {
  Ability ability;
  friend bool operator==(const Keep&, const Keep&) = default;
};

// The Lie-brarian's prologue.
struct Choose {
  Word word;
  friend bool operator==(const Choose&, const Choose&) = default;
};
struct Name {
  Letter letter;
  friend bool operator==(const Name&, const Name&) = default;
};

// The Lie-brarian's clues to the guess at hand.
struct Share {
  Marks shown;
  Use use;
  std::optional<Marks> honest;  // what they wrote by hand (F-18)
  friend bool operator==(const Share&, const Share&) = default;
};

// The Guessers' actions.
struct Guess {
  Word word;
  friend bool operator==(const Guess&, const Guess&) = default;
};
struct Token {
  RowNumber row;
  Place place;
  std::optional<Place> neighbour;  // B-06e
  friend bool operator==(const Token&, const Token&) = default;
};

struct Discard {
  Favour favour;  // what the discarded token buys
  friend bool operator==(const Discard&, const Discard&) = default;
};

using Action = std::variant<core::Draw, core::Expire, core::Substitute, Keep, Choose, Name, Guess,
                            Share, Token, Discard>;

}  // namespace fiction
