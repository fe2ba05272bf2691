// Where Mold falls, by the rules themselves: for the Pool, for the price of an addition, for the
// question before an attack, and for the story after it.
#pragma once

#include "narration/impossible/scene.h"

namespace narration_impossible {

struct Fall {
  std::optional<impossible::Character> card;  // that brings it
  std::optional<impossible::Label> label;
  impossible::MoldOutcome outcome{};
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

}  // namespace narration_impossible
