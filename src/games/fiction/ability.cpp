#include "games/fiction/ability.h"

namespace fiction {

std::optional<std::uint8_t> uses_allowed(Ability ability) {
  switch (ability) {
    case Ability::false_token:
    case Ability::new_word: return 1;
    case Ability::two_lies:
    case Ability::blank:
    case Ability::exchange: return 2;
    case Ability::no_tokens:
    case Ability::hurry:
    case Ability::ban: return 3;
    case Ability::whole_truth:
    case Ability::gibberish:
    case Ability::vowel_hunt:
    case Ability::letter_query:
    case Ability::more_time:
    case Ability::honest_place:
    case Ability::vowel_count:
    case Ability::neighbour:
    case Ability::extra_board:
    case Ability::before_or_after: return std::nullopt;
  }
  return std::nullopt;
}

bool is_open(Ability ability) {
  return ability == Ability::blank || ability == Ability::no_tokens || ability == Ability::hurry ||
         ability == Ability::ban;
}

}  // namespace fiction
