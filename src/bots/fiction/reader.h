// The reader: a Guesser who keeps every word that still fits (solver/knowledge.h), asks what splits
// them best, and names one of them when few are left or few boards are.
#pragma once

#include "bots/fiction/bots.h"

namespace fiction::bots {

// Requires a Guesser's view in Phase::guess.
Choice investigate(const Rules&, const View&, core::Generator&);

}  // namespace fiction::bots
