#include "directory/testing/raw_files.h"

#include <fstream>
#include <iterator>

namespace directory::testing {

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string bytes_in(const std::filesystem::path& folder) {
  std::string all;
  for (const auto& file : std::filesystem::directory_iterator(folder)) all += bytes_of(file.path());
  return all;
}

std::size_t count(const std::string& all, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = 0; (at = all.find(part, at)) != std::string::npos; ++at) ++found;
  return found;
}

}  // namespace directory::testing
