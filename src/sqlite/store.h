// A database of ours in a folder that we own, opened so that what it acknowledges is durable.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "sqlite/database.h"
#include "sqlite/folder.h"
#include "sqlite/schema.h"

namespace sqlite {

// For tests; anything but the defaults breaks a promise or slows the store down.
struct Options {
  std::string vfs;                   // a file system registered with SQLite; empty: the real one
  std::string synchronous = "FULL";  // SQLite's pragma
  // Length of the write-ahead log before it is copied back. That takes several syncs, for which all
  // who write wait: so it is done seldom.
  int checkpoint_pages = 8000;
};

enum class Gaps : bool { left, blank };  // see sqlite/gaps.h

// With a write-ahead log, upgraded, and everything that can be read from it synced. Others may read
// it meanwhile.
std::expected<Database, Failure> open_store(const Folder&, const char* file, const Schema&,
                                            const Options&, Gaps = Gaps::left);

// A store as it is at the first question to it, and stays so for this connection: whoever owns it
// goes on writing. Nothing is changed, made or upgraded. Trouble::older if the schema is newer.
std::expected<Database, Failure> open_snapshot(const std::filesystem::path& file, const Schema&,
                                               const std::string& vfs = {});

// Writes the log into the database and empties it. Trouble::held while somebody else reads.
std::optional<Failure> empty_log(Database&);

// Looks through a database that is not too large for that at a start. Trouble::damaged if something
// is wrong with it; nothing also where there is no such file.
std::optional<Failure> refuse_damage(const std::filesystem::path& file);

// What SQLite finds wrong with a database, a line each; `quick` leaves out whether indexes fit.
std::expected<std::vector<std::string>, Failure> find_damage(Database&, bool quick);

}  // namespace sqlite
