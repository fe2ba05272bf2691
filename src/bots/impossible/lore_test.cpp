#include "bots/impossible/lore.h"

#include <gtest/gtest.h>

#include "cast/cards.h"

namespace impossible::bots {
namespace {

TEST(Lore, KnowsWhoFitsWhereAndBringsNoMold) {
  const cast::Facts& facts = cast::standard_cards().facts;
  const Lore lore{facts};
  for (std::size_t o = 0; o < cast::characters_in_all; ++o) {
    const cast::CharacterFacts& original = facts.characters[o];
    for (std::size_t i = 0; i < cast::characters_in_all; ++i) {
      const bool fits = cast::fits(facts, Character(i), original.home, original.spot);
      EXPECT_EQ(lore.like(Character(o)).has(Character(i)), fits);
      const auto label = facts.characters[i].label;
      for (const Label slot : {Label::quill, Label::typewriter, Label::ballpoint}) {
        const bool welcome = i == o || !label || *label == slot;
        EXPECT_EQ(lore.clean(Character(o), slot).has(Character(i)), fits && welcome);
      }
    }
  }
}

}  // namespace
}  // namespace impossible::bots
