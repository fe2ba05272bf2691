// The Guessers' tokens: laid on a letter, or discarded for what their ability card gives.
#pragma once

#include <optional>

#include "games/fiction/fiction.h"

namespace fiction {

// These require Phase::guess; they read the board alone.
std::optional<Refusal> refusal(const Rules&, const Board&, const Token&);
std::optional<Refusal> refusal(const Rules&, const Board&, const Discard&);

// What a discarded token could buy now; nullopt if nothing.
std::optional<FavourOffer> favour_offer(const Rules&, const Board&);

// Lays the token and answers it; spends the token and does what it buys.
void lay(const Rules&, State&, const Token&);
void spend(const Rules&, State&, const Discard&);

}  // namespace fiction
