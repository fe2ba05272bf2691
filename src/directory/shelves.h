// Everything that a database of the directory holds, as seen by one connection.
#pragma once

#include "directory/games.h"
#include "directory/people.h"
#include "directory/rooms.h"

namespace directory {

struct Shelves {
  explicit Shelves(Database& database) : people(database), rooms(database), games(database) {}

  People people;
  Rooms rooms;
  Games games;
};

}  // namespace directory
