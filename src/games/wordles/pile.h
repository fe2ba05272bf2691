// The pile of query cards (W-10): shuffled by chance, its next card face up, made anew of the used
// cards when it is empty.
#pragma once

#include "games/wordles/wordles.h"

namespace wordles {

// In nobody's hand and not on the pile, in the order of the deck.
core::List<CardNumber, most_cards> used_cards(const Rules&, const State&);

// The used cards become the pile, in the order drawn. Requires that the pile is empty.
void shuffle_used(const Rules&, State&, const core::Draw&);

void take_top(State&, Seat);  // requires a card on the pile
void show_top(const Rules&, State&);

}  // namespace wordles
