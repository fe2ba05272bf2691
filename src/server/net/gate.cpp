#include "server/net/gate.h"

#include <utility>

namespace server::net {

Place::Place(Place&& other) noexcept
    : gate_(std::exchange(other.gate_, nullptr)), counted_(other.counted_) {}

Place::~Place() {
  if (gate_ == nullptr) return;
  gate_->give_back(counted_);
  --gate_->size_;
}

std::optional<Place> Gate::enter(std::optional<Address> address) {
  if (size_ >= in_all_) return ++refused_, std::nullopt;
  if (address) {
    address = household(*address);
    if (!take(*address)) return std::nullopt;
  }
  ++size_;
  return Place{*this, address};
}

bool Gate::name(Place& place, const Address& address) {
  const Address counted = household(address);
  if (place.counted_ == counted) return true;
  if (!take(counted)) return false;
  give_back(place.counted_);
  place.counted_ = counted;
  return true;
}

bool Gate::take(const Address& address) {
  const auto entry = by_address_.try_emplace(address, 0).first;
  if (entry->second >= per_address_) return ++refused_, false;
  ++entry->second;
  return true;
}

void Gate::give_back(const std::optional<Address>& address) {
  if (!address) return;
  const auto entry = by_address_.find(*address);
  if (--entry->second == 0) by_address_.erase(entry);
}

}  // namespace server::net
