#include "solver/forecast.h"

#include <cmath>

#include "solver/price_list.h"

namespace solver {

Forecast::Forecast(const Knowledge& knowledge, std::optional<fiction::Ability> card,
                   fiction::PlaceSet pinned)
    : knowledge_{knowledge}, card_{card}, log2_(knowledge.size() + 1, 0.0) {
  const fiction::UseRules& rules = fiction::use_rules(card);
  for (std::size_t h = 0; h < clue_codes; ++h) {
    const auto honest = static_cast<ClueCode>(h);
    for (std::size_t s = 0; s < clue_codes; ++s) {
      const auto shown = static_cast<ClueCode>(s);
      const auto price = price_of(rules, pinned, marks_of(honest), marks_of(shown));
      if (price != impossible) steps_[h].push_back({shown, price > 0});
    }
  }
  for (std::size_t n = 2; n < log2_.size(); ++n) log2_[n] = std::log2(static_cast<double>(n));
}

Forecast::Counts Forecast::left_by_shown(const Census& census) const {
  Counts left{};
  for (std::size_t h = 0; h < clue_codes; ++h) {
    const auto all = static_cast<std::uint32_t>(census.all(static_cast<ClueCode>(h)));
    if (all == 0) continue;
    const auto able = static_cast<std::uint32_t>(census.able(static_cast<ClueCode>(h)));
    for (const Step step : steps_[h]) left[step.shown] += step.costs ? able : all;
  }
  return left;
}

Expectation Forecast::expect(const Spelling& guess) const {
  const Counts left = left_by_shown(Census{knowledge_, card_, guess});
  double sum = 0;
  double weighed = 0;
  for (const std::uint32_t words : left) {
    sum += words;
    weighed += words * log2_[words];
  }
  const bool may_be_it = knowledge_.has(guess.word);
  const auto size = static_cast<double>(knowledge_.size());
  const double goes_on = may_be_it ? (size - 1) / size : 1;
  return {sum > 0 ? goes_on * weighed / sum : 0, may_be_it};
}

}  // namespace solver
