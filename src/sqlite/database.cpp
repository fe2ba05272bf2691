#include "sqlite/database.h"

#include <fmt/core.h>

#include <cerrno>
#include <utility>

#include "sqlite/statement.h"

namespace sqlite {

std::expected<Database, Failure> Database::open(std::filesystem::path file,
                                                const std::string& vfs) {
  return open(std::move(file), vfs, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

std::expected<Database, Failure> Database::open_for_reading(std::filesystem::path file,
                                                            const std::string& vfs) {
  return open(std::move(file), vfs, SQLITE_OPEN_READONLY);
}

std::expected<Database, Failure> Database::open(std::filesystem::path file, const std::string& vfs,
                                                int flags) {
  // Without this all connections share one lock, under which SQLite counts the memory it uses. It
  // is refused, and harms nothing, if SQLite is in use already.
  [[maybe_unused]] static const int configured = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  sqlite3* connection = nullptr;
  flags |= SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  const int code =
      sqlite3_open_v2(file.c_str(), &connection, flags, vfs.empty() ? nullptr : vfs.c_str());
  Database database(std::move(file), connection);
  if (code != SQLITE_OK) return std::unexpected(database.failure(code));
  return database;
}

int Database::run(const char* sql) {
  return sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr);
}

std::expected<std::int64_t, Failure> Database::ask(const char* sql) {
  Statement statement(*this, sql);
  Run run(statement);
  int code = run.step();
  const std::int64_t answer = code == SQLITE_ROW ? run.number(0) : 0;
  // A pragma that writes gives its row first and commits when asked for the next.
  if (code == SQLITE_ROW) code = run.step();
  if (code != SQLITE_DONE) return std::unexpected(failure(code));
  return answer;
}

std::expected<std::string, Failure> Database::ask_text(const char* sql) {
  Statement statement(*this, sql);
  Run run(statement);
  int code = run.step();
  std::string answer(code == SQLITE_ROW ? run.bytes(0) : "");
  if (code == SQLITE_ROW) code = run.step();
  if (code != SQLITE_DONE) return std::unexpected(failure(code));
  return answer;
}

Failure Database::damaged(std::string_view how) const {
  return {Trouble::damaged,
          fmt::format("{} is damaged, or is not a store of Liebrary ({}). Stop the program, keep "
                      "a copy of the file, and put back a backup or move it away to begin anew; "
                      "“sqlite3 FILE .recover” may save what is readable.",
                      file_.string(), how)};
}

Failure Database::failure(int code) const {
  const char* reason = sqlite3_errstr(code);
  const auto full = [this] {
    return Failure{Trouble::full,
                   fmt::format("The disk that holds {} is full. Make room and try again; what was "
                               "kept before is safe.",
                               file_.string())};
  };
  switch (code & 0xff) {
    case SQLITE_FULL: return full();
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return damaged(reason);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {Trouble::held,
              fmt::format("Another program has {} open. Close it and try again.", file_.string())};
    case SQLITE_IOERR: {
      const int error = sqlite3_system_errno(connection_.get());
      if (error == ENOSPC || error == EDQUOT) return full();
      break;
    }
    default: break;
  }
  return {Trouble::failed,
          fmt::format("{} could not be read or written ({}, code {}). Look at the disk and its "
                      "permissions, then try again; what was kept before is safe.",
                      file_.string(), reason, code)};
}

}  // namespace sqlite
