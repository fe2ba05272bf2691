#include "bots/fiction/keeping.h"

#include <algorithm>

#include "games/fiction/text.h"

namespace fiction::bots {
namespace {

// Each side's cards, the most useful first. Two lies, the whole truth and the exchange win the liar
// games against the reader, in this order; a reader's cards lie closer together. Of the others we
// judge by what they keep from people, who need time and tokens more than the reader does.
constexpr std::array<Ability, 2 * abilities_a_side> by_worth{
    Ability::letter_query, Ability::neighbour,   Ability::before_or_after, Ability::extra_board,
    Ability::gibberish,    Ability::vowel_count, Ability::vowel_hunt,      Ability::more_time,
    Ability::honest_place, Ability::two_lies,    Ability::whole_truth,     Ability::exchange,
    Ability::blank,        Ability::no_tokens,   Ability::false_token,     Ability::ban,
    Ability::new_word,     Ability::hurry,
};

}  // namespace

Choice keep_better(std::array<Ability, 2> dealt) {
  const auto worth = [](Ability ability) { return std::ranges::find(by_worth, ability); };
  const Ability better = worth(dealt[0]) < worth(dealt[1]) ? dealt[0] : dealt[1];
  return {Keep{better}, "Of your two cards this one decides more games."};
}

}  // namespace fiction::bots
