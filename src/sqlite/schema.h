// A store's tables, by version.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "sqlite/database.h"

namespace sqlite {

struct Schema {
  std::int64_t application_id;            // tells our stores from one another and from strangers'
  std::span<const char* const> upgrades;  // step n brings a store from version n to n + 1
};

// Refuses a file that is not ours or is newer than the schema, and leaves it untouched.
// An empty file is version 0.
std::optional<Failure> check_version(Database&, const Schema&);

// Runs the missing steps, all in one transaction. Requires check_version.
std::optional<Failure> upgrade(Database&, const Schema&);

}  // namespace sqlite
