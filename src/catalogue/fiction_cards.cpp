#include "catalogue/fiction_cards.h"

#include "games/fiction/text.h"

namespace fiction {

Cards printed_cards(const Rules& rules, const decks::Deck& deck) {
  Cards cards{.books = {},
              .abilities = {},
              .boards = boards_a_half,
              .tokens = rules.first_tokens(),
              .half_ms = {},
              .choice_ms = rules.choice()};
  if (rules.timed()) cards.half_ms = rules.half();
  for (const auto& card : deck.cards) cards.books.push_back({card.title, card.author, card.year});
  if (rules.options.edition != Edition::banned) return cards;
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
