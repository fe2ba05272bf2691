#include "simulation/trace.h"

#include <fmt/format.h>

#include <cstring>

namespace simulation {
namespace {

constexpr std::size_t shown_bytes = 200;

std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9fb21c651e98df25ULL;
  return hash ^ (hash >> 29U);
}

std::uint64_t mixed(std::uint64_t hash, std::string_view bytes) {
  hash = mixed(hash, bytes.size());
  while (!bytes.empty()) {
    std::uint64_t word = 0;
    const auto size = std::min(bytes.size(), sizeof word);
    std::memcpy(&word, bytes.data(), size);
    hash = mixed(hash, word);
    bytes.remove_prefix(size);
  }
  return hash;
}

}  // namespace

void Trace::note(std::int64_t now, std::string_view what, std::uint64_t whom,
                 std::string_view bytes) {
  hash_ = mixed(mixed(mixed(mixed(hash_, static_cast<std::uint64_t>(now)), what), whom), bytes);
  auto& line = lines_[noted_++ % lines_.size()];
  line.at = now;
  line.whom = whom;
  line.what = what;
  line.bytes = bytes.substr(0, shown_bytes);
}

std::vector<std::string> Trace::latest() const {
  std::vector<std::string> texts;
  const auto count = std::min(noted_, lines_.size());
  for (std::size_t i = noted_ - count; i < noted_; ++i) {
    const auto& line = lines_[i % lines_.size()];
    texts.push_back(fmt::format("{} {} {} {}", line.at, line.what, line.whom, line.bytes));
  }
  return texts;
}

}  // namespace simulation
