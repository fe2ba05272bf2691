// Many seeded games of bots against each other. The same experiment gives the same games, to the
// byte, on every machine and with any number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "catalogue/match.h"
#include "lab/seating.h"
#include "lab/standings.h"

namespace lab {

struct Experiment {
  const catalogue::GameInfo* game = nullptr;
  std::vector<catalogue::Option> options;
  Seating seating;  // of the first game; where all seats are alike, bots move on a seat every game
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  Seating opening{};  // who makes each seat's first move instead; nobody else does if it is empty
};

// Smallest, largest and sum of something counted in every game.
struct Spread {
  std::uint64_t least = 0, most = 0, sum = 0;
  friend bool operator==(const Spread&, const Spread&) = default;
};

// How often games of an outcome were so long, where the game counts its length.
struct Lengths {
  std::string unit;  // "guesses"; empty where it does not
  std::map<std::string, std::map<unsigned, std::uint64_t>> games;  // by outcome and length
  friend bool operator==(const Lengths&, const Lengths&) = default;
};

// How often it happened, by kind and name.
using Happenings = std::map<std::string, std::map<std::string, std::uint64_t>>;

struct Findings {
  std::uint64_t games = 0;
  std::map<std::string, std::uint64_t> outcomes;  // how often each
  Lengths lengths;
  Spread moves;           // by seats
  Spread entries;         // with those of chance and the clock
  Happenings happenings;  // where the game tells of any
  Standings standings;    // of the games that were finished
  std::string signature;  // SHA-256 over the entries of all games in order: changes with play alone
  friend bool operator==(const Findings&, const Findings&) = default;
};

using Progress = std::function<void(std::uint64_t games_done)>;  // called by the caller's thread

// Requires threads >= 1. A problem is a bot's fault (or a game's), and names the game and the move.
codec::Read<Findings> run(const Experiment&, unsigned threads, const Progress&);

}  // namespace lab
