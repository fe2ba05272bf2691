// The directory's tables, by version. docs/formats/directory.md describes them.
#pragma once

#include "sqlite/schema.h"

namespace directory {

const sqlite::Schema& schema();

}  // namespace directory
