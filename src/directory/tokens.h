// What is drawn at random: tokens of sessions, ids, and codes to be spoken. The generator has to be
// the system's secure one, save in tests.
#pragma once

#include <cstdint>
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

// Ten letters that neither look nor, spoken over a bad line, sound like one another; no vowel, so
// that no word comes out. A code is one of 100,000: it opens a waiting room to who hears it, and is
// no secret.
inline constexpr std::string_view room_code_letters = "FHKLMQRTWX";
inline constexpr std::size_t room_code_length = 5;
std::string draw_room_code(core::Generator&);

}  // namespace directory
