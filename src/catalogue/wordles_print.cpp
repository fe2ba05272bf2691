#include "catalogue/wordles_print.h"

namespace wordles {

Print print_of(const Options& options, const decks::QueryDeck& deck) {
  Print print{.letters = options.letters, .cards = {}};
  for (const auto& card : deck.cards) {
    print.cards.push_back({{card.words.begin(), card.words.end()}});
  }
  return print;
}

}  // namespace wordles
