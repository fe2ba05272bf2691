// What somebody does, in a sentence.
#pragma once

#include "narration/impossible/scene.h"

namespace narration_impossible {

struct Deed {
  impossible::Seat by{};
  impossible::Action action;
  std::string why{};  // a bot's reason
};

// "player 2 adds Puck as Hamlet, spot 1 of Hamlet (Quill)": without its end, and not yet with a
// capital. `before` is the table as it was.
std::string deed_text(const Scene& before, const Deed&);

// What Marguerite does for that Book (I-32c).
std::string rescue_text(const Scene& before, impossible::Label);

// What a Power or an ability does, without whose it is: "Puck leaves the Pool".
std::string effect_text(const Scene& before, impossible::Seat by, const impossible::Effect&);
std::string ability_deed_text(const Scene& before, impossible::Seat by, const impossible::Ability&);

}  // namespace narration_impossible
