// Decks as text, in the format of data/README.md: read what people wrote, print what they can edit.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/lines.h"
#include "decks/deck.h"
#include "lexicon/lexicon.h"

namespace decks {

// A deck that is whole: at least one card, every card complete, every word of its colour and
// common in the lexicon (Guessers reckon with common words alone), no title twice.
std::expected<Deck, core::Trouble> parse_deck(std::string_view text, const lexicon::Lexicon&,
                                              std::string hash);

std::string text(const BookCard&);
std::string text(const Deck&);  // parse_deck gives the same deck again

}  // namespace decks
