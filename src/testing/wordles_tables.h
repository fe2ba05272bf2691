// Tables of Wordles for the battery: a spread of what can be agreed on.
#pragma once

#include <vector>

#include "games/wordles/wordles.h"
#include "testing/random_play.h"

namespace battery {

using WordlesTable = Table<wordles::Wordles>;

// The first few of the built-in query cards: with few, the pile is used up and shuffled again.
const wordles::QueryDeck& query_faces(std::uint8_t letters, std::size_t few);

wordles::Rules wordles_rules(const wordles::Options&);  // with few cards at every second table

// Named after its options. Now and then somebody tries the right word, as random play would not.
WordlesTable wordles_table(const wordles::Options&);

// Two to six seats, four and five letters, signs, marks by hand, words of one's own, clocks short,
// long and none, alone and together.
std::vector<wordles::Options> wordles_options();

}  // namespace battery
