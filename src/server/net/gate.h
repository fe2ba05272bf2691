// How many connections there may be, in all and from one address.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "server/net/network.h"

namespace server::net {

class Gate;

// A place in the gate's count, given back when it is destroyed. The gate outlives it.
class Place {
 public:
  Place(Place&&) noexcept;
  Place& operator=(Place&&) = delete;
  ~Place();

 private:
  friend class Gate;
  Place(Gate& gate, std::optional<Address> counted) : gate_(&gate), counted_(counted) {}
  Gate* gate_;
  std::optional<Address> counted_;
};

class Gate {
 public:
  Gate(std::size_t in_all, std::size_t per_address) : in_all_(in_all), per_address_(per_address) {}
  Gate(const Gate&) = delete;
  Gate& operator=(const Gate&) = delete;

  // Nothing where there is no room. Without an address it counts in all alone: a proxy stands for
  // many.
  std::optional<Place> enter(std::optional<Address>);

  // Now that it is known who came through a proxy, counts them by their own address. False where
  // that one has no room.
  bool name(Place&, const Address&);

  std::size_t size() const { return size_; }
  std::size_t most() const { return in_all_; }
  std::uint64_t take_refused() { return std::exchange(refused_, 0); }  // how many, since last asked

 private:
  friend class Place;
  bool take(const Address&);
  void give_back(const std::optional<Address>&);

  std::size_t in_all_, per_address_, size_ = 0;
  std::uint64_t refused_ = 0;
  std::map<Address, std::size_t> by_address_;
};

}  // namespace server::net
