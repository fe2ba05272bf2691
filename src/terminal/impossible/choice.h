// One of several things, chosen by its number or by any part of its name that is unlike the
// others'.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace terminal_impossible {

struct Choice {
  std::size_t number = 0;          // as it is listed; 0 where it is not
  std::string text;                // how it is listed
  std::vector<std::string> names;  // what may be typed instead
};

using Typed = std::vector<std::string>;

// What is typed, and names, without what people leave out: capitals, accents, apostrophes, full
// stops, commas.
std::string folded(std::string_view);
Typed typed_words(std::string_view line);
std::string joined(const Typed& words);
bool is_number(std::string_view word);

struct Found {
  std::size_t place;  // in the list of choices
};
struct Ambiguous {
  std::vector<std::size_t> places;
};
struct Unknown {};
using Finding = std::variant<Found, Ambiguous, Unknown>;

// A whole name before its beginning, that before the beginning of a word in it, that before any
// other part.
Finding find_choice(std::span<const Choice>, std::string_view typed);

// The same for as many of the first words as make sense together; they are taken off.
Finding take_choice(std::span<const Choice>, Typed& words);

// Words such as "to" and "for" between what is named are taken off; whether there was one.
bool take_filler(Typed& words);
bool take_and(Typed& words);

}  // namespace terminal_impossible
