#include "decks/card_line.h"

#include <algorithm>

namespace decks {

using lexicon::Verdict;

std::string_view take_part(std::string_view& rest) {
  constexpr std::string_view blanks = " \t";
  const std::string_view part = rest.substr(0, rest.find_first_of(blanks));
  rest.remove_prefix(part.size());
  rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
  return part;
}

std::string_view why_on_no_card(Verdict verdict) {
  switch (verdict) {
    case Verdict::common: break;
    case Verdict::rare: return "is not in the list of secrets";
    case Verdict::poor_secret: return "looks like a name or is archaic";
    case Verdict::unsuitable: return "may offend";
    case Verdict::proper_noun: return "is a proper noun";
    case Verdict::foreign: return "is not English";
    case Verdict::unknown: return "is not in the lexicon";
  }
  return {};
}

}  // namespace decks
