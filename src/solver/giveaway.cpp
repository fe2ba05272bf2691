#include "solver/giveaway.h"

#include "solver/census.h"

namespace solver {

LiePlaces lie_places(const fiction::Rules& rules, const fiction::View& seen, lexicon::Marks shown) {
  const fiction::Row& row = seen.board.rows.back();
  const Census census{Knowledge{rules, seen}, seen.board.librarian_card, Spelling{row.guess}};
  const Leaving leaving = census.leaving(row.pinned, shown);
  LiePlaces places;
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    if (leaving.lying_at[i] == 0) continue;
    places.possible.add(fiction::place_at(i));
    if (leaving.lying_at[i] == leaving.words) places.certain.add(fiction::place_at(i));
  }
  return places;
}

}  // namespace solver
