// A table of Fiction Impossible for tests that a transcript cannot reach: short decks, lost games.
#pragma once

#include <gtest/gtest.h>

#include "cast/cards.h"
#include "codec/impossible_json.h"
#include "games/impossible/impossible.h"
#include "testing/impossible_tables.h"

namespace impossible {

using core::Actor;

inline Character card(std::string_view key) {
  const auto found = cast::find_character(cast::standard_cards(), key);
  EXPECT_TRUE(found) << key;
  return found.value_or(Character{});
}
inline Book book(std::string_view key) {
  const auto found = cast::find_book(cast::standard_cards(), key);
  EXPECT_TRUE(found) << key;
  return found.value_or(Book{});
}
inline CharacterSet cards(std::initializer_list<std::string_view> keys) {
  CharacterSet set;
  for (const auto key : keys) set.add(card(key));
  return set;
}
inline CharacterPile pile(std::initializer_list<std::string_view> keys) {
  CharacterPile list;
  for (const auto key : keys) list.push_back(card(key));
  return list;
}
inline Options seated(std::uint8_t seats) {
  Options options;
  options.seats = seats;
  options.first = 1;
  return options;
}

// Set up and in the first player's Draw: by seats these Librarians, or else Hazel; these cards and
// Books lie on top of their decks, and the others follow in the order of the lists.
struct Top {
  std::vector<Librarian> librarians{};
  std::vector<std::string_view> cards{}, books{};
};

struct Sitting {
  Rules rules;
  State state;
  core::TableTime now{};

  explicit Sitting(const Options& options, const Top& top = {})
      : rules{battery::impossible_rules(options)}, state{start(rules)} {
    chance();
    for (std::size_t i = 0; i < options.seats; ++i) {
      Librarian& dealt = open().players[i].dealt[0];
      dealt = i < top.librarians.size() ? top.librarians[i] : Librarian::hazel;
      does(i + 1, Choose{dealt});
    }
    std::vector<std::size_t> first;
    for (const auto key : top.cards) first.push_back(index(card(key)));
    chance(first);
    first.clear();
    for (const auto key : top.books) first.push_back(index(book(key)));
    chance(first);
  }

  Open& open() { return state.open; }
  const Open& open() const { return state.open; }
  const CharacterSet& hand(std::size_t player) const { return open().players[player - 1].hand; }
  const Slot& at(Label label) const { return open().slot(label); }
  View seen_by(Actor actor) const { return view(rules, state, actor); }

  std::optional<Refusal> play(Actor actor, const Action& action) {
    const auto why = core::apply<Impossible>(rules, state, {actor, now, action});
    EXPECT_EQ(battery::miscounted(rules, state), std::nullopt);
    return why;
  }
  // Players are counted from 1, as in transcripts.
  void does(std::size_t player, const Action& action) {
    EXPECT_EQ(play(Actor::seat(player - 1), action), std::nullopt)
        << "player " << player << ": " << codec::to_notation(action);
  }
  std::optional<Refusal> asks(std::size_t player, std::string_view said) {
    const auto action = codec::from_notation<Action>(said);
    EXPECT_TRUE(action) << said;
    return action ? play(Actor::seat(player - 1), *action) : std::nullopt;
  }
  void says(std::size_t player, std::string_view said) {
    EXPECT_EQ(asks(player, said), std::nullopt) << said;
  }
  // Chance's answer: these first, the others in order behind them.
  void chance(const std::vector<std::size_t>& first = {}) {
    const auto owing = owed(rules, state);
    ASSERT_TRUE(core::is_owed(owing));
    const auto* order = std::get_if<core::Order>(&owing);
    const std::size_t taken = order ? order->count : std::get<core::Pick>(owing).taken;
    core::Draw draw;
    for (const auto i : first) draw.drawn.push_back(static_cast<std::uint16_t>(i));
    for (std::uint16_t i = 0; draw.drawn.size() < taken; ++i) {
      if (!draw.drawn.contains(i)) draw.drawn.push_back(i);
    }
    EXPECT_EQ(play(Actor::chance(), draw), std::nullopt);
  }

  // All but so many cards of the deck lie on the discard pile, its top at the bottom there …
  void discard_deck_down_to(std::size_t left) {
    while (state.deck.size() > left) open().discards.push_back(bottom_of_deck());
  }
  // … or are in a player's hand.
  void deal_deck_down_to(std::size_t left, std::size_t player) {
    while (state.deck.size() > left) open().players[player - 1].hand.add(bottom_of_deck());
  }
  // All but so many Books of the deck have been destroyed.
  void destroy_books_down_to(std::size_t left) {
    while (state.books.size() > left) {
      open().destroyed.push_back(state.books.back());
      state.books.pop_back();
      --open().books;
    }
  }

 private:
  Character bottom_of_deck() {
    const Character bottom = state.deck[0];
    std::copy(state.deck.begin() + 1, state.deck.end(), state.deck.begin());
    state.deck.pop_back();
    --open().deck;
    return bottom;
  }
};

}  // namespace impossible
