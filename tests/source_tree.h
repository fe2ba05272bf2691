// The project's own files, as the tests of the whole tree read them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tree {

struct File {
  std::string path;  // below the folder that was read: "core/actor.h"
  std::string text;
};

// All files below `top` whose names end in one of `endings`, by path.
std::vector<File> read_files(const std::filesystem::path& top,
                             const std::vector<std::string>& endings);

std::vector<std::string> lines(const std::string& text);
std::string folder_of(const std::string& path);  // "games/fiction" of "games/fiction/rules.h"
bool is_test(const std::string& path);           // *_test.* or *_fuzz.*

}  // namespace tree
