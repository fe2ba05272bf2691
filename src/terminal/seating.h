// Who sits where at a table of seats that are all alike: the people here first, then bots.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalogue/match.h"
#include "tables/setup.h"

namespace terminal {

struct Seating {
  std::size_t players = 0;
  std::size_t people = 1;           // at this keyboard
  std::string bot{};                // at all other seats; else the best there is
  std::vector<std::string> bots{};  // or by seat, in turn
};

// The sentence that says what does not go together, if anything.
std::optional<std::string> trouble(const Seating&, std::string_view title, std::size_t fewest,
                                   std::size_t most);

// Requires that there is no trouble.
codec::Read<std::vector<tables::Holder>> holders(const Seating&, const catalogue::GameInfo&,
                                                 std::span<const catalogue::Option>);

}  // namespace terminal
