#include "journal/journal.h"

#include <charconv>
#include <future>
#include <utility>

namespace journal {

std::optional<TableId> TableId::parse(std::string_view hex) {
  TableId id;
  if (hex.size() != 2 * id.bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < id.bytes.size(); ++i) {
    const char* first = hex.data() + 2 * i;
    const auto [end, error] = std::from_chars(first, first + 2, id.bytes[i], 16);
    if (error != std::errc{} || end != first + 2) return std::nullopt;
  }
  return id;
}

std::string TableId::text() const {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  for (const std::uint8_t byte : bytes) {
    hex += digits[byte >> 4];
    hex += digits[byte & 15];
  }
  return hex;
}

std::optional<Failure> append_and_wait(Journal& journal, Row row) {
  std::promise<std::optional<Failure>> promise;
  auto answer = promise.get_future();
  journal.append(std::move(row), [&promise](std::optional<Failure> failure) {
    promise.set_value(std::move(failure));
  });
  return answer.get();
}

bool is_later(const TableSummary& one, const TableSummary& other) {
  if (one.wall_ms != other.wall_ms) return one.wall_ms > other.wall_ms;
  return one.table < other.table;
}

}  // namespace journal
