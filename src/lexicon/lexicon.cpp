#include "lexicon/lexicon.h"

#include <algorithm>
#include <cassert>

namespace lexicon {

Lexicon::Lexicon(std::vector<Entry> entries, RefusedWords refused, std::string hash)
    : entries_{std::move(entries)}, refused_{std::move(refused)}, hash_{std::move(hash)} {
  // With <=, sorted means that no word comes twice.
  assert(std::ranges::is_sorted(entries_, std::ranges::less_equal{}, &Entry::word));
  assert(std::ranges::is_sorted(refused_.proper_nouns));
  assert(std::ranges::is_sorted(refused_.foreign));
  for (const Entry& entry : entries_) {
    if (entry.verdict == Verdict::common) common_.push_back(entry.word);
  }
}

const Entry* Lexicon::find(Word word) const {
  const auto place = std::ranges::lower_bound(entries_, word, {}, &Entry::word);
  return place != entries_.end() && place->word == word ? &*place : nullptr;
}

Verdict Lexicon::verdict(Word word) const {
  if (const Entry* entry = find(word)) return entry->verdict;
  if (std::ranges::binary_search(refused_.proper_nouns, word)) return Verdict::proper_noun;
  return std::ranges::binary_search(refused_.foreign, word) ? Verdict::foreign : Verdict::unknown;
}

}  // namespace lexicon
