// The eighteen ability cards of Banned Books (B-01 to B-07).
#pragma once

#include <cstdint>
#include <optional>

#include "games/fiction/options.h"

namespace fiction {

enum class Ability : std::uint8_t {
  // The Guessers': spent with a token.
  gibberish,        // B-05a discard
  vowel_hunt,       // B-05b whenever
  letter_query,     // B-06a discard
  more_time,        // B-06b discard
  honest_place,     // B-06c discard
  vowel_count,      // B-06d discard
  neighbour,        // B-06e whenever
  extra_board,      // B-06f discard
  before_or_after,  // B-06g discard
  // The Lie-brarian's: at most once a guess.
  two_lies,     // B-05c
  whole_truth,  // B-05d
  blank,        // B-07a
  exchange,     // B-07b
  no_tokens,    // B-07c
  hurry,        // B-07d
  false_token,  // B-07e
  ban,          // B-07f
  new_word,     // B-07g
};

inline constexpr std::uint8_t abilities_a_side = 9;

constexpr Side side_of(Ability ability) {
  return ability < Ability::two_lies ? Side::guessers : Side::librarian;
}

// The nth card of a side, as chance deals them; n < abilities_a_side.
constexpr Ability nth_ability(Side side, std::size_t n) {
  return Ability(n + (side == Side::librarian ? abilities_a_side : 0));
}

// How often the Lie-brarian may use it in a game; nothing for ∞ and for the Guessers' cards.
std::optional<std::uint8_t> uses_allowed(Ability);

// Whether the Guessers learn of a use when the clues are shared (B-04).
bool is_open(Ability);

}  // namespace fiction
