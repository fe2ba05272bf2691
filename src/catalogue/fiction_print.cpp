#include "catalogue/fiction_print.h"

namespace fiction {

Print print_of(const Rules& rules, const decks::Deck& deck) {
  auto open = printed_cards(rules, deck);
  Print print{.books = {},
              .abilities = std::move(open.abilities),
              .boards = open.boards,
              .tokens = open.tokens};
  for (const auto& card : deck.cards) {
    print.books.push_back({card.title, card.author, card.year, card.yellow, card.red});
  }
  return print;
}

}  // namespace fiction
