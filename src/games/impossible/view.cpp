#include "games/impossible/deal.h"
#include "games/impossible/impossible.h"
#include "games/impossible/places.h"

namespace impossible {

State start(const Rules& rules) {
  State state;
  Open& open = state.open;
  for (std::size_t i = 0; i < rules.options.seats; ++i) open.players.push_back({});
  open.containment = rules.setup.mold;
  open.left_out = static_cast<std::uint8_t>(mold_in_all - rules.setup.mold);
  open.cube = rules.setup.cube;
  open.threshold = rules.setup.threshold;
  const bool by_lot = rules.options.first == 0 && !rules.is_solitaire();
  if (rules.options.first > 0) open.active = seat_at(rules.options.first - 1U);
  open.owing = by_lot ? Owing::first_player : Owing::librarians;
  return state;
}

View view(const Rules& rules, const State& state, core::Actor viewer) {
  View seen{.viewer = viewer,
            .open = state.open,
            .known_top = {},
            .known_bottom = {},
            .pending_draw = core::Nothing{},
            .attack = attack_forecast(rules, state.open),
            .awaited = {},
            .ends_at = runs_out(rules, state.open)};
  for (std::size_t i = 0; i < rules.options.seats; ++i) {
    if (is_awaited(state.open, seat_at(i))) seen.awaited.add(seat_at(i));
  }
  const std::size_t cards = state.deck.size();
  for (std::size_t i = 0; i < state.open.known_top; ++i) {
    seen.known_top.push_back(state.deck[cards - 1 - i]);
  }
  for (std::size_t i = 0; i < state.open.known_bottom; ++i) {
    seen.known_bottom.push_back(state.deck[i]);
  }
  if (viewer == core::Actor::chance()) seen.pending_draw = owed(rules, state.open);
  return seen;
}

core::Owed owed(const Rules& rules, const State& state) { return owed(rules, state.open); }
std::optional<core::TableTime> deadline(const Rules& rules, const State& state) {
  return runs_out(rules, state.open);
}
bool is_over(const State& state) { return state.open.is_over(); }
std::uint32_t revision(const State& state) { return state.open.position; }

State imagined(const Rules&, const View& seen, core::Generator& generator) {
  State state;
  state.open = seen.open;
  const Open& open = state.open;
  CharacterSet seen_cards = in_hands(open) | in_books(open);
  core::Set<Book, cast::books_in_all> seen_books;
  const auto sees = [&](const auto& cards) {
    for (const Character card : cards) seen_cards.add(card);
  };
  sees(open.pool);
  sees(open.discards);
  sees(open.used);
  sees(seen.known_top);
  sees(seen.known_bottom);
  for (const Saved& saved : open.saved) {
    sees(saved.cast);
    seen_books.add(saved.book);
  }
  for (const Book book : open.destroyed) seen_books.add(book);
  for (const Slot& slot : open.slots) {
    if (slot.book) seen_books.add(*slot.book);
  }

  CharacterPile hidden;
  for (std::size_t i = 0; i < cast::characters_in_all; ++i) {
    if (!seen_cards.has(Character(i))) hidden.push_back(Character(i));
  }
  generator.shuffle(std::span{hidden.begin(), hidden.end()});
  std::size_t next = 0;
  for (std::size_t i = 0; i < open.deck; ++i) {
    const std::size_t from_top = open.deck - 1U - i;
    if (i < seen.known_bottom.size()) {
      state.deck.push_back(seen.known_bottom[i]);
    } else if (from_top < seen.known_top.size()) {
      state.deck.push_back(seen.known_top[from_top]);
    } else {
      state.deck.push_back(hidden[next++]);
    }
  }
  for (std::size_t i = 0; i < cast::books_in_all && open.phase > Phase::librarians; ++i) {
    if (!seen_books.has(Book(i))) state.books.push_back(Book(i));
  }
  generator.shuffle(std::span{state.books.begin(), state.books.end()});
  return state;
}

}  // namespace impossible
