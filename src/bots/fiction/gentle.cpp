#include "bots/fiction/gentle.h"

#include <algorithm>

#include "bots/fiction/card_play.h"
#include "bots/fiction/hiding.h"
#include "games/fiction/deception.h"

namespace fiction::bots {
namespace {

using lexicon::Mark;

constexpr std::size_t rows_without_card = 2;

// Clues of two rows about one letter that cannot both be true.
bool disagree(Mark one, Mark other, bool same_place) {
  if (one == Mark::blank || other == Mark::blank) return false;
  if (same_place) return one != other;
  const bool one_absent = one == Mark::absent;
  const bool other_absent = other == Mark::absent;
  return one_absent != other_absent || (one == Mark::right && other == Mark::right);
}

bool is_easily_found(const Board& board, Marks honest, Marks shown) {
  for (std::size_t i = 0; i < word_length; ++i) {
    if (shown[i] != honest[i] && contradicts(board, i, shown[i])) return true;
  }
  return false;
}

// Of the lies that another row gives away, or of all where there are none, the middle one by the
// words that it leaves.
Lie gentle_lie(const Lying& lying) {
  const Marks honest = Deception{lying.rules, lying.seen}.honest(Plainly{});
  auto lies = solver::what_each_lie_leaves(lying.rules, lying.seen, lying.census, Plainly{});
  const auto hard = std::ranges::stable_partition(lies, [&](const solver::Leaves& lie) {
    return is_easily_found(lying.board(), honest, lie.share.shown);
  });
  if (hard.begin() != lies.begin()) lies.erase(hard.begin(), hard.end());
  lying.generator.shuffle(std::span{lies});
  std::ranges::stable_sort(lies, {}, [](const solver::Leaves& lie) { return lie.leaving.words; });
  const auto& [share, leaving] = lies[lies.size() / 2];
  return {share, leaving};
}

// The card is used once, after some rows without it, so that whoever is new meets it and can go on.
bool may_use_card(const Lying& lying) {
  return lying.board().rows.size() > rows_without_card && lying.seen.desk->uses == 0;
}

Choice lie_gently(const Rules& rules, const View& seen, core::Generator& generator) {
  const solver::Knowledge knowledge{rules, seen};
  const Lying lying{rules, seen, generator,
                    solver::Census{knowledge, seen.board.librarian_card,
                                   solver::Spelling{seen.board.rows.back().guess}}};
  const Lie plain = gentle_lie(lying);
  const auto with_card = may_use_card(lying) ? lie_with_card(lying, plain) : std::nullopt;
  const Lie chosen = with_card.value_or(plain);
  return {chosen.share, reason_for(chosen)};
}

}  // namespace

bool contradicts(const Board& board, std::size_t place, Mark shown) {
  const Letter letter = board.rows.back().guess[place];
  if (shown == Mark::absent && board.named == letter) return true;
  for (std::size_t r = 0; r + 1 < board.rows.size(); ++r) {
    const Row& row = board.rows[r];
    for (std::size_t i = 0; i < word_length; ++i) {
      if (row.guess[i] == letter && disagree(row.shown[i], shown, i == place)) return true;
    }
  }
  return false;
}

Choice deceive_gently(const Rules& rules, const View& seen, core::Generator& generator) {
  if (seen.board.phase == Phase::choose_word) return hide_in_sight(rules, seen, generator);
  if (seen.board.phase == Phase::name_letter) return name_least_telling(rules, seen);
  return lie_gently(rules, seen, generator);
}

}  // namespace fiction::bots
