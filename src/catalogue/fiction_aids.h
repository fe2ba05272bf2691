// What a seat of Fiction may ask about what it sees.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "catalogue/aid.h"
#include "codec/fiction_json.h"

namespace fiction::aids {

inline constexpr std::size_t most_words = 100, most_lies = 64;

// The words that may still be the secret, by what lies open: for a Lie-brarian, what the Guessers
// can know.
struct Words {
  std::uint32_t count = 0;  // of them all
  std::vector<Word>
      words{};               // in the order of the alphabet, from where the seat asked; at most 100
  std::uint32_t behind = 0;  // how many come after these
};
BOOST_DESCRIBE_STRUCT(Words, (), (count, words, behind))

// `about` is where the list begins: a letter, or the beginning of a word.
codec::Read<Words> words(const Rules&, const View&, const catalogue::Question&);

struct Lie {
  Action action;  // the clues that would be shared
  Marks shown;
  std::uint32_t left = 0;                             // words that the Guessers could still believe
  std::array<std::uint32_t, word_length> lying_at{};  // of them, those for which this place lies
};
BOOST_DESCRIBE_STRUCT(Lie, (), (action, shown, left, lying_at))

// What each lie would leave, for a Lie-brarian who has a guess to answer.
struct Lies {
  std::uint32_t now = 0;    // words that may be the secret before these clues
  std::uint32_t count = 0;  // ways to answer
  std::vector<Lie> lies{};  // those that leave most words first; at most 64
};
BOOST_DESCRIBE_STRUCT(Lies, (), (now, count, lies))

codec::Read<Lies> lies(const Rules&, const View&, const catalogue::Question&);

}  // namespace fiction::aids
