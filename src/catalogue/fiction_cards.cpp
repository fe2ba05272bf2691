#include "catalogue/fiction_cards.h"

#include "games/fiction/text.h"

namespace fiction {

Cards printed_cards(const Options& options, const decks::Deck& deck) {
  Cards cards;
  for (const auto& card : deck.cards) cards.books.push_back({card.title, card.author, card.year});
  if (options.edition != Edition::banned) return cards;
  for (std::size_t i = 0; i < core::enum_size<Ability>; ++i) {
    const auto ability = static_cast<Ability>(i);
    cards.abilities.push_back({.name = ability,
                               .title = std::string{title(ability)},
                               .sentence = std::string{describe(ability)},
                               .side = side_of(ability),
                               .rule = std::string{rule_of(ability)}});
  }
  return cards;
}

}  // namespace fiction
