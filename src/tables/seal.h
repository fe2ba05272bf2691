// Sealed secrets: commitments that bind without telling, and their openings. The format is in
// docs/formats/record.md.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/generator.h"
#include "journal/journal.h"
#include "tables/sha256.h"

namespace tables {

using Nonce = std::array<std::uint8_t, 32>;

struct Seal {
  std::uint32_t ordinal = 0;  // from 1
  Nonce nonce{};
  std::string value;
  friend bool operator==(const Seal&, const Seal&) = default;
};

Nonce draw_nonce(core::Generator&);
std::string commitment(const journal::TableId&, const Seal&);  // 64 hexadecimal digits

std::string hex(const Nonce&);
bool parse_hex(std::string_view text, Nonce&);

}  // namespace tables
