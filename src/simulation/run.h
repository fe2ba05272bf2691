// One simulated world from its seed to its end, and what came of it.
#pragma once

#include <functional>

#include "server/ports.h"
#include "simulation/trace.h"

namespace simulation {

struct Plan {
  std::uint64_t seed = 1;
  double hours = 1;         // of virtual time
  std::size_t tables = 24;  // rooms in use at a time
  std::string game;         // empty: all of the catalogue
  bool weather = true;      // whether anything goes wrong
  // Stands between the server and the world, anew in every life of the server. Tests use it to
  // make the server worse than it is.
  std::function<server::Ports(const server::Ports&)> tamper;
};

struct Failed {
  std::string invariant, detail;
  double at_hours = 0;  // of virtual time
  std::vector<std::string> latest;
};

struct Report {
  std::uint64_t seed = 0, trace = 0, happened = 0;
  double table_hours = 0;  // with a game in progress
  double core_seconds = 0;
  Counts counts;
  std::optional<Failed> failed;
};

Report run(tables::Games, const Plan&);

}  // namespace simulation
