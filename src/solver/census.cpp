#include "solver/census.h"

#include "games/fiction/deception.h"
#include "solver/price_list.h"

namespace solver {

Census::Census(const Knowledge& knowledge, std::optional<fiction::Ability> card,
               const Spelling& guess)
    : card_{&fiction::use_rules(card)} {
  const std::uint8_t limit = price_limit(*card_);
  for (const Candidate& candidate : knowledge.candidates()) {
    const ClueCode code = honest_code(candidate.spelling, guess);
    ++all_[code];
    if (candidate.spent < limit) ++able_[code];
  }
  all_[all_right] = able_[all_right] = 0;
}

Leaving Census::leaving(fiction::PlaceSet pinned, lexicon::Marks shown) const {
  Leaving leaving;
  for (std::size_t i = 0; i < clue_codes; ++i) {
    const auto code = static_cast<ClueCode>(i);
    if (all_[code] == 0) continue;
    const lexicon::Marks honest = marks_of(code);
    const std::uint8_t price = price_of(*card_, pinned, honest, shown);
    if (price == impossible) continue;
    const std::size_t words = price == 0 ? all_[code] : able_[code];
    leaving.words += words;
    const fiction::PlaceSet lied = fiction::lies(honest, shown);
    for (std::size_t place = 0; place < fiction::word_length; ++place) {
      const bool lies = lied.has(fiction::place_at(place));
      if (lies && shown[place] != lexicon::Mark::blank) leaving.lying_at[place] += words;
    }
  }
  return leaving;
}

}  // namespace solver
