// The store of docs/formats/directory.md, as its one writer has it: groups of changes go in as one
// transaction, each with its own outcome.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <span>

#include "directory/shelves.h"
#include "sqlite/folder.h"
#include "sqlite/store.h"
#include "sqlite/transactions.h"

namespace directory {

using SqliteOptions = sqlite::Options;  // for tests

class SqliteStore {
 public:
  static Result<std::unique_ptr<SqliteStore>> open(const std::filesystem::path& folder,
                                                   const SqliteOptions&);

  // All changes that can be made, in one transaction; one outcome each. If the transaction fails,
  // all outcomes say so, even those of changes that would have been refused anyway: a refusal may
  // rest on a change of the same group.
  std::vector<Outcome> keep(std::span<const Change>);

  // Whoever was erased cannot be found any more, but the log has pages as they were, and so has the
  // memory that the next pages are written from. Removing them empties both, and takes long only if
  // there is much in the log: `copy_log_back` does most of that beforehand. Nobody may read
  // meanwhile, in this process or another; whoever looks something up holds `lookups`.
  bool has_remains() const { return has_remains_; }
  Outcome remove_remains(std::mutex& lookups);

  const std::filesystem::path& file() const { return database_.file(); }

 private:
  SqliteStore(sqlite::Folder folder, Database database);

  Outcome recover();
  Outcome blank_gaps();
  Outcome renew_likenesses();
  Outcome take(const Change&, Outcome& refusal);
  Outcome put(const Person&, Outcome& refusal);
  Outcome put(const PutPassword&, Outcome& refusal);
  Outcome put(const PutSaid&);
  Outcome erase(const PersonId&);
  Outcome clean_up(const CleanUp&);
  Outcome run(Statement&);

  sqlite::Folder folder_;
  Database database_;
  Shelves shelves_;
  sqlite::Transactions transactions_;
  Statement leave_remains_, no_remains_, probe_, these_likenesses_;
  bool gaps_are_blank_ = true;  // in the file
  bool has_remains_ = false;
  bool leaves_remains_ = false;  // the present transaction does
};

// A connection for those who do not write, to the file of a store that is open. Gaps stay blank.
Result<Database> open_beside(const std::filesystem::path& file, const std::string& vfs);

// Copies what it can of the log into the database, beside whoever reads and writes: nobody waits.
Outcome copy_log_back(const std::filesystem::path& file, const std::string& vfs);

}  // namespace directory
