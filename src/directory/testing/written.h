// What directory_writer writes, so that whoever kills it knows what must be there: lane after lane
// of people with a session, each in a room of the lane, where they say something.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "directory/directory.h"

namespace directory::testing {

inline constexpr std::uint64_t lanes = 4;

struct Report {
  std::uint64_t lane;    // `lanes`: the one in which people come and are erased
  std::uint64_t number;  // that change of the lane is acknowledged
};

// Change `number` of a lane, from 0 on.
Change written_change(std::uint64_t lane, std::uint64_t number);

// In the lane beside: somebody new, who is erased next.
Change fleeting_change(std::uint64_t number);
std::string fleeting_name(std::uint64_t number);  // of who comes or goes with it; easy to find

// Whether a directory has what the first `count` changes of the lane leave behind.
bool has_written(Directory&, std::uint64_t lane, std::uint64_t count);

// How many changes of the lane a directory has.
std::uint64_t count_written(Directory&, std::uint64_t lane);

}  // namespace directory::testing
