// What a game of Fiction has to tell of one of its players, once it is over.
#pragma once

#include "catalogue/match.h"
#include "decks/deck.h"
#include "games/fiction/fiction.h"

namespace fiction {

// "book": the book that was on the table. For a Guesser "guesses", how many it took to find the
// word, and for every lie that another guess followed "lie" with "believed" or "doubted": whether
// that guess fits the lie. For the Lie-brarian the same of the lies told, as "lie_told".
std::vector<catalogue::Fact> facts(const Rules&, const State&, core::Actor seat,
                                   const decks::Deck&);

}  // namespace fiction
