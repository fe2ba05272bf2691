#include "sqlite/transactions.h"

#include <fmt/core.h>

namespace sqlite {

Transactions::Transactions(Database& database, const char* mend)
    : database_(database),
      mend_(mend),
      begin_(database, "BEGIN IMMEDIATE"),
      commit_(database, "COMMIT"),
      rollback_(database, "ROLLBACK") {}

std::optional<Failure> Transactions::ready() { return unsettled_ ? settle() : std::nullopt; }

// After a commit that failed late its bytes may lie in the write-ahead log, and recovery would take
// them for valid. SQLite writes the next commit in their place; so we make one.
std::optional<Failure> Transactions::settle() {
  int code = database_.in_transaction() ? database_.run("ROLLBACK") : SQLITE_OK;
  if (code == SQLITE_OK) code = database_.run(mend_);
  if (code != SQLITE_OK) return database_.failure(code);
  unsettled_ = false;
  return std::nullopt;
}

std::optional<Failure> Transactions::begin() {
  const int code = Run(begin_).step();
  return code == SQLITE_DONE ? std::nullopt : std::optional(database_.failure(code));
}

void Transactions::roll_back() {
  if (database_.in_transaction()) Run(rollback_).step();
}

std::optional<Failure> Transactions::commit() {
  const int code = Run(commit_).step();
  if (code == SQLITE_DONE) return std::nullopt;
  Failure failure = database_.failure(code);
  roll_back();
  // A full disk stops the log before its commit mark is whole. After any other failure of a commit
  // we cannot know.
  if ((code & 0xff) == SQLITE_FULL) return failure;
  unsettled_ = true;
  if (!settle()) return failure;
  return Failure{Trouble::unsure,
                 fmt::format("{} could not be written, and it is not known whether the latest "
                             "changes were kept. Look at the disk; read again before going on.",
                             database_.file().string())};
}

}  // namespace sqlite
