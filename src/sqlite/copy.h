// A copy of a database that others may be writing.
#pragma once

#include <filesystem>
#include <optional>

#include "sqlite/database.h"

namespace sqlite {

// As `from` sees it: within a transaction, as it was at the first question. `to` is a new file for
// the present user alone, without a log beside it, and is on the disk when this returns.
std::optional<Failure> copy_database(Database& from, const std::filesystem::path& to);

}  // namespace sqlite
