// The store's tables, by version. docs/formats/journal.md describes them.
#pragma once

#include <optional>
#include <span>

#include "journal/database.h"

namespace journal {

// Step n brings a store from version n to n + 1.
std::span<const char* const> schema_upgrades();

// Refuses a file that is not ours or is newer than `upgrades`, and leaves it untouched.
// An empty file is version 0.
std::optional<Failure> check_version(Database&, std::span<const char* const> upgrades);

// Runs the missing steps, all in one transaction. Requires check_version.
std::optional<Failure> upgrade(Database&, std::span<const char* const> upgrades);

}  // namespace journal
