// Why a bot does what it does, in a sentence for whoever asked for a hint.
#pragma once

#include <string>

#include "bots/impossible/thought.h"

namespace impossible::bots {

std::string reason(const Thought&, const Action&);

// Of one Power or ability.
std::string reason_to_use(const Thought&, const Use&);
std::string reason_to_help(const Thought&, const Help&);

// Names as sentences say them.
std::string named(const Rules&, Character);            // "the Weird Sisters"
std::string named(const Rules&, const CharacterSet&);  // "Puck and Romeo"
std::string titled(const Thought&, Label);             // the Book that lies there
std::string whom(const Thought&, Seat);                // "you", "player 2"

// At the beginning of a sentence, with the verb that one or several do.
std::string begun(const Rules&, Character, std::string_view one, std::string_view several);

}  // namespace impossible::bots
