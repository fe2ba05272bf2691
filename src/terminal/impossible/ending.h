// The end of a game: how it went, and the book of it.
#pragma once

#include "terminal/impossible/scene.h"
#include "terminal/writer.h"

namespace terminal_impossible {

std::string verdict(const Scene&);  // who won and by what, in a sentence or two

void reveal(terminal::Writer&, const Scene&);

}  // namespace terminal_impossible
