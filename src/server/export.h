// Everything that is kept of one person, for themselves.
#pragma once

#include "server/ports.h"

namespace server {

// As JSON. Reads all that the directory has of them, and their games: for a worker.
HttpResponse export_of(tables::Games, Store&, const directory::PersonId&);

}  // namespace server
