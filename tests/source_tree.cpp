#include "source_tree.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace tree {

std::vector<File> read_files(const std::filesystem::path& top,
                             const std::vector<std::string>& endings) {
  std::vector<File> files;
  if (!std::filesystem::exists(top)) return files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{top}) {
    const std::string path = entry.path().lexically_relative(top).generic_string();
    const bool wanted = std::any_of(endings.begin(), endings.end(),
                                    [&](const auto& ending) { return path.ends_with(ending); });
    if (!wanted || !entry.is_regular_file()) continue;
    std::ostringstream text;
    text << std::ifstream{entry.path(), std::ios::binary}.rdbuf();
    files.push_back({path, text.str()});
  }
  std::sort(files.begin(), files.end(),
            [](const File& a, const File& b) { return a.path < b.path; });
  return files;
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> result;
  std::istringstream stream{text};
  for (std::string line; std::getline(stream, line);) result.push_back(line);
  return result;
}

std::string folder_of(const std::string& path) {
  const auto slash = path.rfind('/');
  return slash == std::string::npos ? "" : path.substr(0, slash);
}

bool is_test(const std::string& path) {
  return path.find("_test.") != std::string::npos || path.find("_fuzz.") != std::string::npos;
}

}  // namespace tree
