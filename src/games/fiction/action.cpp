#include "games/fiction/action.h"

#include <array>

namespace fiction {

std::optional<Ability> ability_of(const Use& use) {
  static constexpr std::array<Ability, 9> order{
      Ability::two_lies,    Ability::whole_truth, Ability::blank,
      Ability::exchange,    Ability::no_tokens,   Ability::hurry,
      Ability::false_token, Ability::ban,         Ability::new_word};
  static_assert(std::variant_size_v<Use> == order.size() + 1);
  if (use.index() == 0) return std::nullopt;
  return order[use.index() - 1];
}

Ability ability_of(const Favour& favour) {
  static constexpr std::array<Ability, 7> order{
      Ability::gibberish,   Ability::letter_query, Ability::more_time,      Ability::honest_place,
      Ability::vowel_count, Ability::extra_board,  Ability::before_or_after};
  static_assert(std::variant_size_v<Favour> == order.size());
  return order[favour.index()];
}

}  // namespace fiction
