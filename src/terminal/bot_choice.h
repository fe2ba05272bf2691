// Which bots can sit where.
#pragma once

#include <string>

#include "catalogue/match.h"

namespace terminal {

// Whether the bot plays this seat of this game.
bool bot_plays(const catalogue::GameInfo&, std::span<const catalogue::Option>, std::string_view bot,
               core::Actor seat);

// The name, if the game has a bot of that name.
codec::Read<std::string> named_bot(const catalogue::GameInfo&, const std::string& name);

// The strongest bot that plays the seat.
codec::Read<std::string> best_bot(const catalogue::GameInfo&, std::span<const catalogue::Option>,
                                  core::Actor seat);

}  // namespace terminal
