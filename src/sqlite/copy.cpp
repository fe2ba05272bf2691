#include "sqlite/copy.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace sqlite {
namespace {

std::optional<Failure> make_empty(const std::filesystem::path& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file >= 0) {
    ::close(file);
    return std::nullopt;
  }
  return Failure{Trouble::failed,
                 fmt::format("{} cannot be made: {}.", path.string(), std::strerror(errno))};
}

// A copy has the mode of its source, and would get a log of its own as soon as somebody reads it.
std::optional<Failure> settle(Database& copy) {
  const auto mode = copy.ask_text("PRAGMA journal_mode = DELETE");
  if (!mode) return mode.error();
  const int file = ::open(copy.file().c_str(), O_RDONLY | O_CLOEXEC);
  const bool is_synced = file >= 0 && ::fsync(file) == 0;
  if (file >= 0) ::close(file);
  if (is_synced) return std::nullopt;
  return copy.failure(SQLITE_IOERR_FSYNC);
}

}  // namespace

std::optional<Failure> copy_database(Database& from, const std::filesystem::path& to) {
  if (auto failure = make_empty(to)) return failure;
  auto copy = Database::open(to, "");
  if (!copy) return copy.error();
  sqlite3_backup* backup =
      sqlite3_backup_init(copy->connection(), "main", from.connection(), "main");
  if (backup == nullptr) return copy->failure(sqlite3_errcode(copy->connection()));
  const int outcome = sqlite3_backup_step(backup, -1);
  const int end = sqlite3_backup_finish(backup);
  if (outcome != SQLITE_DONE) return copy->failure(outcome);
  if (end != SQLITE_OK) return copy->failure(end);
  return settle(*copy);
}

}  // namespace sqlite
