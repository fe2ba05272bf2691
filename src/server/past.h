// How a game came to stand as it does, for whoever comes in or loads the page again.
#pragma once

#include "server/ports.h"
#include "server/room_state.h"

namespace server {

// What the viewer was shown, and when. Reads the journal and folds the game so far: for a worker.
HttpResponse past_of(tables::Games, Store&, const std::string& table, Round, core::Actor viewer);

}  // namespace server
