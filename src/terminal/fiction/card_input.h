// How the use of an ability card is typed. It follows from what the card names and from how its
// clues look; only cards with a command of their own are named in card_input.cpp.
#pragma once

#include <string>

#include "codec/problem.h"
#include "games/fiction/action.h"

namespace terminal_fiction {

// An example: "lie 3 x use ban q", "discard 3".
std::string typed_for(fiction::Ability);

// The words behind "use"; of "new word crane" the last is an argument.
codec::Read<fiction::Use> read_use(const std::vector<std::string>& words);

// What a token buys with this card. The argument is empty if none was typed.
codec::Read<fiction::Favour> read_favour(fiction::Ability, const std::string& argument);

// The use that clues without its name can only be meant as, right or wrong; Plainly if there is
// none. `lied` are the places that differ from the honest clues.
fiction::Use implied_use(std::optional<fiction::Ability> card, lexicon::Marks shown,
                         fiction::PlaceSet lied);

}  // namespace terminal_fiction
