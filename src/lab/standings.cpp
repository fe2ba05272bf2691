#include "lab/standings.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace lab {
namespace {

using catalogue::SeatResult;
using core::Actor;

struct Share {
  double credit = 0, score = 0;
  double seats = 0;
};

std::vector<double> credits(const catalogue::Match& start,
                            const std::vector<SeatResult>& standings) {
  std::set<std::size_t> winners;
  for (std::size_t seat = 0; seat < standings.size(); ++seat) {
    if (standings[seat].won) winners.insert(start.team(Actor::seat(seat)));
  }
  std::vector<double> credits;
  for (const SeatResult& standing : standings) {
    credits.push_back(standing.won ? 1 / static_cast<double>(winners.size()) : 0);
  }
  return credits;
}

}  // namespace

void count(Standings& counted, const catalogue::Match& start, const std::vector<std::string>& bots,
           const std::vector<SeatResult>& standings) {
  const auto credit = credits(start, standings);
  std::map<std::string, Share> shares;
  counted.seats.resize(standings.size());
  for (std::size_t seat = 0; seat < standings.size(); ++seat) {
    const double score = standings[seat].score;
    counted.seats[seat].credit.add(credit[seat]);
    counted.seats[seat].score.add(score);
    if (!standings[seat].part.empty()) counted.parts[standings[seat].part].add(credit[seat]);
    Share& share = shares[bots[seat]];
    share.credit += credit[seat];
    share.score += score;
    ++share.seats;
  }
  for (const auto& [name, share] : shares) {
    counted.bots[name].credit.add(share.credit / share.seats);
    counted.bots[name].score.add(share.score / share.seats);
    for (const auto& [other, others] : shares) {
      if (name >= other) continue;
      counted.differences[{name, other}].add(share.credit / share.seats -
                                             others.credit / others.seats);
    }
  }
}

CreditInterval credit_interval(const Sample& sample) {
  if (sample.all_or_nothing && sample.games > 0) {
    return {wilson(static_cast<std::uint64_t>(std::lround(sample.sum)), sample.games), "wilson"};
  }
  const auto interval = normal(sample);
  if (!interval) return {{0, 1}, "none"};
  return {{std::max(0.0, interval->low), std::min(1.0, interval->high)}, "normal"};
}

}  // namespace lab
