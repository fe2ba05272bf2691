// Letterbox's line of a catalogue, for tests that need a second game beside the real ones.
#pragma once

#include "catalogue/match.h"

namespace letterbox {

catalogue::GameInfo letterbox_entry();

}  // namespace letterbox
