// Cards as this game handles them.
#pragma once

#include "cast/card.h"
#include "core/list.h"
#include "core/set.h"

namespace impossible {

using cast::Book;
using cast::Character;
using cast::index;
using cast::Label;
using cast::Librarian;
using cast::Power;
using cast::Spot;

using CharacterSet = core::Set<Character, cast::characters_in_all>;
using LabelSet = core::Set<Label, cast::labels>;
using CharacterPile = core::List<Character, cast::characters_in_all>;  // its top is at the back

inline constexpr std::size_t most_shown = 4;  // FORESEE (I-31h)

}  // namespace impossible
