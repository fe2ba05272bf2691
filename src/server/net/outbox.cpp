#include "server/net/outbox.h"

#include <utility>

namespace server::net {

bool Outbox::put(Text text, const Limits& limits) {
  const bool has_room =
      texts_.size() < limits.outbox_messages && bytes_ + text->size() <= limits.outbox_bytes;
  if (!texts_.empty() && !has_room) {
    has_refused_ = true;
    return false;
  }
  bytes_ += text->size();
  texts_.push_back(std::move(text));
  return true;
}

bool Outbox::pop() {
  bytes_ -= texts_.front()->size();
  texts_.erase(texts_.begin());
  if (!texts_.empty()) return false;
  if (texts_.capacity() > 4) texts_ = {};
  return std::exchange(has_refused_, false);
}

void Outbox::drop_behind_front() {
  if (texts_.size() < 2) return;
  texts_.resize(1);
  bytes_ = texts_.front()->size();
}

void Outbox::clear() {
  texts_ = {};
  bytes_ = 0;
}

}  // namespace server::net
