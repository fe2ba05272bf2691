// SQLite with owners: a connection, and statements that are prepared once and run often. Result
// codes are SQLite's own; `failure` puts one into words.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <string_view>

#include "sqlite/failure.h"

namespace sqlite {

class Database {
 public:
  // Opens or creates. `vfs` names a file system registered with SQLite; empty for the real one.
  static std::expected<Database, Failure> open(std::filesystem::path file, const std::string& vfs);

  // Of a database that is there. While another process has it open, its changes are seen.
  static std::expected<Database, Failure> open_for_reading(std::filesystem::path file,
                                                           const std::string& vfs);

  // Runs statements that give no rows.
  int run(const char* sql);
  // The one column of the one row that it gives.
  std::expected<std::int64_t, Failure> ask(const char* sql);
  std::expected<std::string, Failure> ask_text(const char* sql);

  bool in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }
  std::int64_t last_place() const { return sqlite3_last_insert_rowid(connection_.get()); }

  // Call right after what failed.
  Failure failure(int code) const;
  Failure damaged(std::string_view how) const;

  const std::filesystem::path& file() const { return file_; }
  sqlite3* connection() const { return connection_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
  };
  static std::expected<Database, Failure> open(std::filesystem::path file, const std::string& vfs,
                                               int flags);
  Database(std::filesystem::path file, sqlite3* connection)
      : file_(std::move(file)), connection_(connection) {}

  std::filesystem::path file_;
  std::unique_ptr<sqlite3, Close> connection_;
};

}  // namespace sqlite
