// A database of ours in a folder that we own, opened so that what it acknowledges is durable.
#pragma once

#include <expected>
#include <string>

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

// One needs no shared memory and keeps everybody else out; several share the database.
enum class Connections : std::uint8_t { one, several };

// With a write-ahead log, upgraded, and everything that can be read from it synced.
std::expected<Database, Failure> open_store(const Folder&, const char* file, const Schema&,
                                            const Options&, Connections);

// Writes the log into the database and empties it. Trouble::held while somebody else reads.
std::optional<Failure> empty_log(Database&);

}  // namespace sqlite
