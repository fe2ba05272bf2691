// The liar's clues: where to lie, and whether to use the ability card.
#pragma once

#include <string>

#include "bots/fiction/bots.h"
#include "solver/shares.h"

namespace fiction::bots {

struct Lie {
  Share share;
  solver::Leaving leaving;
  double bits = 0;         // that the Guessers will lack, tokens considered
  double token_tells = 0;  // bits that their best token would tell
};

struct Lying {
  const Rules& rules;
  const View& seen;
  core::Generator& generator;
  solver::Census census;

  const Board& board() const { return seen.board; }
};

// Why these clues: "It leaves the Guessers 9 words."
std::string reason_for(const Lie&);

// Returns nullopt if no clues are such a use.
std::optional<Lie> best_lie(const Lying&, const Use&);

// Requires the Lie-brarian's view in Phase::deceive.
Choice lie(const Rules&, const View&, core::Generator&);

}  // namespace fiction::bots
