// The first file of a backup: what else is in it.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace backup {

struct PartListed {
  std::string name;
  std::uint64_t bytes = 0;
  std::string sha256;
  friend bool operator==(const PartListed&, const PartListed&) = default;
};

struct Manifest {
  std::int64_t made = 0;  // Unix time in milliseconds
  std::vector<PartListed> parts;
  friend bool operator==(const Manifest&, const Manifest&) = default;
};

inline constexpr const char* manifest_name = "manifest.txt";

std::string text_of(const Manifest&);

// A sentence where this is no manifest, or one of a newer program.
std::expected<Manifest, std::string> parse_manifest(std::string_view text);

}  // namespace backup
