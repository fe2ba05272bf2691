// The journal's tables, by version. docs/formats/journal.md describes them.
#pragma once

#include "sqlite/schema.h"

namespace journal {

const sqlite::Schema& schema();

}  // namespace journal
