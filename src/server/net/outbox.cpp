#include "server/net/outbox.h"

#include <cassert>
#include <utility>

namespace server::net {
namespace {

constexpr std::size_t most_joined = 64 * 1024;

}  // namespace

bool Outbox::put(Text text, const Limits& limits) {
  const bool has_room =
      waiting_.size() < limits.outbox_messages && bytes_ + text->size() <= limits.outbox_bytes;
  if (!is_empty() && !has_room) {
    has_refused_ = true;
    return false;
  }
  bytes_ += text->size();
  waiting_.push_back(std::move(text));
  return true;
}

const std::string& Outbox::next() {
  assert(!waiting_.empty() && !sending_);
  std::size_t count = 1, size = waiting_.front()->size();
  while (count < waiting_.size() && size + 1 + waiting_[count]->size() <= most_joined) {
    size += 1 + waiting_[count++]->size();
  }
  if (count == 1) {
    sending_ = std::move(waiting_.front());
  } else {
    std::string lines;
    lines.reserve(size);
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0) lines += '\n';
      lines += *waiting_[i];
    }
    bytes_ += count - 1;
    sending_ = std::make_shared<const std::string>(std::move(lines));
  }
  waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(count));
  return *sending_;
}

bool Outbox::written() {
  bytes_ -= std::exchange(sending_, nullptr)->size();
  if (!waiting_.empty()) return false;
  if (waiting_.capacity() > 4) waiting_ = {};
  return std::exchange(has_refused_, false);
}

void Outbox::drop_waiting() {
  waiting_.clear();
  bytes_ = sending_ ? sending_->size() : 0;
}

void Outbox::clear() {
  waiting_ = {};
  sending_.reset();
  bytes_ = 0;
}

}  // namespace server::net
