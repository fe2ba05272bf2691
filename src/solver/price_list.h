// What one row of the board says about the secret, by B-08. All of it depends on the secret through
// the honest clues that it would have given to the row's guess, so a row is a list of prices: for
// each kind of honest clues, how many limited uses of the Lie-brarian's ability card the row would
// have taken (another number of lies, a token turned round), or that the row cannot have come about
// at all. What a card allows is in its fiction::UseRules; no card is named here. A word is possible
// while the prices of all rows together stay within the card's limit.
#pragma once

#include <array>
#include <cstdint>

#include "games/fiction/ability_card.h"
#include "solver/clue_code.h"

namespace solver {

inline constexpr std::uint8_t impossible = 100;

struct PriceList {
  std::array<std::uint8_t, clue_codes> price;
};

// Requires a row that has its clues. It reads the face-up card, the halves and the tokens of the
// board, and of `row` what the board would show there.
PriceList price_list(const fiction::Rules&, const fiction::Board&, std::size_t row);

// The price of showing these clues while the honest ones are those, before any token: for looking
// ahead. `shown` may hold one blank. The rules are those of the face-up card.
std::uint8_t price_of(const fiction::UseRules&, fiction::PlaceSet pinned, lexicon::Marks honest,
                      lexicon::Marks shown);

// How many priced uses the face-up card allows in a game.
std::uint8_t price_limit(const fiction::UseRules&);

}  // namespace solver
