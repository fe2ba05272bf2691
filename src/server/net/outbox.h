// Messages on their way to one client. It is bounded, since a client may read slowly or not at all.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "server/net/options.h"

namespace server::net {

class Outbox {
 public:
  using Text = std::shared_ptr<const std::string>;

  // False where the text has no room; a text alone always has.
  bool put(Text, const Limits&);

  bool is_empty() const { return texts_.empty(); }
  std::size_t size() const { return texts_.size(); }
  const std::string& front() const { return *texts_.front(); }

  // Drops the front, which has been written. True where this emptied a box that had refused a text.
  bool pop();

  void drop_behind_front();
  void clear();

 private:
  std::vector<Text> texts_;  // not a deque, which takes half a kilobyte for nothing
  std::size_t bytes_ = 0;
  bool has_refused_ = false;
};

}  // namespace server::net
