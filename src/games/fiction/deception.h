// The Lie-brarian's moment: a guess lies on the desk and clues are due.
#pragma once

#include <optional>

#include "games/fiction/ability_card.h"

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
  // Places that B-06c does not pin.
  PlaceSet may_lie() const;
  // The honest clues, which are about the new word if one is taken (B-07g).
  Marks honest(const Use& use) const;
};

// Places where the clues are not the honest ones.
PlaceSet lies(Marks honest, Marks shown);

// Returns nullopt if the face-up card cannot be used with any clues now.
std::optional<UseOffer> use_offer(const Deception&);

// Why these clues may not be shared.
Refused refusal(const Deception&, const Share&);

// What a use does besides the clues; called while the row's clues are being shared.
void take_effect(State&, const Use&);

// Words of a card that may be the secret (F-03, F-04), yellow first.
core::List<Word, 32> allowed_words(const Rules&, const Front&);

}  // namespace fiction
