#include "catalogue/impossible_print.h"

#include "cast/recast.h"

namespace impossible {
namespace {

PrintedCharacter printed(const cast::Cards& cards, const cast::CharacterCard& card,
                         const cast::CharacterFacts& facts) {
  const std::string together{cast::explain(facts.power, false)};
  const std::string alone{cast::explain(facts.power, true)};
  return {.name = cast::with_article(card),
          .roles = cast::roles_text(facts.roles),
          .book = cards.of(facts.home).title,
          .label = facts.label,
          .power = std::string{cast::name(facts.power)},
          .sentence = together,
          .alone = alone == together ? "" : alone};
}

PrintedBook printed(const cast::Cards& cards, cast::Book book) {
  const auto& card = cards.of(book);
  const auto& facts = cards.facts.of(book);
  PrintedBook print{.title = card.title,
                    .author = card.author,
                    .year = card.year,
                    .summary = cast::blank_summary(cards, book),
                    .mold_spaces = facts.mold_spaces,
                    .spots = {}};
  for (std::size_t i = 0; i < cast::spots_a_book; ++i) {
    const auto original = facts.originals[i];
    print.spots[i] = {cast::with_article(cards.of(original)),
                      cast::roles_text(cards.facts.of(original).roles)};
  }
  return print;
}

}  // namespace

Print print_of(const cast::Cards& cards) {
  Print print;
  for (std::size_t i = 0; i < cards.characters.size(); ++i) {
    print.characters.push_back(printed(cards, cards.characters[i], cards.facts.characters[i]));
  }
  for (std::size_t i = 0; i < cards.books.size(); ++i) {
    print.books.push_back(printed(cards, static_cast<cast::Book>(i)));
  }
  for (const auto& card : cards.librarians) {
    print.librarians.push_back({card.name, card.animal, card.ability, card.alone, card.solitaire});
  }
  return print;
}

}  // namespace impossible
