// The query cards of Wordles, for printing on paper.
#pragma once

#include <cstdint>
#include <vector>

#include "codec/wordles_json.h"
#include "decks/query_card.h"

namespace wordles {

struct PrintedQueries {
  std::vector<Word> words;  // decks::words_a_card
};
BOOST_DESCRIBE_STRUCT(PrintedQueries, (), (words))

struct Print {
  std::uint8_t letters = 0;  // of every word
  std::vector<PrintedQueries> cards;
};
BOOST_DESCRIBE_STRUCT(Print, (), (letters, cards))

Print print_of(const Options&, const decks::QueryDeck&);

}  // namespace wordles
