#include "serve/clock_file.h"

#include <fstream>

namespace serve {

std::int64_t read_clock(const std::filesystem::path& path) {
  std::int64_t wall_ms = 0;
  std::ifstream{path} >> wall_ms;
  return wall_ms;
}

void write_clock(const std::filesystem::path& path, std::int64_t wall_ms) {
  auto fresh = path;
  fresh += ".new";
  std::error_code ignored;
  {
    std::ofstream file{fresh};
    file << wall_ms << '\n' << std::flush;
    if (!file) return;
  }
  std::filesystem::rename(fresh, path, ignored);
}

}  // namespace serve
