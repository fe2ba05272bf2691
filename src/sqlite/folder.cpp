#include "sqlite/folder.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string>
#include <utility>

namespace sqlite {
namespace {

Failure refused(const char* what, const std::filesystem::path& path) {
  const Trouble trouble = errno == ENOSPC || errno == EDQUOT ? Trouble::full : Trouble::failed;
  return {trouble, fmt::format("Could not {} {}: {}. Name a folder that this account may write to.",
                               what, path.string(), std::strerror(errno))};
}

bool sync_folder(const std::filesystem::path& path) {
  const int folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return false;
  const bool synced = ::fsync(folder) == 0;
  ::close(folder);
  return synced;
}

std::optional<Failure> make(const std::filesystem::path& path) {
  if (::mkdir(path.c_str(), 0700) == 0) {
    if (!sync_folder(path.parent_path())) return refused("keep the folder", path);
    return std::nullopt;
  }
  if (errno == EEXIST) return std::nullopt;
  if (errno == ENOENT && path.has_relative_path() && path != path.parent_path()) {
    if (auto failure = make(path.parent_path())) return failure;
    if (::mkdir(path.c_str(), 0700) == 0 && sync_folder(path.parent_path())) return std::nullopt;
  }
  return refused("make the folder", path);
}

std::string holder(int lock) {
  std::array<char, 32> text{};
  const ssize_t length = ::pread(lock, text.data(), text.size() - 1, 0);
  const std::string_view id(text.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
  const auto digits = id.substr(0, id.find_first_not_of("0123456789"));
  return digits.empty() ? "another process" : fmt::format("process {}", digits);
}

}  // namespace

std::expected<Folder, Failure> Folder::own(std::filesystem::path path, const char* name,
                                           std::string_view contents) {
  path = std::filesystem::absolute(path).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  if (auto failure = make(path)) return std::unexpected(std::move(*failure));

  const auto file = path / name;
  const int lock = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock < 0) return std::unexpected(refused("open the lock", file));
  Folder folder(path, lock);
  if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return std::unexpected(refused("take the lock", file));
    return std::unexpected(Failure{
        Trouble::held, fmt::format("The {} in {} are in use by {}. Stop it, or name another "
                                   "folder.",
                                   contents, path.string(), holder(lock))});
  }
  const std::string id = fmt::format("{}\n", ::getpid());
  const bool written = ::ftruncate(lock, 0) == 0 &&
                       ::pwrite(lock, id.data(), id.size(), 0) == static_cast<ssize_t>(id.size());
  if (!written) return std::unexpected(refused("write the lock", file));
  return folder;
}

Folder::Folder(Folder&& other) noexcept
    : path_(std::move(other.path_)), lock_(std::exchange(other.lock_, -1)) {}

Folder::~Folder() {
  if (lock_ >= 0) ::close(lock_);
}

std::optional<Failure> Folder::sync() const {
  if (sync_folder(path_)) return std::nullopt;
  return refused("keep the folder", path_);
}

}  // namespace sqlite
