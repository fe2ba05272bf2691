// Where Mold falls, by the rules themselves: for the Pool, for the price of an addition, for the
// question before an attack, and for the story after it.
#pragma once

#include "terminal/impossible/scene.h"

namespace terminal_impossible {

enum class Landing {
  nowhere,    // the card bears no label
  no_book,    // none lies at that label
  sheltered,  // I-31j
  molded,
  destroys,  // I-22
  loses,     // the Containment has none to give (I-21)
};

struct Fall {
  std::optional<impossible::Character> card;  // of the Pool
  std::optional<impossible::Label> label;
  Landing landing{};
  std::optional<impossible::Book> book;
  int mold = 0, spaces = 0;  // on the Book, once it has fallen
  bool ends = false;         // the game
};

// One Mold, and this table with it.
Fall fall_on(const impossible::Rules&, impossible::Open&, impossible::Label);

// The whole attack (I-18), on this table; a Pool that is too small attacks with what it has.
std::vector<Fall> attack(const impossible::Rules&, impossible::Open&);

// "Mold on The Odyssey (Quill), 2 of 4"; empty where nothing happens.
std::string fall_text(const Scene&, const Fall&);
// "Mold on Quill, 2 of 4": for those who see the Books beside it.
std::string short_fall_text(const Scene&, const Fall&);

}  // namespace terminal_impossible
