// Chance at real tables: the system's secure generator.
#pragma once

#include "core/generator.h"
#include "journal/journal.h"

namespace tables {

class SecureGenerator final : public core::Generator {
 public:
  SecureGenerator();
  std::uint64_t next() override;
};

journal::TableId draw_table_id(core::Generator&);

}  // namespace tables
