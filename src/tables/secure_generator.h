// Chance at real tables: the system's secure generator.
#pragma once

#include <array>

#include "core/generator.h"
#include "journal/journal.h"

namespace tables {

class SecureGenerator final : public core::Generator {
 public:
  SecureGenerator();
  std::uint64_t next() override;

 private:
  // Drawn ahead, since each question is a call of the system; a word is forgotten when it is given.
  std::array<std::uint64_t, 64> drawn_{};
  std::size_t left_ = 0;
};

journal::TableId draw_table_id(core::Generator&);

}  // namespace tables
