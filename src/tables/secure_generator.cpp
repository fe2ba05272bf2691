#include "tables/secure_generator.h"

#include <sodium.h>

#include <cstdlib>
#include <utility>

namespace tables {

SecureGenerator::SecureGenerator() {
  if (sodium_init() < 0) std::abort();  // a system without randomness must not deal cards
}

std::uint64_t SecureGenerator::next() {
  if (left_ == 0) {
    randombytes_buf(drawn_.data(), sizeof drawn_);
    left_ = drawn_.size();
  }
  return std::exchange(drawn_[--left_], 0);
}

journal::TableId draw_table_id(core::Generator& generator) {
  journal::TableId id;
  for (std::size_t i = 0; i < id.bytes.size(); i += 8) {
    const std::uint64_t word = generator.next();
    for (std::size_t b = 0; b < 8; ++b) id.bytes[i + b] = static_cast<std::uint8_t>(word >> 8 * b);
  }
  return id;
}

}  // namespace tables
