#include "terminal/fiction/giveaway.h"

#include "games/fiction/clue.h"
#include "games/fiction/deception.h"

namespace terminal_fiction {
namespace {

using fiction::Ability;
using fiction::Answer;
using fiction::Board;
using fiction::Row;

bool one_lie_a_row(const std::optional<Ability>& card) {
  return !card || card == Ability::no_tokens || card == Ability::hurry || card == Ability::ban;
}

bool fits(const Row& row, lexicon::Word word) {
  const auto lied = fiction::lies(fiction::honest_marks(word, row.guess), row.shown);
  if (lied.size() != 1) return false;
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    const bool lie = lied.has(fiction::place_at(i));
    if (lie && row.pinned.has(fiction::place_at(i))) return false;
    if (row.answers[i] == Answer::none) continue;
    if (lie != (row.answers[i] == Answer::fiction)) return false;
  }
  return true;
}

bool fits(const Board& board, lexicon::Word word) {
  if (board.named && !word.has(*board.named)) return false;
  if ((word.letters() & board.answers.asked) != board.answers.present) return false;
  for (const Row& row : board.rows) {
    if (row.guess == word) return false;
    if (row.shared && !fits(row, word)) return false;
  }
  return true;
}

}  // namespace

std::optional<fiction::Place> only_possible_lie(const Scene& scene, lexicon::Marks shown) {
  const Board& board = scene.board();
  if (!one_lie_a_row(board.librarian_card) || board.rows.empty()) return std::nullopt;
  Row draft = board.rows.back();
  draft.shown = shown;
  fiction::PlaceSet possible;
  for (const auto& entry : scene.rules.words->entries()) {
    if (!scene.rules.options.red_words && entry.word.repeats_a_letter()) continue;
    if (!fits(board, entry.word) || !fits(draft, entry.word)) continue;
    const auto lied = fiction::lies(fiction::honest_marks(entry.word, draft.guess), shown);
    for (std::size_t i = 0; i < fiction::word_length; ++i) {
      if (lied.has(fiction::place_at(i))) possible.add(fiction::place_at(i));
    }
    if (possible.size() > 1) return std::nullopt;
  }
  if (possible.size() != 1) return std::nullopt;
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    if (possible.has(fiction::place_at(i))) return fiction::place_at(i);
  }
  return std::nullopt;
}

}  // namespace terminal_fiction
