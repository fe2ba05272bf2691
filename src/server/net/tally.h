// How often each limit of the edge has ended something. The names are those of the limits in
// options.h, and stand in the log.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/enum_name.h"

namespace server::net {

enum class Limit : std::uint8_t {
  // More than a client may have, send or say.
  connections,
  header_bytes,
  body_bytes,
  message_bytes,
  flood,
  // Later than somebody waits for it.
  request,
  answer,
  write,
  handshake,
  silence,
};
constexpr bool is_of_time(Limit limit) { return limit >= Limit::request; }

struct Ended {
  Limit limit;
  std::uint64_t times;
  friend bool operator==(const Ended&, const Ended&) = default;
};

class Tally {
 public:
  void count(Limit limit, std::uint64_t times = 1) {
    times_.at(static_cast<std::size_t>(limit)) += times;
  }

  // Those that have ended something since this was last asked.
  std::vector<Ended> take() {
    std::vector<Ended> all;
    for (std::size_t i = 0; i < times_.size(); ++i) {
      const auto times = std::exchange(times_.at(i), 0);
      if (times > 0) all.push_back({static_cast<Limit>(i), times});
    }
    return all;
  }

 private:
  std::array<std::uint64_t, core::enum_size<Limit>> times_{};
};

}  // namespace server::net
