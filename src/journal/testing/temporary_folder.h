// A new folder that goes away with everything in it. It lies in memory if the machine has a place
// for that and the test does not ask for the disk: most tests open a store so often that the syncs
// of a real one would be all they do.
#pragma once

#include <stdlib.h>
#include <unistd.h>

#include <filesystem>
#include <stdexcept>
#include <string>

namespace journal::testing {

enum class Place { memory, disk };

class TemporaryFolder {
 public:
  explicit TemporaryFolder(Place place = Place::memory) {
    const std::filesystem::path memory = "/dev/shm";
    const bool in_memory = place == Place::memory && ::access(memory.c_str(), W_OK) == 0;
    std::string name =
        (in_memory ? memory : std::filesystem::temp_directory_path()) / "liebrary-XXXXXX";
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder " + name);
    path_ = name;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace journal::testing
