// What is drawn at random: tokens of sessions, ids, and codes to be spoken. The generator has to be
// the system's secure one, save in tests.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/generator.h"
#include "directory/directory.h"

namespace directory {

// 256 random bits as 43 characters that fit into a link or a cookie. Whoever has it is the person,
// so only its hash is kept. Nobody compares tokens: one is looked up by its hash, which tells
// whoever measures the time nothing of use.
std::string draw_token(core::Generator&);
TokenHash hash_of(std::string_view token);

template <class Id>
Id draw_id(core::Generator& generator) {
  Id id;
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < id.bytes.size(); ++i, word >>= 8U) {
    if (i % 8 == 0) word = generator.next();
    id.bytes[i] = static_cast<std::uint8_t>(word);
  }
  return id;
}

// The words that codes are made of, sorted (data/code_words.txt).
std::span<const std::string_view> code_words();

// Three words, as in "amber-tiger-lemon": a code opens a waiting room to whoever hears it, and is
// one of 1024³, so that nobody guesses one.
inline constexpr std::size_t words_of_a_room_code = 3;
std::string draw_room_code(core::Generator&);

// What somebody has typed, as codes are kept. Case makes no difference, nor do blanks, hyphens,
// dots, commas and underscores; since no word begins another, there need not be any. Rooms of
// before have codes of five letters, which are kept in capitals.
std::string folded_room_code(std::string_view typed);

}  // namespace directory
