// For a client: the commitments of the present game, as it was told them bit by bit.
#pragma once

#include <string>
#include <vector>

#include "protocol/answers.h"

namespace protocol {

class Commitments {
 public:
  // False where some between are missing: only a new connection is told them.
  bool take(const Update& update) {
    if (update.round != round_) all_.clear();
    round_ = update.round;
    if (update.before > all_.size()) return false;
    all_.resize(update.before);
    all_.insert(all_.end(), update.commitments.begin(), update.commitments.end());
    return true;
  }
  const std::vector<std::string>& all() const { return all_; }

 private:
  Number round_ = 0;
  std::vector<std::string> all_;
};

}  // namespace protocol
