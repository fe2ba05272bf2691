// A statement in SQL, prepared at its first use, and one run of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "journal/database.h"

namespace journal {

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
  Run& bind_table(const TableId&);

  // SQLITE_ROW, SQLITE_DONE, or what went wrong, also in preparing and binding.
  int step();

  std::int64_t number(int column) const { return sqlite3_column_int64(prepared_, column); }
  std::string_view bytes(int column) const;
  std::optional<TableId> table(int column) const;  // none if it is not 16 bytes
  bool is_null(int column) const { return sqlite3_column_type(prepared_, column) == SQLITE_NULL; }

 private:
  void note(int code) {
    if (code_ == SQLITE_OK) code_ = code;
  }

  sqlite3_stmt* prepared_ = nullptr;
  int code_ = SQLITE_OK;
  int bound_ = 0;
};

}  // namespace journal
