// Where randomness comes from. Rules never hold one; tables, bots and the lab are handed one.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <utility>

namespace core {

class Generator {
 public:
  virtual ~Generator() = default;
  virtual std::uint64_t next() = 0;  // 64 even bits

  // An even number in [0, bound), without bias. Requires bound > 0.
  std::uint64_t below(std::uint64_t bound);

  template <class T>
  const T& one_of(std::span<const T> values) {
    assert(!values.empty());
    return values[below(values.size())];
  }

  // Our own, since the standard library's shuffles differ from one another.
  template <class T>
  void shuffle(std::span<T> values) {
    for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[below(i)]);
  }
};

// The same numbers for the same seed, on every machine: xoshiro256** started by splitmix64.
// For tests and the lab; a real table's chance comes from the system.
class SeededGenerator final : public Generator {
 public:
  explicit SeededGenerator(std::uint64_t seed);
  std::uint64_t next() override;

 private:
  std::array<std::uint64_t, 4> state_;
};

// Mixes numbers into one seed, so that game 17 of seed 5 is the same whichever thread plays it.
std::uint64_t mixed_seed(std::uint64_t seed, std::uint64_t stream);

}  // namespace core
