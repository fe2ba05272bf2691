#include "games/impossible/deal.h"

#include "games/impossible/librarian.h"
#include "games/impossible/mold.h"
#include "games/impossible/turn.h"

namespace impossible {
namespace {

using core::Draw;
using core::TableTime;

void deal_librarians(const Rules& rules, Open& open, const Draw& draw, TableTime now) {
  const auto librarians = dealt_from(rules);
  for (std::size_t i = 0; i < open.players.size(); ++i) {
    open.players[i].dealt = {librarians[draw.drawn[2 * i]], librarians[draw.drawn[2 * i + 1]]};
  }
  open.phase = Phase::librarians;
  open.since = now;
  ++open.position;
}

// The first drawn lies on top, at the back.
template <class Pile>
Pile stacked(const Pile& cards, const Draw& draw) {
  Pile pile;
  for (std::size_t i = draw.drawn.size(); i > 0; --i) pile.push_back(cards[draw.drawn[i - 1]]);
  return pile;
}

template <class Pile>
Pile whole_deck() {
  Pile pile;
  for (std::size_t i = 0; i < Pile::capacity; ++i) {
    pile.push_back(static_cast<typename Pile::value_type>(i));
  }
  return pile;
}

void shuffle(State& state, const CharacterPile& cards, const Draw& draw) {
  state.deck = state.shuffled = stacked(cards, draw);
  ++state.shuffles;
  state.open.deck = static_cast<std::uint8_t>(state.deck.size());
  state.open.known_top = state.open.known_bottom = 0;
}

void reshuffle(const Rules& rules, State& state, const Draw& draw) {
  shuffle(state, state.open.discards, draw);
  state.open.discards.clear();
  pay_for_reshuffle(rules, state.open);
}

void deal_characters(State& state, const Draw& draw) {
  shuffle(state, whole_deck<CharacterPile>(), draw);
  for (std::size_t i = state.open.players.size(); i > 0; --i) {
    owe_drawing(state, seat_at(i - 1), hand_limit(state.open, seat_at(i - 1)));
  }
  state.open.owing = Owing::books;
}

void deal_books(const Rules& rules, State& state, const Draw& draw, TableTime now) {
  state.books = state.shuffled_books = stacked(whole_deck<decltype(state.books)>(), draw);
  ++state.shuffles;
  for (Slot& slot : state.open.slots) {
    slot.book = state.books.back();
    state.books.pop_back();
  }
  state.open.books = static_cast<std::uint8_t>(state.books.size());
  run(rules, state, now);  // hands, then the first turn
  begin_turn(state, now);
}

// The spines that are still in the pile, by number.
std::uint8_t picked_spine(const Open& open, std::size_t nth) {
  for (std::uint8_t spine = 0;; ++spine) {
    const bool used = std::any_of(open.saved.begin(), open.saved.end(),
                                  [&](const Saved& saved) { return saved.spine == spine; });
    if (!used && nth-- == 0) return spine;
  }
}

}  // namespace

core::Owed owed(const Rules& rules, const Open& open) {
  const auto players = static_cast<std::uint16_t>(open.players.size());
  switch (open.owing) {
    case Owing::nothing: return core::Nothing{};
    case Owing::first_player: return core::Pick{1, players};
    case Owing::librarians:
      return core::Pick{static_cast<std::uint16_t>(2 * players),
                        static_cast<std::uint16_t>(dealt_from(rules).size())};
    case Owing::characters: return core::Order{cast::characters_in_all};
    case Owing::books: return core::Order{cast::books_in_all};
    case Owing::reshuffle: return core::Order{static_cast<std::uint16_t>(open.discards.size())};
    case Owing::spine:
      return core::Pick{1, static_cast<std::uint16_t>(slots_in_all - open.saved.size())};
  }
  return core::Nothing{};
}

void settle(const Rules& rules, State& state, const Draw& draw, TableTime now) {
  Open& open = state.open;
  switch (std::exchange(open.owing, Owing::nothing)) {
    case Owing::nothing: return;
    case Owing::first_player:
      open.active = seat_at(draw.drawn[0]);
      open.owing = Owing::librarians;
      return;
    case Owing::librarians: return deal_librarians(rules, open, draw, now);
    case Owing::characters: return deal_characters(state, draw);
    case Owing::books: return deal_books(rules, state, draw, now);
    case Owing::reshuffle: return reshuffle(rules, state, draw);
    case Owing::spine: return complete(rules, state, picked_spine(open, draw.drawn[0]), now);
  }
}

void put_at_bottom(State& state, Character shown) {
  auto* const at = std::find(state.deck.begin(), state.deck.end(), shown);
  std::rotate(state.deck.begin(), at, at + 1);
  --state.open.known_top;
  state.open.known_bottom =
      std::min(state.open.deck, static_cast<std::uint8_t>(state.open.known_bottom + 1));
  state.open.moved = true;
}

}  // namespace impossible
