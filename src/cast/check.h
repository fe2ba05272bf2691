// Whether cards make a good game. parse_cards lets in whatever can be played; this finds what would
// play or read badly. Every trouble names the card; none has a line.
#pragma once

#include <cstddef>
#include <vector>

#include "cast/cards.h"
#include "core/lines.h"

namespace cast {

// I-33 and our own bounds. Takers of a spot are counted with its original.
inline constexpr std::size_t fewest_takers = 12, most_takers = 35;
inline constexpr std::size_t fewest_with_a_role = 8;
inline constexpr std::size_t fewest_with_a_power = 6, most_with_a_power = 9;  // I-31
// A fifth of the Characters bear no label, the rest are spread evenly, each give or take this many.
inline constexpr std::size_t without_label = characters_in_all / 5;
inline constexpr std::size_t with_a_label = (characters_in_all - without_label) / labels;
inline constexpr std::size_t leeway = 3;

std::vector<core::Trouble> check(const Cards&);  // the two that follow

// Counts; that Characters and Books agree on who is at home where; Mold spaces; roles, labels and
// Powers; takers; that no Child gets into the spot of a Love Interest; who can play alone.
std::vector<core::Trouble> check_facts(const Cards&);

// Keys; summaries: two to four sentences that name no Character, know nobody's sex, and
// put nothing before a name that "the" cannot follow. Requires as many cards as the game has.
std::vector<core::Trouble> check_texts(const Cards&);

// That what is known of the cards of the rulebook stands as it is printed (I-30). For the standard
// cards; players' own may differ. Requires as many cards as the game has.
std::vector<core::Trouble> check_known(const Cards&);

}  // namespace cast
