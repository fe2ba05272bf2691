// Transcripts: games that a player could read, each line checked. The lines are those of the record
// (docs/formats/record.md), without numbers, and with what is expected behind an arrow:
//
//   Fiction: a guess needs five different letters        the title
//   proves F-09 F-10                                     rule ids
//   option edition classic                               the table's options; `team captain
//   guesser1`
//
//   chance draw 0
//   librarian choose abode
//   0:10 guesser guess llama -> refused repeated_letter
//   guesser sees tokens 3; timer 9:50 running            facts of that actor's view
//   guesser sees no secret                               nothing that starts with this
//
// A time is absolute (3:12.500 or 3:12) or relative (+0:30), and stands until the next one. The
// clock's own moves are made when their time has come. Beside actions of the game an actor may:
//
//   guesser2 goes away | comes back | takes over librarian | closes
//   guesser2 notes q out | proposes guess crane | withdraws | hands librarian bot random
//   guesser2 against 3 guess crane                       an action meant for position 3
//
// Chance may also `draws in order`: a deck lies as it is listed, a pick takes the first. Where only
// a few cards matter, `chance draws puck romeo first` brings those to the top, the others in order
// behind them; a game's test says what its cards are called, a number goes everywhere.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tables/table.h"

namespace transcript {

struct Failure {
  std::size_t line;
  std::string sentence;
};

struct Result {
  std::vector<Failure> failures;
  std::vector<tables::Entry> entries;  // what was committed
  std::string blessed;                 // the text with the outcomes that really came
};

// The number of a card among so many that chance draws from; none for a word that names no card.
using Names = std::function<std::optional<std::size_t>(std::string_view, std::size_t among)>;

// Plays a transcript's text. `games` is where the first word of its title is looked up.
Result play(tables::Games games, std::string_view text, const Names& names = {});

// Every *.txt below a folder, sorted.
std::vector<std::filesystem::path> transcripts_in(const std::filesystem::path& folder);

}  // namespace transcript
