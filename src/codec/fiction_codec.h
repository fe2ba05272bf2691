// Fiction in notation and JSON.
#pragma once

#include <string>
#include <vector>

#include "codec/problem.h"
#include "games/fiction/fiction.h"

namespace codec {

// A view in notation: the facts that it shows, one a line.
std::vector<std::string> facts(const fiction::Rules&, const fiction::View&);

// librarian, guesser (or guesser1 … guesser11), chance, clock, spectator.
std::string actor_name(const fiction::Rules&, core::Actor);
Read<core::Actor> actor_from_name(const fiction::Rules&, std::string_view);

}  // namespace codec
