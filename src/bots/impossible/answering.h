// Answers to what the game asks a player: consent, an order, a Book.
#pragma once

#include "bots/impossible/thought.h"

namespace impossible::bots {

Action answer(const Thought&);  // requires that one is pending and awaited from this player
Action choose_librarian(const Thought&);

CharacterSet poor_cards(const Thought&);  // of the own hand: new ones would be better

}  // namespace impossible::bots
