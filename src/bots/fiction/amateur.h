// The amateurs, novice and casual: Guessers with a person's limits. Some words come to mind and
// others do not, old rows are forgotten, and a clue that fits too well is believed. None of them
// plays against its own lights: by what it believes, every guess may be the word.
#pragma once

#include "bots/fiction/investigating.h"

namespace fiction::bots {

// Which clues are taken for true, as long as some word fits them all.
enum class Trust : std::uint8_t {
  confirmed,        // those that another row, or the named letter, bears out
  and_every_right,  // those, and every letter that is said to be in its place
};

struct Habits {
  std::uint8_t vocabulary;   // the size of the rarest words that come to mind; others if none fit
  std::size_t rows_in_mind;  // the latest
  Trust trust;
  std::size_t ideas;  // so many words that fit are compared before one is guessed
  Thrift thrift;
};

const Habits& habits(Bot);  // requires an amateur

// What the player has in mind of the board: forgotten rows have no clues there.
View remembered(const Habits&, const View&);

// What it makes of that: clues that it trusts had to be honest (as by B-06c).
View believed(Trust, const View& in_mind);

// Requires a Guesser's view in Phase::guess.
Choice guess_by_habit(const Habits&, const Rules&, const View&, core::Generator&);

}  // namespace fiction::bots
