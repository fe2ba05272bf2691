#include "games/impossible/impossible.h"

namespace impossible {
namespace {

// The next card to be drawn first, counted from 1.
template <class Pile>
std::string order_text(std::string_view what, const Pile& pile) {
  std::string text{what};
  for (std::size_t i = pile.size(); i > 0; --i) {
    text += ' ';
    text += std::to_string(index(pile[i - 1]) + 1);
  }
  return text;
}

}  // namespace

// Every shuffle as it was made: the Characters, the Books, then the discards each time. An older
// one has been drawn to its end, and the log has it.
core::Seals sealed(const Rules&, const State& state) {
  if (state.shuffles == 0) return {};
  const std::string characters = order_text("characters", state.shuffled);
  if (state.shuffles == 1) return std::vector{characters};
  if (state.shuffles == 2) {
    return std::vector{characters, order_text("books", state.shuffled_books)};
  }
  return {state.shuffles - 1U, {characters}};
}

std::size_t seal_count(const Rules&, const State& state) { return state.shuffles; }

}  // namespace impossible
