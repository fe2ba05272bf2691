#include "bots/impossible/lore.h"

#include <gtest/gtest.h>

#include "cast/cards.h"

namespace impossible::bots {
namespace {

TEST(Lore, KnowsWhoFitsWhereAndBringsNoMold) {
  const cast::Facts& facts = cast::standard_cards().facts;
  const Lore lore{facts};
  for (std::size_t i = 0; i < cast::characters_in_all; ++i) {
    const Character newcomer{static_cast<std::uint8_t>(i)};
    for (std::size_t o = 0; o < cast::characters_in_all; ++o) {
      const cast::CharacterFacts& original = facts.characters[o];
      EXPECT_EQ(lore.like(Character(o)).has(newcomer),
                cast::fits(facts, newcomer, original.home, original.spot));
    }
    const auto label = facts.of(newcomer).label;
    for (const Label book : {Label::quill, Label::typewriter, Label::ballpoint}) {
      EXPECT_EQ(lore.at_home_at(book).has(newcomer), !label || *label == book);
    }
  }
}

}  // namespace
}  // namespace impossible::bots
