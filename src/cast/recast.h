// The summary of a Book, told of whoever plays in it now. summary.h says how it is written.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "cast/cards.h"
#include "core/generator.h"

namespace cast {

using Casting = std::array<std::optional<Character>, spots_a_book>;

// What is read aloud when a Book is completed (I-17).
std::string recast(const Cards&, Book, std::array<Character, spots_a_book> cast);

// As the card shows it: blanks such as "__2__ (Love Interest, Wealthy)", the roles at first sight
// only.
std::string blank_summary(const Cards&, Book);

// As far as it is cast: names where there are Characters, blanks where spots are empty.
std::string summary(const Cards&, Book, const Casting&);

// Three newcomers who fit, none of them in its own spot.
std::array<Character, spots_a_book> any_cast(const Facts&, Book, core::Generator&);

std::string possessive(std::string_view name);  // "Alice's", "Odysseus'"
std::string roles_text(RoleSet);                // "Love Interest, Wealthy"

}  // namespace cast
