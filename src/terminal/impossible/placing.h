// Adding Characters: every way that there is, by number, and what is typed for it.
#pragma once

#include "terminal/impossible/choice.h"
#include "terminal/impossible/scene.h"
#include "terminal/screen.h"

namespace terminal_impossible {

struct Way {
  impossible::Character character;
  impossible::Placement placement;
};
std::vector<Way> ways(const Scene&);  // in the order of their numbers

// "Puck as Hamlet, Quill 1"; "no Mold".
std::string way_text(const Scene&, const Way&);
std::string price_text(const Scene&, const Way&);
void show_ways(terminal::Writer&, const Scene&);

// "3", "3 anyway".
terminal::Reply add_by_number(terminal::Writer&, const Scene&, Typed words);
// "puck to quill 1", "2 to hamlet 1 anyway", "puck to ophelia".
terminal::Reply add_by_name(terminal::Writer&, const Scene&, Typed words);

}  // namespace terminal_impossible
