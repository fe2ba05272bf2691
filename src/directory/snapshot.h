// A directory as it was at one moment, read beside whoever owns it.
#pragma once

#include <memory>

#include "directory/shelves.h"

namespace directory {

// For one thread. All is read in the transaction of its database.
class Snapshot {
 public:
  explicit Snapshot(Database database) : database_(std::move(database)), shelves_(database_) {}
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;

  Result<std::vector<Room>> rooms() { return shelves_.rooms.all(); }
  Result<std::vector<std::string>> tables() { return shelves_.games.tables(); }  // of all games

  Database& database() { return database_; }

 private:
  Database database_;
  Shelves shelves_;
};

}  // namespace directory
