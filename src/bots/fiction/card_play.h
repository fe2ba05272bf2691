// What the bots make of each ability card: which of two to keep, and when to use it. card_play.cpp
// has a piece for every card, and no other file of a bot lists them.
#pragma once

#include "bots/fiction/investigating.h"
#include "bots/fiction/lying.h"

namespace fiction::bots {

// By a fixed order of worth, partly measured and partly judged; both cards are of one side.
Choice keep_better(const Rules&, std::array<Ability, 2> dealt);

// The best lie with the Lie-brarian's card. Returns nullopt if it cannot be used now, or should
// better be saved. `plain` is the best lie without it.
std::optional<Lie> lie_with_card(const Lying&, const Lie& plain);

// What a discarded token would tell; no bits if it is better used otherwise. `next` is the guess
// that would follow.
Ask ask_favour(const Reading&, const Guessing& next, const FavourOffer&);

}  // namespace fiction::bots
