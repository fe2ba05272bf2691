// What an experiment found, for people and for programs. Neither holds a time: the same experiment
// gives the same report.
#pragma once

#include "lab/experiment.h"

namespace lab {

std::string report_text(const Experiment&, const catalogue::Match& start, const Findings&);
std::string report_json(const Experiment&, const catalogue::Match& start, const Findings&);

}  // namespace lab
