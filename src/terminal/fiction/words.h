// Fiction's small words for people.
#pragma once

#include <string>
#include <string_view>

#include "terminal/fiction/scene.h"
#include "terminal/marks_text.h"
#include "terminal/phrases.h"

namespace terminal_fiction {

using terminal::capital;
using terminal::clock_text;
using terminal::clues_text;
using terminal::counted;
using terminal::glyph_of;
using terminal::ink_of;
using terminal::length_text;
using terminal::number_word;
using terminal::upper;
using terminal::upper_letters;
using terminal::word_of;

core::Millis left(const fiction::Board&, core::TableTime now);

std::string card_back(const Scene&, std::uint8_t card);  // The Odyssey, Homer, about 700 BC
std::vector<std::string> card_backs(const tables::Setup&);

}  // namespace terminal_fiction
