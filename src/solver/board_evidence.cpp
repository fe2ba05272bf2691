#include "solver/board_evidence.h"

#include <algorithm>
#include <bit>

namespace solver {
namespace {

using lexicon::Mark;
using lexicon::Word;
using wordles::Row;

constexpr unsigned packed(Word word, std::size_t place) {
  return word.bits() >> 5U * static_cast<unsigned>(lexicon::longest_word - 1 - place) & 31U;
}

struct Copies {
  std::uint8_t found = 0;  // marked right or elsewhere
  bool absent = false;     // one of them is in excess
  bool in_order = true;    // W-05: those elsewhere are marked from the left
};

Copies copies_of(const Row& row, unsigned letter) {
  Copies copies;
  for (std::size_t i = 0; i < row.query.size(); ++i) {
    if (packed(row.query, i) != letter) continue;
    const Mark mark = row.shown.marks[i];
    if (mark == Mark::elsewhere && copies.absent) copies.in_order = false;
    if (mark == Mark::absent) copies.absent = true;
    if (mark != Mark::absent) ++copies.found;
  }
  return copies;
}

}  // namespace

void BoardEvidence::count_letters(const Row& row) {
  std::uint32_t counted = 0;
  for (std::size_t i = 0; i < row.query.size(); ++i) {
    const unsigned letter = packed(row.query, i);
    const std::uint32_t bit = 1U << letter;
    if ((counted & bit) != 0) continue;
    counted |= bit;
    const Copies copies = copies_of(row, letter);
    contradictory_ = contradictory_ || !copies.in_order;
    if (copies.found == 0) {
      strike(bit);
      continue;
    }
    needed_ |= bit;
    if (copies.found > 1 || copies.absent) {
      const std::uint8_t most = copies.absent ? copies.found : lexicon::longest_word;
      counts_.push_back({static_cast<std::uint8_t>(letter), copies.found, most});
    }
  }
}

void BoardEvidence::add(const Row& row) {
  bool all_right = true;
  for (std::size_t i = 0; i < row.query.size(); ++i) {
    const std::uint32_t bit = 1U << packed(row.query, i);
    const bool right = row.shown.marks[i] == Mark::right;
    places_[i] &= right ? bit : ~bit;
    all_right = all_right && right;
  }
  count_letters(row);
  if (all_right || !row.shown.sign) return;
  if (*row.shown.sign == wordles::Sign::after) {
    after_ = std::max(after_, row.query);
  } else {
    before_ = before_.empty() ? row.query : std::min(before_, row.query);
  }
}

void BoardEvidence::glance(const Row& row) {
  for (std::size_t i = 0; i < row.query.size(); ++i) {
    const unsigned letter = packed(row.query, i);
    if (row.shown.marks[i] == Mark::right) places_[i] &= 1U << letter;
    if (copies_of(row, letter).found == 0) strike(1U << letter);
  }
}

bool BoardEvidence::allows(Word word) const {
  if (contradictory_ || is_before(word) || is_after(word)) return false;
  std::uint32_t letters = 0;
  std::uint32_t rest = word.bits() << 7U;  // the letter to be read next is on top
  for (std::size_t i = 0; rest != 0; ++i, rest <<= 5U) {
    const std::uint32_t bit = 1U << (rest >> 27U);
    if ((places_[i] & bit) == 0) return false;
    letters |= bit;
  }
  if ((letters & needed_) != needed_) return false;
  return std::ranges::all_of(counts_, [&](const Count& count) {
    std::uint8_t copies = 0;
    for (std::uint32_t bits = word.bits(); bits != 0; bits >>= 5U) {
      if ((bits & 31U) == count.letter) ++copies;
    }
    return copies >= count.least && copies <= count.most;
  });
}

}  // namespace solver
