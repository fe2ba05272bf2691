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

  // Whoever was erased cannot be found any more, but SQLite may have left copies of what it moved
  // in corners of its files that it does not use. Removing them writes the database anew and
  // empties the log, for which it holds up those who read: whoever does holds one of the two.
  bool has_remains() const { return has_remains_; }
  Outcome remove_remains(std::mutex& lookups, std::mutex& exports);

  const std::filesystem::path& file() const { return database_.file(); }

 private:
  SqliteStore(sqlite::Folder folder, Database database);

  Outcome recover();
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
  bool has_remains_ = false;
  bool leaves_remains_ = false;  // the present transaction does
};

}  // namespace directory
