#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <utility>

#include "backup/backup.h"
#include "backup/manifest.h"
#include "backup/tar.h"
#include "sqlite/copy.h"
#include "tables/sha256.h"

namespace backup {
namespace {

namespace fs = std::filesystem;

// Copies on their way, in a folder beside the file, so that the last step is a new name.
class Workshop {
 public:
  static Result<Workshop> beside(const fs::path& file) {
    auto path = file;
    path += ".part";
    if (::mkdir(path.c_str(), 0700) == 0) return Workshop{path};
    const int error = errno;
    if (error == EEXIST) {
      return std::unexpected(
          Failure{fmt::format("{} is there already: another backup is being written, or was broken "
                              "off. If none is, remove it.",
                              path.string())});
    }
    return std::unexpected(
        Failure{fmt::format("{} cannot be made: {}.", path.string(), std::strerror(error))});
  }
  Workshop(Workshop&& other) noexcept : path_{std::exchange(other.path_, {})} {}
  Workshop& operator=(Workshop&&) = delete;
  ~Workshop() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  fs::path at(const char* name) const { return path_ / name; }

 private:
  explicit Workshop(fs::path path) : path_{std::move(path)} {}
  fs::path path_;
};

PartListed listed(const fs::path& path) {
  std::ifstream in;
  in.exceptions(std::ios::badbit);
  in.open(path, std::ios::binary);
  tables::Sha256 sum;
  PartListed part{.name = path.filename().string(), .bytes = 0, .sha256 = {}};
  std::array<char, 65'536> some{};
  while (in.read(some.data(), some.size()) || in.gcount() > 0) {
    const auto count = static_cast<std::size_t>(in.gcount());
    sum.add({some.data(), count});
    part.bytes += count;
  }
  part.sha256 = sum.text();
  return part;
}

std::optional<Failure> sync(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool is_synced = file >= 0 && ::fsync(file) == 0;
  const int error = errno;
  if (file >= 0) ::close(file);
  if (is_synced) return std::nullopt;
  return Failure{fmt::format("{} cannot be written: {}.", path.string(), std::strerror(error))};
}

Failure is_there(const fs::path& file) {
  return {fmt::format("{} is there already: remove it, or name another file.", file.string())};
}

std::optional<Failure> copy(sqlite::Database& from, const fs::path& to) {
  if (auto failure = sqlite::copy_database(from, to)) return Failure{failure->sentence};
  return std::nullopt;
}

// Whoever was erased may have left remains in corners of pages: written anew, it has none.
std::optional<Failure> copy_without_remains(sqlite::Database& from, const fs::path& to) {
  if (auto failure = copy(from, to)) return failure;
  auto fresh = sqlite::Database::open(to, "");
  if (!fresh) return Failure{fresh.error().sentence};
  if (const int code = fresh->run("VACUUM"); code != SQLITE_OK) {
    return Failure{fresh->failure(code).sentence};
  }
  return std::nullopt;
}

Result<Written> write(const fs::path& folder, const fs::path& file, std::int64_t wall_ms,
                      const Workshop& workshop) {
  auto pair = open_pair(folder);
  if (!pair) return std::unexpected(pair.error());
  Manifest manifest{.made = wall_ms, .parts = {}};
  // The small one first: while somebody reads a store, its owner cannot tidy it up.
  if (pair->directory) {
    const auto path = workshop.at(directory_file);
    if (auto failure = copy_without_remains(pair->directory->database(), path)) {
      return std::unexpected(*failure);
    }
    pair->directory.reset();
    manifest.parts.push_back(listed(path));
  }
  const auto path = workshop.at(journal_file);
  if (auto failure = copy(pair->journal->database(), path)) return std::unexpected(*failure);
  pair->journal.reset();
  manifest.parts.push_back(listed(path));

  const auto tar = workshop.at("backup.tar");
  TarWriter writer{tar};
  writer.add(manifest_name, text_of(manifest), wall_ms / 1000);
  for (const auto& part : manifest.parts) {
    writer.add_file(part.name, workshop.at(part.name.c_str()), wall_ms / 1000);
    std::error_code ignored;
    fs::remove(workshop.at(part.name.c_str()), ignored);  // its room may be needed
  }
  writer.finish();
  ::chmod(tar.c_str(), 0600);
  if (auto failure = sync(tar)) return std::unexpected(*failure);
  Written written{fs::file_size(tar)};
  if (::renameat2(AT_FDCWD, tar.c_str(), AT_FDCWD, file.c_str(), RENAME_NOREPLACE) != 0) {
    if (errno == EEXIST) return std::unexpected(is_there(file));
    fs::rename(tar, file);  // not every file system knows how not to replace
  }
  const auto parent = fs::absolute(file).parent_path();
  if (auto failure = sync(parent)) return std::unexpected(*failure);
  return written;
}

}  // namespace

Result<Written> write_backup(const fs::path& folder, const fs::path& file, std::int64_t wall_ms) {
  std::error_code unknown;
  if (fs::exists(file, unknown)) return std::unexpected(is_there(file));
  try {
    const auto workshop = Workshop::beside(file);
    if (!workshop) return std::unexpected(workshop.error());
    return write(folder, file, wall_ms, *workshop);
  } catch (const std::system_error& error) {  // of files, with what the system says
    return std::unexpected(
        Failure{fmt::format("The backup cannot be written to {}: {}. Look whether "
                            "there is room on that disk, twice the store's size.",
                            file.string(), error.what())});
  }
}

}  // namespace backup
