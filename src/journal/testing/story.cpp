#include "journal/testing/story.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <random>

namespace journal::testing {
namespace {

std::string random_entry(std::mt19937_64& chance) {
  const std::size_t length = chance() % 16 == 0 ? 3000 + chance() % 4000 : chance() % 120;
  std::string entry(length, '\0');
  for (char& byte : entry) byte = static_cast<char>(chance());
  return entry;
}

}  // namespace

TableId table_of(std::uint64_t number) {
  TableId id;
  std::uint64_t bits = (number + 1) * 0x9E3779B97F4A7C15u;
  for (auto& byte : id.bytes) {
    byte = static_cast<std::uint8_t>(bits >> 56);
    bits = (bits ^ (bits >> 29)) * 0xBF58476D1CE4E5B9u;
  }
  return id;
}

Story random_story(std::uint64_t seed, std::size_t groups) {
  std::mt19937_64 chance(seed);
  Story story(groups);
  std::vector<std::pair<TableId, std::uint32_t>> running;
  std::uint64_t begun = 0;
  std::int64_t now = 1'000;
  for (Group& group : story) {
    const std::size_t size = 1 + chance() % 4;
    while (group.rows.size() < size) {
      if (running.size() < 3 || chance() % 8 == 0) running.emplace_back(table_of(begun++), 0);
      const std::size_t chosen = chance() % running.size();
      auto& [table, next] = running[chosen];
      Row row{table, next++, now += static_cast<std::int64_t>(chance() % 3), {}, {}, false};
      row.entry = random_entry(chance);
      if (chance() % 3 != 0) row.command = {fmt::format("p{}", chance() % 3), std::to_string(now)};
      if (row.command) row.command->id += fmt::format("-{}", row.number);
      row.last = chance() % 5 == 0;
      if (row.last) running.erase(running.begin() + static_cast<std::ptrdiff_t>(chosen));
      group.rows.push_back(std::move(row));
    }
    if (chance() % 4 == 0) group.beat = now;
  }
  return story;
}

std::string Verdict::text() const {
  return fmt::format("{} acknowledged rows lost; {}", lost, fmt::join(faults, "; "));
}

}  // namespace journal::testing
