#include "catalogue/fiction_facts.h"

#include <fmt/format.h>

#include "games/fiction/deception.h"

namespace fiction {
namespace {

bool has(const Word& word, Letter letter) {
  for (std::size_t i = 0; i < word_length; ++i) {
    if (word[i] == letter) return true;
  }
  return false;
}

// Whether a guess is what the clue under this letter asks for.
bool fits(const Word& next, const Row& row, std::size_t place) {
  const Letter letter = row.guess[place];
  switch (row.shown[place]) {
    case lexicon::Mark::right: return next[place] == letter;
    case lexicon::Mark::elsewhere: return has(next, letter) && next[place] != letter;
    case lexicon::Mark::absent: return !has(next, letter);
    case lexicon::Mark::blank: return true;
  }
  return true;
}

}  // namespace

std::vector<catalogue::Fact> facts(const Rules& rules, const State& state, core::Actor seat,
                                   const decks::Deck& deck) {
  const Board& board = state.board;
  const bool guesses = rules.guesses(seat);
  std::vector<catalogue::Fact> all;
  if (board.card && *board.card < deck.cards.size()) {
    all.push_back({"book", deck.cards[*board.card].title});
  }
  if (guesses && board.outcome == Outcome::word_found) {
    all.push_back({"guesses", fmt::format("{}", board.rows.size())});
  }
  for (std::size_t i = 0; i + 1 < board.rows.size() && i < state.desk.truths.size(); ++i) {
    const Row& row = board.rows[i];
    if (!row.shared) continue;
    const PlaceSet lied = lies(state.desk.truths[i].honest, row.shown);
    for (std::size_t place = 0; place < word_length; ++place) {
      if (!lied.has(place_at(place)) || row.shown[place] == lexicon::Mark::blank) continue;
      const bool believed = fits(board.rows[i + 1].guess, row, place);
      all.push_back({guesses ? "lie" : "lie_told", believed ? "believed" : "doubted"});
    }
  }
  return all;
}

}  // namespace fiction
