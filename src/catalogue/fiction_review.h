// What can be learnt from a finished game of Fiction: the lies, and how the words thinned out.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "codec/fiction_json.h"

namespace fiction {

struct RowReview {
  Word guess;
  std::optional<Marks> shown{}, honest{};  // none where it got no clues
  std::vector<Place> lies{};
  std::uint32_t left = 0;  // words that the Guessers could believe before the next guess, with what
                           // tokens and cards had told them by then
  Word secret_then;        // that the clues are about; a card may change it (B-07g)
  std::optional<Ability> use{};
};
BOOST_DESCRIBE_STRUCT(RowReview, (), (guess, shown, honest, lies, left, secret_then, use))

struct Review {
  Word secret;                       // at the end
  std::uint32_t words_at_first = 0;  // words that have the named letter
  std::vector<RowReview> rows{};
};
BOOST_DESCRIBE_STRUCT(Review, (), (secret, words_at_first, rows))

// From what a spectator saw after each move, and from the desk at the end. A problem where the game
// ended before there was a secret to hunt.
codec::Read<Review> reviewed(const Rules&, std::span<const View> seen, const Desk&);

}  // namespace fiction
