// Tables of Fiction for the battery: a spread of what can be agreed on.
#pragma once

#include <vector>

#include "games/fiction/fiction.h"
#include "testing/random_play.h"

namespace battery {

using FictionTable = Table<fiction::Fiction>;

const fiction::Deck& fronts(fiction::Edition);

// Named after its options. Now and then the Guessers guess the secret, as random play would not.
FictionTable fiction_table(const fiction::Options&);

// Both editions, each hard option alone and all together, clues by hand, clocks short and long, two
// to twelve seats, with and without ability cards.
std::vector<fiction::Options> fiction_options();

// The same table, where chance deals both sides one card that they then keep.
FictionTable with_cards(FictionTable, fiction::Ability guessers, fiction::Ability librarian);

}  // namespace battery
