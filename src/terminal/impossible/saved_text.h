// Books that were saved, as they are told: each by itself, and all together as the book of the
// game.
#pragma once

#include "terminal/impossible/scene.h"
#include "terminal/writer.h"

namespace terminal_impossible {

// The prize of a turn: title, cast and summary of the Book in this place of the Bookshelf.
void show_saved(terminal::Writer&, const Scene&, std::size_t place);

// All of them in order.
void show_story(terminal::Writer&, const Scene&);

// The same as a text to keep, lines no longer than 78 characters.
std::string book_of_the_game(const Scene&);

// Writes it to the file that was named and says so, or why not. An existing file is replaced only
// where "anyway" stands behind its name.
struct Kept {
  bool done = false;
  std::string sentence;
};
Kept save_story(const Scene&, std::string_view typed);

}  // namespace terminal_impossible
