// What a player might think of doing now: not all that the rules allow, but all that is likely to
// be any good.
#pragma once

#include <variant>
#include <vector>

#include "bots/impossible/thought.h"

namespace impossible::bots {

using Deed = std::variant<Add, Use, Help>;
using Ideas = std::vector<Deed>;

// Requires powers_work(open). Powers that draw cards can follow each other without end; after so
// many in one turn only additions come to mind, lest everybody else falls asleep.
inline constexpr std::uint8_t patience = 10;
Ideas ideas(const Thought&);

void think_of_adding(const Thought&, Ideas&);
void think_of_powers(const Thought&, Ideas&);
void think_of_ability(const Thought&, Ideas&);

Action action_of(const Deed&);

// The cards that a player would first part with, the least useful first: of the own hand, of one
// other hand, and of Books that the Mold will take anyway.
std::vector<Character> spare_cards(const Thought&, const CharacterSet& not_these);

}  // namespace impossible::bots
