#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <fstream>
#include <map>

#include "backup/backup.h"
#include "backup/manifest.h"
#include "backup/tar.h"
#include "sqlite/folder.h"
#include "sqlite/store.h"
#include "tables/sha256.h"

namespace backup {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t longest_manifest = 65'536;

Failure not_usable(const fs::path& file, std::string_view why) {
  return {fmt::format("{} cannot be restored: {}.", file.string(), why)};
}

fs::path on_its_way(const fs::path& folder, const std::string& name) {
  return folder / (name + ".restored");
}

std::optional<Failure> refuse_a_store(const fs::path& folder) {
  std::error_code unknown;
  for (const char* name : {journal_file, directory_file}) {
    for (const char* end : {"", "-wal"}) {
      if (!fs::exists(folder / (std::string{name} + end), unknown)) continue;
      return Failure{
          fmt::format("There is a store in {} already: move it away first, or name "
                      "another folder with --data.",
                      folder.string())};
    }
  }
  return std::nullopt;
}

class Unpacking {
 public:
  Unpacking(fs::path file, fs::path folder)
      : file_{std::move(file)}, folder_{std::move(folder)}, tar_{file_} {}
  ~Unpacking() {
    std::error_code ignored;
    for (const auto& part : manifest_.parts) fs::remove(on_its_way(folder_, part.name), ignored);
  }
  Unpacking(const Unpacking&) = delete;
  Unpacking& operator=(const Unpacking&) = delete;

  Result<Restored> run() {
    if (auto failure = read_manifest()) return std::unexpected(*failure);
    for (const auto& part : manifest_.parts) {
      if (auto failure = unpack(part)) return std::unexpected(*failure);
    }
    for (const auto& part : manifest_.parts) {
      if (auto failure = look_through(part)) return std::unexpected(*failure);
    }
    for (const auto& part : manifest_.parts) {
      fs::rename(on_its_way(folder_, part.name), folder_ / part.name);
    }
    return Restored{manifest_.made};
  }

 private:
  std::optional<Failure> read_manifest() {
    const auto first = tar_.next();
    if (!first) return not_usable(file_, first.error());
    if (!*first || (*first)->name != manifest_name || (*first)->size > longest_manifest) {
      return not_usable(file_, "it is no backup of Liebrary");
    }
    std::string text;
    if (!tar_.read([&](std::string_view some) { text += some; })) {
      return not_usable(file_, "it ends too early");
    }
    auto manifest = parse_manifest(text);
    if (!manifest) return not_usable(file_, manifest.error());
    for (const auto& part : manifest->parts) {
      if (part.name != journal_file && part.name != directory_file) {
        return not_usable(file_, fmt::format("it holds {}, which is no store", part.name));
      }
    }
    if (manifest->parts.empty()) return not_usable(file_, "there is nothing in it");
    manifest_ = std::move(*manifest);
    return std::nullopt;
  }

  std::optional<Failure> unpack(const PartListed& part) {
    const auto next = tar_.next();
    if (!next) return not_usable(file_, next.error());
    if (!*next || (*next)->name != part.name || (*next)->size != part.bytes) {
      return not_usable(file_, fmt::format("{} is not in it as its manifest says", part.name));
    }
    const auto path = on_its_way(folder_, part.name);
    std::ofstream out;
    out.exceptions(std::ios::failbit | std::ios::badbit);
    out.open(path, std::ios::binary | std::ios::trunc);
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    tables::Sha256 sum;
    const bool is_whole = tar_.read([&](std::string_view some) {
      sum.add(some);
      out.write(some.data(), static_cast<std::streamsize>(some.size()));
    });
    out.close();
    if (!is_whole) return not_usable(file_, "it ends too early");
    if (sum.text() != part.sha256) {
      return not_usable(
          file_, fmt::format("{} is not what was written: its SHA-256 is another one", part.name));
    }
    return sync(path);
  }

  std::optional<Failure> look_through(const PartListed& part) {
    auto database = sqlite::Database::open_for_reading(on_its_way(folder_, part.name), "");
    if (!database) return Failure{database.error().sentence};
    const auto damage = sqlite::find_damage(*database, true);
    if (!damage) return Failure{damage.error().sentence};
    if (damage->empty()) return std::nullopt;
    return not_usable(
        file_, fmt::format("{} was damaged when it was copied: {}", part.name, damage->front()));
  }

  static std::optional<Failure> sync(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool is_synced = file >= 0 && ::fsync(file) == 0;
    if (file >= 0) ::close(file);
    if (is_synced) return std::nullopt;
    return Failure{fmt::format("{} cannot be written.", path.string())};
  }

  fs::path file_, folder_;
  TarReader tar_;
  Manifest manifest_;
};

}  // namespace

Result<Restored> restore_backup(const fs::path& file, const fs::path& folder) {
  std::error_code unknown;
  if (!fs::is_regular_file(file, unknown)) {
    return std::unexpected(Failure{fmt::format("There is no file {}.", file.string())});
  }
  // As a server owns it, so that none is started meanwhile.
  const auto games = sqlite::Folder::own(folder, "lock", "games");
  if (!games) return std::unexpected(Failure{games.error().sentence});
  const auto people = sqlite::Folder::own(folder, "directory.lock", "people and rooms");
  if (!people) return std::unexpected(Failure{people.error().sentence});
  if (auto failure = refuse_a_store(games->path())) return std::unexpected(*failure);
  try {
    auto restored = Unpacking{file, games->path()}.run();
    if (auto failure = games->sync(); failure && restored) {
      return std::unexpected(Failure{failure->sentence});
    }
    return restored;
  } catch (const std::system_error& error) {
    return std::unexpected(
        Failure{fmt::format("{} cannot be restored to {}: {}. Look whether there is room on that "
                            "disk.",
                            file.string(), folder.string(), error.what())});
  }
}

}  // namespace backup
