// Events on their way to one client, each a text of one line. It is bounded, since a client may
// read slowly or not at all. What waits when the last message has gone goes together as the next.
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

  bool is_empty() const { return waiting_.empty() && !sending_; }

  // All that waits, a line each, as far as it makes a message of a sensible length. Requires that
  // something waits, and that the last one was written.
  const std::string& next();

  // Drops what next() gave. True where this emptied a box that had refused a text.
  bool written();

  void drop_waiting();
  void clear();

 private:
  std::vector<Text> waiting_;  // not a deque, which takes half a kilobyte for nothing
  Text sending_;
  std::size_t bytes_ = 0;  // of both
  bool has_refused_ = false;
};

}  // namespace server::net
