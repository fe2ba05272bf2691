// What an experiment found, for people and for programs. Neither holds a time: the same experiment
// gives the same report.
#pragma once

#include "lab/experiment.h"

namespace lab {

struct Interval {
  double low, high;
};

// Wilson's interval with 95 % confidence: where the true share may lie if `hits` of `games` were
// seen. Unlike the normal one it holds for few games and for shares near 0 and 1.
Interval wilson(std::uint64_t hits, std::uint64_t games);

std::string report_text(const Experiment&, const catalogue::Match& start, const Findings&);
std::string report_json(const Experiment&, const catalogue::Match& start, const Findings&);

}  // namespace lab
