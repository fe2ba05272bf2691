// The Lie-brarian's moment: a guess lies on the desk and clues are due. Each ability card is a
// small piece of its own: whether it can be used now, whether these clues are a use of it, what it
// does.
#pragma once

#include <optional>

#include "games/fiction/fiction.h"

namespace fiction {

// Requires the Lie-brarian's view in Phase::deceive.
struct Deception {
  const Rules& rules;
  const Board& board;
  const Desk& desk;

  Deception(const Rules& agreed, const View& seen)
      : rules{agreed}, board{seen.board}, desk{*seen.desk} {}

  const Row& row() const { return board.rows.back(); }
  RowNumber row_number() const {
    return RowNumber(static_cast<std::uint8_t>(board.rows.size() - 1));
  }
  // The honest clues, which are about the new word where one is taken (B-07g).
  Marks honest(const Use& use) const;
};

// Places where the clues are not the honest ones.
PlaceSet lies(Marks honest, Marks shown);

// Why the ability cannot be used with any clues now.
std::optional<Refusal> unavailable(const Deception&, Ability);

// Why these clues may not be shared.
std::optional<Refusal> refusal(const Deception&, const Share&);

// Why the secret may not become this word (B-07g).
std::optional<Refusal> new_word_refusal(const Deception&, Word);

// The letters that could be banned, the words that the secret could become.
lexicon::LetterSet bannable(const Deception&);
core::List<Word, 32> new_words(const Deception&);

// What a use does besides the clues; called while the row's clues are being shared.
void take_effect(State&, const Use&);

// Words of a card that may be the secret (F-03, F-04), yellow first.
core::List<Word, 32> allowed_words(const Rules&, const Front&);

}  // namespace fiction
