// What journal_writer appends, so that whoever kills it knows what must be there.
#pragma once

#include <string>

#include "journal/testing/story.h"

namespace journal::testing {

struct Report {
  std::uint64_t table;
  std::uint64_t number;
};

inline Row written_row(std::uint64_t table, std::uint32_t number) {
  const auto length = (table * 7 + std::uint64_t{number} * 131) % 600;
  Row row{table_of(table), number, static_cast<std::int64_t>(number), {}, {}, number == 19};
  row.entry = std::to_string(table) + "/" + std::to_string(number) + std::string(length, '.');
  row.command = {"someone", std::to_string(number)};
  return row;
}

}  // namespace journal::testing
