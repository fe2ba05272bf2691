// Which token came first on a row (B-07e turns that one round). The board shows the answers of a
// row but not their order, so there may be several that could have been it; what else the board
// shows (how many tokens were laid, in which half) rules some of them out.
#pragma once

#include "core/list.h"
#include "games/fiction/fiction.h"

namespace solver {

// A token answers one place, or two adjacent ones with B-06e.
using FirstTokens = core::List<fiction::PlaceSet, 9>;

// Every set of places that the first token on this row may have answered; none where the row has
// no token. Requires a row that has its clues.
FirstTokens first_tokens(const fiction::Rules&, const fiction::Board&, std::size_t row);

}  // namespace solver
