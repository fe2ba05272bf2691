// The secrets that a game has had so far, for commitments, in the order of their public occasions.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace core {

// A state may let go of secrets that are older than its last move: the log has them.
struct Seals {
  std::size_t earlier = 0;  // how many came before those that are kept
  std::vector<std::string> kept;

  Seals() = default;
  Seals(std::vector<std::string> all) : kept{std::move(all)} {}
  Seals(std::size_t before, std::vector<std::string> since)
      : earlier{before}, kept{std::move(since)} {}

  std::size_t size() const { return earlier + kept.size(); }
  const std::string& operator[](std::size_t i) const { return kept[i - earlier]; }  // i >= earlier
  friend bool operator==(const Seals&, const Seals&) = default;
};

}  // namespace core
