// How fast a client may talk: a bucket of tokens, one a message, that fills with time. Whoever has
// none left has to wait; whoever keeps trying for too long floods.
#pragma once

#include <chrono>
#include <optional>

#include "server/net/options.h"

namespace server::net {

class Pace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Pace(const Limits& limits, Time now) : tokens_(limits.messages_at_once), filled_(now) {}

  // A message has come, and counts. How long to wait before it is passed on; zero where it may at
  // once.
  std::chrono::milliseconds take(const Limits&, Time now);

  // Since Limits::flood there was never a pause.
  bool is_flood(const Limits&, Time now) const;

 private:
  double tokens_;  // below zero by what is waited for
  Time filled_;
  std::optional<Time> hurried_since_;
};

}  // namespace server::net
