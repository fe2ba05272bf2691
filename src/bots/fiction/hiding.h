// A Lie-brarian's prologue: the word and the letter.
#pragma once

#include "bots/fiction/bots.h"

namespace fiction::bots {

// One of the words of the card that stay best hidden, so that a card does not always give the same.
Choice hide(const Rules&, const View&, core::Generator&);

// One of the everyday words of the card, those first that have few words like it.
Choice hide_in_sight(const Rules&, const View&, core::Generator&);

// The letter of the secret that most words have.
Choice name_least_telling(const Rules&, const View&);

}  // namespace fiction::bots
