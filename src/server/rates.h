// How often something has happened lately, by whoever did it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/limits.h"

namespace server {

class Rates {
 public:
  explicit Rates(Rate rate) : rate_{rate} {}

  // Whether it may happen once more, which then counts.
  bool allows(const std::string& whom, std::int64_t now_ms);

  // The same, without counting.
  bool would_allow(const std::string& whom, std::int64_t now_ms);

  // What was counted was none, after all.
  void give_back(const std::string& whom);

  // How often either said no since this was last asked.
  std::uint64_t take_refused() { return std::exchange(refused_, 0); }

 private:
  struct Bucket {
    double left;
    std::int64_t at_ms;
  };
  double left(const Bucket&, std::int64_t now_ms) const;
  void forget_the_idle(std::int64_t now_ms);

  Rate rate_;
  std::unordered_map<std::string, Bucket> buckets_;
  std::uint64_t refused_ = 0;
  std::size_t swept_at_ = 1024;  // buckets, when they are next looked through
};

// Of somebody, of a household and of all together. Counts only what all three allow, so that what
// is refused to one uses up nothing that others need.
class Limit {
 public:
  explicit Limit(const SharedRate&);

  // `person` is empty where there is none yet.
  bool allows(const std::string& person, const std::string& household, std::int64_t now_ms);

  std::uint64_t take_refused() { return std::exchange(refused_, 0); }

 private:
  std::optional<Rates> person_, household_, overall_;
  std::uint64_t refused_ = 0;
};

}  // namespace server
