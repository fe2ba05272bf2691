#include "bots/fiction/keeping.h"

#include <algorithm>

#include "games/fiction/text.h"

namespace fiction::bots {
namespace {

// Each side's cards, the most useful first. Measured: only with two lies, the whole truth and the
// exchange did the liar ever beat the reader, the first two about equally often. All else is
// judgement, the Guessers' order included: it was measured before the reader learnt to wait.
constexpr std::array<Ability, 2 * abilities_a_side> by_worth{
    Ability::letter_query, Ability::neighbour,   Ability::before_or_after, Ability::extra_board,
    Ability::gibberish,    Ability::vowel_count, Ability::vowel_hunt,      Ability::more_time,
    Ability::honest_place, Ability::two_lies,    Ability::whole_truth,     Ability::exchange,
    Ability::blank,        Ability::no_tokens,   Ability::false_token,     Ability::ban,
    Ability::new_word,     Ability::hurry,
};

}  // namespace

Choice keep_better(const Rules& rules, std::array<Ability, 2> dealt) {
  const auto worth = [&](Ability ability) {
    const bool about_time = ability == Ability::more_time || ability == Ability::hurry;
    if (about_time && !rules.timed()) return by_worth.end();  // F-39
    return std::ranges::find(by_worth, ability);
  };
  const Ability better = worth(dealt[0]) < worth(dealt[1]) ? dealt[0] : dealt[1];
  return {Keep{better}, "Of your two cards I take this one to be the stronger."};
}

}  // namespace fiction::bots
