#include "core/generator.h"

#include <bit>

namespace core {
namespace {

std::uint64_t splitmix(std::uint64_t& state) {
  std::uint64_t z = (state += 0x9E3779B97F4A7C15U);
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
  return z ^ (z >> 31U);
}

}  // namespace

std::uint64_t Generator::below(std::uint64_t bound) {
  assert(bound > 0);
  const std::uint64_t uneven = (0 - bound) % bound;  // 2^64 mod bound
  std::uint64_t drawn = next();
  while (drawn < uneven) drawn = next();
  return drawn % bound;
}

SeededGenerator::SeededGenerator(std::uint64_t seed) {
  for (auto& word : state_) word = splitmix(seed);
}

std::uint64_t SeededGenerator::next() {
  const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17U;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

std::uint64_t mixed_seed(std::uint64_t seed, std::uint64_t stream) {
  std::uint64_t state = seed;
  const std::uint64_t first = splitmix(state);
  state = first ^ stream;
  return splitmix(state);
}

}  // namespace core
