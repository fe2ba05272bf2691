// Whether the clock on the wall is believed where something is deleted by it. A machine may start
// with any date; what was kept for ninety days must not be gone because of that.
#pragma once

#include <cstdint>
#include <optional>

namespace server {

class ClockTrust {
 public:
  // How long the clock has to go as steadily as time itself: after a start that fits what was
  // believed last, and after one that does not, or a leap.
  static constexpr std::int64_t settles_ms = 10 * 60 * 1000, grace_ms = 24 * 3600 * 1000;

  // `believed` is the latest time that was believed before this start; 0 if there was none.
  explicit ClockTrust(std::int64_t believed) : believed_{believed} {}

  // At short intervals. Returns by how much the clock is off from where it should be, if it is not
  // believed because of that from now on.
  std::optional<std::int64_t> look(std::int64_t wall_ms, std::int64_t steady_ms);

  bool is_believed() const { return is_believed_; }

 private:
  std::int64_t believed_;
  bool has_looked_ = false, is_believed_ = false;
  std::int64_t wall_ = 0, steady_ = 0;  // since when it goes steadily
  std::int64_t wait_ = grace_ms;
};

}  // namespace server
