// What a journal says of a load, once its server is gone: whether each move that was acknowledged
// is in it, and once only.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <vector>

#include "journal/sqlite_store.h"
#include "tables/setup.h"

namespace load {

struct Audit {
  std::uint64_t acknowledged = 0;  // moves, of which are in the journal …
  std::uint64_t kept = 0;          // … exactly once
  std::uint64_t lost = 0;          // … never
  std::uint64_t doubled = 0;       // … or more than once; also of moves that nobody acknowledged
  std::uint64_t games = 0;         // in the journal, finished or not
  std::uint64_t rows = 0;
  std::uint64_t torn = 0;  // games that have a gap, or do not follow from their own log
  bool is_good() const { return lost == 0 && doubled == 0 && torn == 0; }
};

// `acknowledged` has for each table the numbers of its moves. A sentence where the journal cannot
// be read.
std::expected<Audit, std::string> audit(
    const std::filesystem::path& data, tables::Games,
    const std::vector<const std::vector<std::uint32_t>*>& acknowledged,
    const journal::SqliteOptions& = {});

}  // namespace load
