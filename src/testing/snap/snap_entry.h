// Snap's line of a catalogue, with bots that tests can count on:
//
//   random  does anything that is allowed, and says nothing of time
//   idle    never does anything
//   shy     passes after two seconds, and never thinks better of it
//   slow    snaps after twenty seconds
//   wary    snaps after twelve seconds, after six once somebody has passed
//   keen    snaps after five to fifteen seconds
//   quick   snaps after four seconds
#pragma once

#include "catalogue/match.h"

namespace snap {

catalogue::GameInfo snap_entry();

}  // namespace snap
