// What can always be said, in every language and to everybody: by name on the wire, as a sentence
// on the screen. Names are never given another meaning; new ones may come.
#pragma once

#include <array>
#include <string_view>

namespace protocol {

struct Phrase {
  std::string_view name, sentence;
};

inline constexpr std::array phrases{
    Phrase{"hello", "Hello!"},           Phrase{"good_luck", "Good luck!"},
    Phrase{"well_done", "Well done!"},   Phrase{"thanks", "Thank you."},
    Phrase{"sorry", "Sorry."},           Phrase{"one_moment", "One moment, please."},
    Phrase{"my_turn", "It is my turn."}, Phrase{"your_turn", "It is your turn."},
    Phrase{"i_doubt_it", "I doubt it."}, Phrase{"i_agree", "I agree."},
    Phrase{"i_disagree", "I disagree."}, Phrase{"time", "Mind the clock."},
    Phrase{"good_game", "Good game."},   Phrase{"again", "Once more?"},
};

constexpr const Phrase* find_phrase(std::string_view name) {  // nothing if there is none
  for (const Phrase& phrase : phrases) {
    if (phrase.name == name) return &phrase;
  }
  return nullptr;
}

}  // namespace protocol
