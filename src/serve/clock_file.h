// The file `clock` in the data folder: the latest time at which the clock was believed, as text.
#pragma once

#include <cstdint>
#include <filesystem>

namespace serve {

// 0 where there is none that can be read.
std::int64_t read_clock(const std::filesystem::path&);

// In place of what was there, or not at all: whoever reads it later believes a clock less readily,
// and nothing else is lost.
void write_clock(const std::filesystem::path&, std::int64_t wall_ms);

}  // namespace serve
