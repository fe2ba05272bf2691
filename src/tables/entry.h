// One entry of a table's log: a move, or something that the table itself notes down.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "tables/seal.h"
#include "tables/setup.h"

namespace tables {

struct Played {
  Actor actor;
  catalogue::Action action;
  friend bool operator==(const Played&, const Played&) = default;
};
struct Seated {
  Actor seat;
  Holder holder;
  friend bool operator==(const Seated&, const Seated&) = default;
};
struct WentAway {
  Actor seat;
  friend bool operator==(const WentAway&, const WentAway&) = default;
};
struct CameBack {
  Actor seat;
  friend bool operator==(const CameBack&, const CameBack&) = default;
};
struct Noted {  // key and value are empty in a record, which leaves them out
  Actor writer;
  std::string key, value;
  friend bool operator==(const Noted&, const Noted&) = default;
};
struct Proposed {
  Actor seat;
  std::optional<catalogue::Action> action;  // none in a record, which leaves it out
  friend bool operator==(const Proposed&, const Proposed&) = default;
};
struct TookOver {
  Actor by, absent;
  friend bool operator==(const TookOver&, const TookOver&) = default;
};
struct Outage {
  Millis lasted;
  friend bool operator==(const Outage&, const Outage&) = default;
};
struct Closed {
  Actor by;
  friend bool operator==(const Closed&, const Closed&) = default;
};
using What =
    std::variant<Played, Seated, WentAway, CameBack, Noted, Proposed, TookOver, Outage, Closed>;

struct Entry {
  TableTime at;
  What what;
  std::vector<Seal> seals;                // made with this entry
  std::optional<std::string> state_hash;  // after it, where one is kept
  friend bool operator==(const Entry&, const Entry&) = default;
};

inline constexpr std::uint32_t state_hash_every = 64;

}  // namespace tables
