// For tests: a table set up by hand, in the words by which cards are typed.
#pragma once

#include <initializer_list>
#include <string_view>

#include "bots/impossible/bots.h"
#include "bots/impossible/thought.h"

namespace impossible::bots::testing {

inline Character character(std::string_view key) {
  return *cast::find_character(cast::standard_cards(), key);
}

// Nine Mold in the Containment, an empty Pool, and it is the first player's turn to add. The three
// Books have two, three and three Mold spaces.
struct Scene {
  Rules rules;
  Open open;
  Lore lore{cast::standard_cards().facts};
  core::SeededGenerator generator{7};

  explicit Scene(std::uint8_t seats = 1) : rules{options(seats), cast::standard_cards()} {
    open = start(rules).open;
    open.owing = Owing::nothing;
    open.phase = Phase::add;
    for (Player& player : open.players) {
      player.dealt = {Librarian::odile, Librarian::marguerite};
      player.librarian = Librarian::odile;
    }
    open.ability_used = true;
    book(Label::quill, "pride_and_prejudice");
    book(Label::typewriter, "anna_karenina");
    book(Label::ballpoint, "dracula");
  }

  Scene& book(Label label, std::string_view key) {
    open.slot(label) = Slot{.book = cast::find_book(cast::standard_cards(), key)};
    return *this;
  }
  Scene& filled(Label label, std::initializer_list<std::string_view> cast) {
    std::size_t spot = 0;
    for (const auto key : cast) open.slot(label).cast[spot++] = character(key);
    return *this;
  }
  Scene& mold(Label label, std::uint8_t tokens) {  // from the Containment
    open.slot(label).mold = tokens;
    open.containment = static_cast<std::uint8_t>(open.containment - tokens);
    return *this;
  }
  Scene& hand(std::initializer_list<std::string_view> keys, std::size_t seat = 0) {
    open.players[seat].hand = {};
    for (const auto key : keys) open.players[seat].hand.add(character(key));
    return *this;
  }
  Scene& pool(std::initializer_list<std::string_view> keys) {
    open.pool.clear();
    for (const auto key : keys) open.pool.push_back(character(key));
    return *this;
  }
  Scene& phase(Phase now) {
    open.phase = now;
    return *this;
  }

  // Everything that does not lie open is in the decks.
  View seen_by(std::size_t seat) {
    std::size_t out = open.pool.size() + open.discards.size();
    for (const Player& player : open.players) out += player.hand.size();
    std::size_t books = cast::books_in_all;
    for (const Slot& slot : open.slots) {
      for (const auto& card : slot.cast) out += card ? 1U : 0U;
      books -= slot.book ? 1U : 0U;
    }
    open.deck = static_cast<std::uint8_t>(cast::characters_in_all - out);
    open.books = static_cast<std::uint8_t>(books);
    return {core::Actor::seat(seat), open, {}, {}, core::Nothing{}, {}, {}, {}};
  }
  std::optional<Choice> ask(Bot bot, std::size_t seat = 0,
                            std::span<const Suggestion> suggestions = {}) {
    return choose_heeding(suggestions, bot, rules, seen_by(seat), generator);
  }

 private:
  static Options options(std::uint8_t seats) {
    Options agreed;
    agreed.seats = seats;
    agreed.first = 1;
    return agreed;
  }
};

}  // namespace impossible::bots::testing
