// A statement in SQL, prepared at its first use, and one run of it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "sqlite/database.h"

namespace sqlite {

class Statement {
 public:
  // Both must outlive the statement.
  Statement(Database& database, const char* sql) : database_(database), sql_(sql) {}
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  ~Statement() { sqlite3_finalize(prepared_); }

 private:
  friend class Run;
  int prepare();

  Database& database_;
  const char* sql_;
  sqlite3_stmt* prepared_ = nullptr;
};

// Binds in order, then steps. What is bound must live as long as the run. The statement is free
// again, and its locks are gone, when the run ends.
class Run {
 public:
  explicit Run(Statement& statement);
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  ~Run() { sqlite3_reset(prepared_); }

  Run& bind_number(std::int64_t);
  Run& bind_blob(std::string_view);
  Run& bind_text(const std::string*);  // NULL for nullptr
  Run& bind_null();
  Run& bind_bytes(std::span<const std::uint8_t>);

  // SQLITE_ROW, SQLITE_DONE, or what went wrong, also in preparing and binding.
  int step();

  std::int64_t number(int column) const { return sqlite3_column_int64(prepared_, column); }
  std::string_view bytes(int column) const;
  template <std::size_t size>  // none if it is not so many bytes
  std::optional<std::array<std::uint8_t, size>> array(int column) const {
    const std::string_view found = bytes(column);
    if (found.size() != size) return std::nullopt;
    std::array<std::uint8_t, size> all;
    std::ranges::transform(found, all.begin(), [](char c) { return static_cast<std::uint8_t>(c); });
    return all;
  }
  bool is_null(int column) const { return sqlite3_column_type(prepared_, column) == SQLITE_NULL; }

 private:
  void note(int code) {
    if (code_ == SQLITE_OK) code_ = code;
  }

  sqlite3_stmt* prepared_ = nullptr;
  int code_ = SQLITE_OK;
  int bound_ = 0;
};

}  // namespace sqlite
