// The text of a deck of query cards, made to order.
#pragma once

#include <cstdint>
#include <expected>
#include <string>

#include "core/lines.h"

namespace decks {

struct QueryOrder {
  std::size_t letters = 5;  // 4 or 5
  std::size_t cards = 72;   // in all, 1 to most_query_cards
  std::uint64_t seed = 1;
};

// A text for parse_queries that opens with the command that gives it again. A deck of five letters
// begins with the rulebook's cards.
std::expected<std::string, core::Trouble> query_file(const QueryOrder&);

}  // namespace decks
