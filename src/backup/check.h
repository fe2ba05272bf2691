// Reads a whole store and says what is wrong with it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backup/store_pair.h"
#include "tables/setup.h"

namespace backup {

struct Findings {
  std::uint64_t games = 0, running = 0, entries = 0;  // of the journal
  std::uint64_t rooms = 0;                            // of the directory
  std::vector<std::string> problems;                  // sentences: what is damaged or missing
  std::vector<std::string> notes;  // what is whole and cannot be played on, such as old rules
};

// Every page of both databases, every game from its first entry to its last, every room, and
// whether the two fit together.
Findings check(StorePair&, tables::Games);

}  // namespace backup
