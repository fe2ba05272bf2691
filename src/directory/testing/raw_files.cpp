#include "directory/testing/raw_files.h"

#include <fstream>
#include <iterator>

namespace directory::testing {

std::string bytes_in(const std::filesystem::path& folder) {
  std::string all;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    std::ifstream in(file.path(), std::ios::binary);
    all.append(std::istreambuf_iterator<char>(in), {});
  }
  return all;
}

std::size_t count(const std::string& all, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = 0; (at = all.find(part, at)) != std::string::npos; ++at) ++found;
  return found;
}

}  // namespace directory::testing
