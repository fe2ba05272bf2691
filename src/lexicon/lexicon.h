// The words that games accept, from data/; immutable, named by the hash of what it was made from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lexicon/word.h"

namespace lexicon {

// What a word is to us. Sizes are SCOWL's: the smaller, the more common.
enum class Verdict : std::uint8_t {
  common,       // fit for a secret: it is in the list of secrets
  rare,         // a legal guess, not in that list; its size may be small nevertheless
  poor_secret,  // a legal guess; looks like a name or is archaic
  unsuitable,   // a legal guess; offensive or sensitive, never shown unasked
  proper_noun,  // refused
  foreign,      // refused; a word of another language
  unknown,      // refused
};

constexpr bool is_legal(Verdict v) { return v <= Verdict::unsuitable; }

struct Entry {
  Word word;
  std::uint8_t size;  // SCOWL size, 10 to 80
  Verdict verdict;
};

// What is refused with a reason of its own; both sorted, no word is in two lists.
struct RefusedWords {
  std::vector<Word> proper_nouns, foreign;
};

class Lexicon {
 public:
  // The entries are legal words of one length, sorted; none is among the refused.
  Lexicon(std::vector<Entry> entries, RefusedWords refused, std::string hash);

  std::span<const Entry> entries() const { return entries_; }
  std::span<const Word> common() const { return common_; }  // those fit for a secret, sorted
  std::size_t word_length() const { return entries_.empty() ? 0 : entries_.front().word.size(); }
  const Entry* find(Word) const;  // none where the word is not legal
  Verdict verdict(Word) const;
  bool has(Word word) const { return is_legal(verdict(word)); }
  std::string_view hash() const { return hash_; }

 private:
  std::vector<Entry> entries_;
  std::vector<Word> common_;
  RefusedWords refused_;
  std::string hash_;
};

// The built-in lists, made from the embedded data on first use.
const Lexicon& five_letters();
const Lexicon& four_letters();

// As they were in data/earlier/1.
const Lexicon& first_five_letters();
const Lexicon& first_four_letters();

// The built-in list that has this hash, the present one or one that games may have begun with;
// nullptr if there never was such a list.
const Lexicon* find_five_letters(std::string_view hash);
const Lexicon* find_four_letters(std::string_view hash);

}  // namespace lexicon
