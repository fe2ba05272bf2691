// What bots and seats have earned over many games.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "catalogue/match.h"
#include "lab/interval.h"

namespace lab {

// A win is a credit of 1, shared by k teams 1/k each. Whoever holds several seats of a game has the
// mean of them: a game is one observation, since its seats depend on each other.
struct Earned {
  Sample credit, score;
  friend bool operator==(const Earned&, const Earned&) = default;
};

struct Standings {
  std::map<std::string, Earned> bots;  // by name
  std::vector<Earned> seats;
  std::map<std::string, Sample> parts;  // by whom a seat played, where seats differ: its credit
  // Of two bots in the same game, the first one's credit a seat less the second one's.
  std::map<std::pair<std::string, std::string>, Sample> differences;
  friend bool operator==(const Standings&, const Standings&) = default;
};

// Counts a finished game: who sat where, and how each seat came out.
void count(Standings&, const catalogue::Match& start, const std::vector<std::string>& bots,
           const std::vector<catalogue::SeatResult>&);

// The interval of a mean credit: Wilson's where every game gave all or nothing, else the normal
// one, cut to what is possible.
struct CreditInterval {
  Interval interval;
  std::string_view method;  // "wilson", "normal", or "none" where there are too few games
};
CreditInterval credit_interval(const Sample&);

std::string standings_text(const Standings&, const catalogue::Match& start);
std::string standings_json(const Standings&, const catalogue::Match& start);  // members, no braces

}  // namespace lab
