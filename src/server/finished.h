// Finished games: their record, and how they went, move by move.
#pragma once

#include "server/room.h"

namespace server {

// They read the journal and fold the whole game: for a worker.
HttpResponse record_of(tables::Games, Store&, const std::string& table);
HttpResponse replay_of(tables::Games, Store&, const std::string& table, protocol::GamePlayed,
                       std::optional<Number> seat);
// What the game makes of it; 404 where it makes nothing.
HttpResponse review_of(tables::Games, Store&, const std::string& table);

// A finished game as it stood at its end; nothing where it cannot be read.
struct Ended {
  std::vector<core::Option> options;
  std::unique_ptr<catalogue::Match> match;
};
std::optional<Ended> ended(tables::Games, Store&, const std::string& table);

// A room as somebody wishes it, with them in it.
codec::Read<RoomState> new_room_state(const RoomContext&, const protocol::NewRoom&,
                                      const directory::Person&);

}  // namespace server
