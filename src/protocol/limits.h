// How much of anything a client may send. docs/formats/wire.md tells clients the same.
#pragma once

#include <cstddef>

namespace protocol {

inline constexpr std::size_t most_message_bytes = 16 * 1024;  // also of an HTTP body
inline constexpr std::size_t most_message_depth = 16;
inline constexpr std::size_t most_id = 64;
inline constexpr std::size_t most_name = 24;         // of a person, in characters
inline constexpr std::size_t most_characters = 500;  // of what is said, and of any other text
inline constexpr std::size_t most_accents = 2;       // on one letter, of any script …
inline constexpr std::size_t most_marks = 4;         // … and with those of its own
inline constexpr std::size_t most_listed = 64;       // of any list
inline constexpr std::size_t least_password = 8, most_password = 128;  // in characters
inline constexpr int least_grace = 10, most_grace = 600;               // in seconds

// What a client takes from a server: a replay of a long game is large.
inline constexpr std::size_t most_answer_bytes = 64 * 1024 * 1024;
inline constexpr std::size_t most_answer_depth = 48;

}  // namespace protocol
