// Files one behind the other, in the format of POSIX tar: `tar -xf` takes a backup apart, too.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace backup {

// What goes wrong throws std::ios_base::failure.
class TarWriter {
 public:
  explicit TarWriter(const std::filesystem::path&);

  void add(const std::string& name, std::string_view content, std::int64_t seconds);
  void add_file(const std::string& name, const std::filesystem::path&, std::int64_t seconds);
  void finish();

 private:
  void begin(const std::string& name, std::uint64_t size, std::int64_t seconds);
  void end(std::uint64_t size);

  std::ofstream out_;
};

struct TarEntry {
  std::string name;
  std::uint64_t size = 0;
};

class TarReader {
 public:
  explicit TarReader(const std::filesystem::path&);

  // The next file; nothing at the end, and a sentence where this is not a whole tar file.
  std::expected<std::optional<TarEntry>, std::string> next();

  // The content of the file that next() gave, in pieces; false where it ends too early. To be
  // called once for each file.
  bool read(const std::function<void(std::string_view)>& take);

 private:
  std::ifstream in_;
  std::uint64_t size_ = 0;
};

}  // namespace backup
