// Query cards as text, in the format of data/README.md: read what people wrote, print what they can
// edit.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/lines.h"
#include "decks/query_card.h"
#include "lexicon/lexicon.h"

namespace decks {

// A deck that is whole: 1 to most_query_cards cards, each of 12 different words that are legal in
// this lexicon and offend nobody, with every letter A to Z among them; no card twice, in whatever
// order its words stand. Uncommon words are welcome: a query is no secret. The name stays empty.
std::expected<QueryDeck, core::Trouble> parse_queries(std::string_view text,
                                                      const lexicon::Lexicon&, std::string hash);

std::string text(const QueryCard&);  // one line
std::string text(const QueryDeck&);  // parse_queries gives the same cards again

// How long the words of a text of query cards are, by its first line, whether or not the rest is in
// order; none for a text of anything else.
std::optional<std::size_t> query_letters(std::string_view text);

}  // namespace decks
