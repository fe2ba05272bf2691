#include "bots/fiction/keeping.h"

#include <algorithm>

#include "games/fiction/text.h"

namespace fiction::bots {
namespace {

// Each side's cards, the most useful first.
constexpr std::array<Ability, 2 * abilities_a_side> by_worth{
    Ability::letter_query,    Ability::extra_board, Ability::vowel_count,  Ability::neighbour,
    Ability::before_or_after, Ability::vowel_hunt,  Ability::honest_place, Ability::gibberish,
    Ability::more_time,       Ability::two_lies,    Ability::exchange,     Ability::whole_truth,
    Ability::blank,           Ability::no_tokens,   Ability::ban,          Ability::false_token,
    Ability::new_word,        Ability::hurry,
};

}  // namespace

Choice keep_better(std::array<Ability, 2> dealt) {
  const auto worth = [](Ability ability) { return std::ranges::find(by_worth, ability); };
  const Ability better = worth(dealt[0]) < worth(dealt[1]) ? dealt[0] : dealt[1];
  return {Keep{better}, "Of your two cards this one decides more games."};
}

}  // namespace fiction::bots
