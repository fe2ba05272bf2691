// The table: in columns, or in plain words for a screen reader and for narrow screens.
#pragma once

#include "narration/impossible/forecast.h"
#include "terminal/impossible/scene.h"
#include "terminal/writer.h"

namespace terminal_impossible {

using narration_impossible::attack;
using narration_impossible::Fall;

// The three Books with their spots and their Mold.
void show_books(terminal::Writer&, const Scene&);
// One of them, with its summary as far as it is cast.
void show_book(terminal::Writer&, const Scene&, impossible::Label);

void show_hand(terminal::Writer&, const Scene&, impossible::Seat);
void show_hands(terminal::Writer&, const Scene&);

// The Infestation Pool in order, and what an attack would do.
void show_pool(terminal::Writer&, const Scene&);
// What each card of an attack does, a line each; of the one that would come now.
void show_falls(terminal::Writer&, const Scene&, const std::vector<Fall>&);
void show_attack(terminal::Writer&, const Scene&);

void show_shelf(terminal::Writer&, const Scene&);   // with its tokens and all saved Books
void show_counts(terminal::Writer&, const Scene&);  // Bookshelf, Mold, decks, in short
void show_known(terminal::Writer&, const Scene&);   // cards of the deck that were shown (I-40)
void show_discards(terminal::Writer&, const Scene&);

void show_librarians(terminal::Writer&, const Scene&);

// All that one looks at before a turn; hands of the others in short.
void show_board(terminal::Writer&, const Scene&);

std::string moment_text(const Scene&);  // "Your turn, Draw.", whoever's it is

}  // namespace terminal_impossible
