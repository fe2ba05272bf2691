#include "server/net/pace.h"

#include <algorithm>
#include <cmath>

namespace server::net {

std::chrono::milliseconds Pace::take(const Limits& limits, Time now) {
  const std::chrono::duration<double> passed = now - filled_;
  filled_ = now;
  tokens_ =
      std::min(limits.messages_at_once, tokens_ + passed.count() * limits.messages_per_second);
  // Half a bucket is a pause; less may come from our own delays.
  if (tokens_ >= limits.messages_at_once / 2) hurried_since_.reset();
  tokens_ -= 1;
  if (tokens_ >= 0) return {};
  if (!hurried_since_) hurried_since_ = now;
  return std::chrono::milliseconds{
      static_cast<std::int64_t>(std::ceil(-tokens_ / limits.messages_per_second * 1000))};
}

bool Pace::is_flood(const Limits& limits, Time now) const {
  return hurried_since_ && now - *hurried_since_ >= limits.flood;
}

}  // namespace server::net
