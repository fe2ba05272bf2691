#include "solver/first_token.h"

namespace solver {
namespace {

using fiction::Ability;
using fiction::Answer;
using fiction::Board;
using fiction::Outcome;
using fiction::place_at;
using fiction::PlaceSet;
using fiction::Row;
using fiction::word_length;

PlaceSet answered(const Row& row) {
  PlaceSet places;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (row.answers[i] != Answer::none) places.add(place_at(i));
  }
  return places;
}

PlaceSet without(PlaceSet places, PlaceSet others) {
  for (std::size_t i = 0; i < word_length; ++i) {
    if (others.has(place_at(i))) places.remove(place_at(i));
  }
  return places;
}

// The fewest tokens that answer these places when one may answer two adjacent ones.
int fewest_tokens(PlaceSet places) {
  int tokens = 0;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (!places.has(place_at(i))) continue;
    ++tokens;
    ++i;  // the neighbour goes with it
  }
  return tokens;
}

std::size_t rows_of_first_half(const Board& board) { return fiction::halves(board)[0].guesses; }

// Every guess, every sharing, every token and every timer that ran out moved the position by one;
// with B-06e no token can have been discarded.
int tokens_laid(const Board& board) {
  int other = static_cast<int>(board.rows.size());
  for (const Row& row : board.rows) other += row.shared ? 1 : 0;
  if (board.half == 2 && rows_of_first_half(board) < fiction::boards_a_half) ++other;
  if (board.outcome == Outcome::time_ran_out) ++other;
  return static_cast<int>(board.position) - other;
}

FirstTokens singles(PlaceSet places) {
  FirstTokens firsts;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (!places.has(place_at(i))) continue;
    PlaceSet first;
    first.add(place_at(i));
    firsts.push_back(first);
  }
  return firsts;
}

bool is_vowel(const Row& row, std::size_t place) { return lexicon::vowels.has(row.guess[place]); }

// B-05b: only a vowel can have got its token after a later guess. So where the latest token is
// known to lie on an older row, some answered vowel there must have come last.
bool last_may_be_another(const Board& board, std::size_t row, PlaceSet first) {
  for (std::size_t r = 0; r + 1 < board.rows.size(); ++r) {
    const PlaceSet places = answered(board.rows[r]);
    for (std::size_t i = 0; i < word_length; ++i) {
      const bool is_first = r == row && first.has(place_at(i));
      if (places.has(place_at(i)) && is_vowel(board.rows[r], i) && !is_first) return true;
    }
  }
  return false;
}

FirstTokens firsts_with_vowel_hunt(const fiction::Rules& rules, const Board& board,
                                   std::size_t row) {
  const PlaceSet places = answered(board.rows[row]);
  const bool last_on_older_row = board.token_laid && answered(board.rows.back()).empty();
  // Two tokens in a game of one a half: the second was laid in the second half.
  const bool across = rules.options.one_token_a_half && row + 1 < rows_of_first_half(board);
  FirstTokens firsts;
  for (const PlaceSet first : singles(places)) {
    const PlaceSet rest = without(places, first);
    if (!rest.empty()) {
      const auto second = static_cast<std::size_t>(std::countr_zero(rest.bits()));
      if (across && !is_vowel(board.rows[row], second)) continue;
      if (last_on_older_row && !last_may_be_another(board, row, first)) continue;
    }
    firsts.push_back(first);
  }
  return firsts;
}

FirstTokens firsts_with_neighbours(const Board& board, std::size_t row) {
  int fewest_elsewhere = 0;
  int most_elsewhere = 0;
  for (std::size_t r = 0; r < board.rows.size(); ++r) {
    if (r == row) continue;
    const PlaceSet places = answered(board.rows[r]);
    fewest_elsewhere += fewest_tokens(places);
    most_elsewhere += places.size();
  }
  const int laid = tokens_laid(board);
  const PlaceSet places = answered(board.rows[row]);
  FirstTokens firsts;
  const auto consider = [&](PlaceSet first) {
    const PlaceSet rest = without(places, first);
    // Tokens on this row besides the first, by what the other rows leave.
    const int fewest = laid - 1 - most_elsewhere;
    const int most = laid - 1 - fewest_elsewhere;
    if (fewest_tokens(rest) <= most && rest.size() >= fewest) firsts.push_back(first);
  };
  for (const PlaceSet first : singles(places)) consider(first);
  for (std::size_t i = 0; i + 1 < word_length; ++i) {
    PlaceSet first;
    first.add(place_at(i));
    first.add(place_at(i + 1));
    if (without(first, places).empty()) consider(first);
  }
  return firsts;
}

}  // namespace

FirstTokens first_tokens(const fiction::Rules& rules, const Board& board, std::size_t row) {
  const PlaceSet places = answered(board.rows[row]);
  if (places.empty()) return {};
  if (board.guessers_card == Ability::neighbour) return firsts_with_neighbours(board, row);
  if (board.guessers_card == Ability::vowel_hunt) return firsts_with_vowel_hunt(rules, board, row);
  return singles(places);
}

}  // namespace solver
