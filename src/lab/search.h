// Looks for set-ups of a game that are won as often as somebody wishes, by playing them.
#pragma once

#include "lab/experiment.h"

namespace lab {

// An option that the search may turn, with the values to try, the best liked first.
struct Dial {
  std::string option;
  std::vector<std::string> values;
};

struct Search {
  const catalogue::GameInfo* game = nullptr;
  std::vector<catalogue::Option> options;  // that stay as they are
  std::vector<Dial> dials;
  std::string bot;              // at every seat
  std::vector<double> aims;     // shares of games that the first seat should win
  std::uint64_t glances = 100;  // games with every set-up
  std::uint64_t games = 2000;   // with the one that is chosen; a quarter with those in the draw
  std::uint64_t seed = 0;
};

struct Found {
  double aim = 0;
  std::vector<catalogue::Option> turned;  // by dial
  Sample won;                             // in games that had no part in the choice
  double moves = 0;                       // a game, by seats
};

// All set-ups that the game takes are played a little; those nearest to an aim are played more, and
// the nearest of these is chosen: of several as near, the one with the best liked values. What is
// reported comes from fresh games with the chosen one, so that choosing does not flatter it.
codec::Read<std::vector<Found>> search(const Search&, unsigned threads, const Progress&);

// Of the whole search, for a bar: the most that it could play.
std::uint64_t most_games(const Search&);

std::string search_text(const Search&, const std::vector<Found>&);
std::string search_json(const Search&, const std::vector<Found>&);

}  // namespace lab
