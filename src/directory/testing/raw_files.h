// The files of a store as somebody would find them who reads the disk.
#pragma once

#include <filesystem>
#include <string>

namespace directory::testing {

std::string bytes_of(const std::filesystem::path& file);
std::string bytes_in(const std::filesystem::path& folder);  // of all files
std::size_t count(const std::string& all, const std::string& part);

}  // namespace directory::testing
