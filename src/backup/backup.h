// A data folder as one file, and back. docs/formats/backup.md says what is in the file.
#pragma once

#include <cstdint>
#include <filesystem>

#include "backup/store_pair.h"
#include "tables/setup.h"

namespace backup {

struct Written {
  std::uint64_t bytes = 0;
};

// Beside a server that goes on serving, or without one. `file` is a new one, whole or not at all.
Result<Written> write_backup(const std::filesystem::path& folder, const std::filesystem::path& file,
                             std::int64_t wall_ms);

struct Restored {
  std::int64_t made = 0;  // Unix time in milliseconds
};

// Into a folder that holds no store and that nobody owns. What the file holds is checked first, and
// then it is there as a whole.
Result<Restored> restore_backup(const std::filesystem::path& file,
                                const std::filesystem::path& folder);

}  // namespace backup
