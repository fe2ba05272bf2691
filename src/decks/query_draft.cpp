#include "decks/query_draft.h"

#include <algorithm>
#include <cassert>

namespace decks {

using lexicon::Letter;
using lexicon::LetterSet;
using lexicon::Word;

namespace {

constexpr Letter last(Word word) { return word[word.size() - 1]; }

bool end_alike(Word a, Word b) { return last(a) == last(b) && a[a.size() - 2] == b[b.size() - 2]; }

}  // namespace

LetterSet QueryDraft::missing() const {
  LetterSet letters;
  for (std::size_t i = 0; i < count_.size(); ++i) {
    if (count_[i] == 0) letters.add(Letter(i));
  }
  return letters;
}

bool QueryDraft::suits(Word word) const {
  if (full()) return false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (words_with(word[i]) == most_words_with_a_letter) return false;
  }
  int initial = 0, ending = 0, in_s = 0;
  for (const Word other : words_) {
    if ((word.letters() & other.letters()).size() > most_letters_shared(word)) return false;
    initial += other[0] == word[0] ? 1 : 0;
    ending += end_alike(other, word) ? 1 : 0;
    in_s += last(other) == lexicon::letter('s') ? 1 : 0;
  }
  return initial < most_words_with_an_initial && ending < most_words_with_an_ending &&
         (last(word) != lexicon::letter('s') || in_s < most_words_in_s);
}

int QueryDraft::worth(Word word) const {
  int sum = 0;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (words_with(word[i]) == 0) sum += 5;
    if (words_with(word[i]) == 1) sum += 2;
  }
  return sum;
}

void QueryDraft::add(Word word) {
  assert(suits(word));
  words_.push_back(word);
  const LetterSet letters = word.letters();
  for (std::size_t i = 0; i < count_.size(); ++i) count_[i] += letters.has(Letter(i)) ? 1 : 0;
}

std::optional<QueryCard> QueryDraft::card() const {
  if (!full() || !missing().empty()) return std::nullopt;
  QueryCard card;
  std::ranges::copy(words_, card.words.begin());
  std::ranges::sort(card.words);
  return card;
}

}  // namespace decks
