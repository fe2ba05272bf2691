// Everything that a Wordles board says about its word, gathered so that a whole lexicon can be
// asked in one pass: which letters each place may have, and how often a letter must come.
#pragma once

#include <array>
#include <vector>

#include "games/wordles/open.h"

namespace solver {

class BoardEvidence {
 public:
  // Everything that the row says, and exactly that: afterwards a word is allowed if and only if
  // it was before and its board would have shown this row.
  void add(const wordles::Row&);

  // Only what catches the eye: letters in their right place, and letters that are struck (W-07).
  void glance(const wordles::Row&);

  bool allows(lexicon::Word) const;  // of the length of the rows

  // Words outside are not allowed: signs leave one stretch of the alphabet.
  bool is_before(lexicon::Word word) const { return word <= after_; }
  bool is_after(lexicon::Word word) const { return !before_.empty() && word >= before_; }

 private:
  struct Count {
    std::uint8_t letter, least, most;
  };

  void strike(std::uint32_t letter) {
    for (auto& place : places_) place &= ~letter;
  }
  void count_letters(const wordles::Row&);

  // Bit 1 is a, bit 26 is z, as words are packed.
  std::array<std::uint32_t, lexicon::longest_word> places_{~0U, ~0U, ~0U, ~0U, ~0U};
  std::uint32_t needed_ = 0;    // letters that must be somewhere
  std::vector<Count> counts_;   // where once or more is not all there is to say
  lexicon::Word after_;         // the word comes after this one,
  lexicon::Word before_;        // and before this one; no word where nothing is known
  bool contradictory_ = false;  // no word would have shown such a row
};

}  // namespace solver
