// Why a text cannot be read as what it should be. The enumerators are the names on the wire.
#pragma once

#include <cstdint>

namespace codec {

enum class ParseProblem : std::uint8_t {
  // JSON
  not_json,
  too_long,
  wrong_type,
  // any text
  missing,
  too_much,
  too_many,
  unknown_name,
  unknown_option,
  unknown_actor,
  unknown_card,
  named_twice,
  out_of_range,
  not_a_number,
  not_yes_or_no,
  // words, letters and marks
  several_words,
  not_letters,
  wrong_length,
  not_a_letter,
  not_clues,
  not_a_sign,
  not_places,
  not_seats,
};

}  // namespace codec
