#include "server/rates.h"

#include <algorithm>
#include <array>

namespace server {
namespace {

const std::string everybody;

}  // namespace

double Rates::left(const Bucket& bucket, std::int64_t now_ms) const {
  const auto passed = static_cast<double>(std::max<std::int64_t>(0, now_ms - bucket.at_ms));
  return std::min(rate_.at_once, bucket.left + passed * rate_.a_minute / 60'000);
}

bool Rates::would_allow(const std::string& whom, std::int64_t now_ms) {
  const auto found = buckets_.find(whom);
  if (found == buckets_.end() || left(found->second, now_ms) >= 1) return true;
  ++refused_;
  return false;
}

bool Rates::allows(const std::string& whom, std::int64_t now_ms) {
  if (buckets_.size() >= swept_at_) forget_the_idle(now_ms);
  auto& bucket = buckets_.try_emplace(whom, Bucket{rate_.at_once, now_ms}).first->second;
  bucket = {left(bucket, now_ms), now_ms};
  if (bucket.left < 1) return ++refused_, false;
  bucket.left -= 1;
  return true;
}

void Rates::give_back(const std::string& whom) {
  const auto found = buckets_.find(whom);
  if (found != buckets_.end()) {
    found->second.left = std::min(rate_.at_once, found->second.left + 1);
  }
}

// A full bucket says nothing; so memory is bounded by what really happens.
void Rates::forget_the_idle(std::int64_t now_ms) {
  std::erase_if(buckets_,
                [&](const auto& each) { return left(each.second, now_ms) >= rate_.at_once; });
  swept_at_ = std::max<std::size_t>(1024, 2 * buckets_.size());
}

Limit::Limit(const SharedRate& rate) {
  if (rate.person) person_.emplace(*rate.person);
  if (rate.household) household_.emplace(*rate.household);
  if (rate.overall) overall_.emplace(*rate.overall);
}

bool Limit::allows(const std::string& person, const std::string& household, std::int64_t now_ms) {
  const std::array each{std::pair{&person_, &person}, std::pair{&household_, &household},
                        std::pair{&overall_, &everybody}};
  for (const auto& [rates, whom] : each) {
    if (*rates && !(*rates)->would_allow(*whom, now_ms)) return ++refused_, false;
  }
  for (const auto& [rates, whom] : each) {
    if (*rates) (*rates)->allows(*whom, now_ms);
  }
  return true;
}

}  // namespace server
