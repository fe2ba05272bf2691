#include "lexicon/lexicon.h"

#include <algorithm>
#include <cassert>

namespace lexicon {

Lexicon::Lexicon(std::vector<Entry> entries, std::vector<Word> proper_nouns, std::string hash)
    : entries_{std::move(entries)}, proper_nouns_{std::move(proper_nouns)}, hash_{std::move(hash)} {
  // With <=, sorted means that no word comes twice.
  assert(std::ranges::is_sorted(entries_, std::ranges::less_equal{}, &Entry::word));
  assert(std::ranges::is_sorted(proper_nouns_));
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
  const bool name = std::ranges::binary_search(proper_nouns_, word);
  return name ? Verdict::proper_noun : Verdict::unknown;
}

}  // namespace lexicon
