#include "decks/query_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "decks/query_build.h"
#include "decks/query_text.h"

namespace decks {

std::expected<std::string, core::Trouble> query_file(const QueryOrder& order) {
  const bool four = order.letters == 4;
  const auto& lexicon = four ? lexicon::four_letters() : lexicon::five_letters();
  core::SeededGenerator generator{order.seed};
  const auto given = four ? std::vector<QueryCard>{} : rulebook_queries();
  auto cards = build_queries(lexicon, given, order.cards, generator);
  if (!cards) return std::unexpected(std::move(cards.error()));

  std::string out = fmt::format(
      "# Query cards of Wordles: {} words of {} letters a card, a card a line. Made with\n"
      "#   liebrary deck queries --letters {} --cards {} --seed {}\n",
      words_a_card, order.letters, order.letters, order.cards, order.seed);
  if (!four) {
    out += fmt::format("# From the rulebook: the first {}.\n", std::min(given.size(), order.cards));
  }
  return out + text(QueryDeck{.name = {}, .cards = std::move(*cards), .hash = {}});
}

}  // namespace decks
