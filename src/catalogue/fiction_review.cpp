#include "catalogue/fiction_review.h"

#include "catalogue/problems.h"
#include "games/fiction/deception.h"
#include "solver/knowledge.h"

namespace fiction {
namespace {

// The last moment before the next guess; nothing where so many were never made. Before the first
// guess there must be a secret to hunt.
const View* last_with(std::size_t guesses, std::span<const View> seen) {
  const View* last = nullptr;
  for (const View& view : seen) {
    if (view.board.rows.size() == guesses && view.board.named) last = &view;
  }
  return last;
}

std::uint32_t words_in(const Rules& rules, const View& view) {
  return static_cast<std::uint32_t>(solver::Knowledge{rules, view}.size());
}

Word secret_of_row(const Desk& desk, std::size_t row) {
  const bool changed_later = desk.change && row < index(desk.change->at);
  return changed_later ? desk.change->from : desk.secret;
}

RowReview reviewed_row(const Row& row, std::size_t number, const Desk& desk) {
  RowReview told{.guess = row.guess, .secret_then = secret_of_row(desk, number)};
  if (!row.shared) return told;
  const Truth& truth = desk.truths[number];
  told.shown = row.shown;
  told.honest = truth.honest;
  told.use = ability_of(truth.use);
  const PlaceSet lied = lies(truth.honest, row.shown);
  for (std::size_t i = 0; i < word_length; ++i) {
    const bool is_blank = row.shown[i] == lexicon::Mark::blank;
    if (lied.has(place_at(i)) && !is_blank) told.lies.push_back(place_at(i));
  }
  return told;
}

}  // namespace

codec::Read<Review> reviewed(const Rules& rules, std::span<const View> seen, const Desk& desk) {
  const View* first = last_with(0, seen);
  if (first == nullptr) {
    return codec::problem(catalogue::MatchProblem::nothing_to_review,
                          "This game ended before its hunt began.");
  }
  Review review{.secret = desk.secret, .words_at_first = words_in(rules, *first)};
  const auto& rows = seen.back().board.rows;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    review.rows.push_back(reviewed_row(rows[i], i, desk));
    review.rows.back().left = words_in(rules, *last_with(i + 1, seen));
  }
  return review;
}

}  // namespace fiction
