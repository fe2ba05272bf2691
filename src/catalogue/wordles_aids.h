// What a seat of Wordles may ask about what it sees.
#pragma once

#include <cstdint>
#include <vector>

#include "catalogue/aid.h"
#include "codec/wordles_json.h"

namespace wordles::aids {

inline constexpr std::size_t most_words = 100, most_words_of_several = 12;

struct Hidden {
  std::uint32_t player = 0;   // whose word, counted from 1
  std::uint32_t count = 0;    // words that the board allows
  std::vector<Word> words{};  // the likeliest first; at most 100, or 12 where all boards were asked
};
BOOST_DESCRIBE_STRUCT(Hidden, (), (player, count, words))

// The words that may still be hidden behind the others' boards.
struct Words {
  std::vector<Hidden> boards;
};
BOOST_DESCRIBE_STRUCT(Words, (), (boards))

// A word that one could hide. Nothing is hidden by asking.
struct Secret {
  Word word;
};
BOOST_DESCRIBE_STRUCT(Secret, (), (word))

codec::Read<Secret> secret(const Rules&, const View&, const catalogue::Question&);

// `about` is a player's number: that board alone; one's own tells what the others can know.
codec::Read<Words> words(const Rules&, const View&, const catalogue::Question&);

}  // namespace wordles::aids
