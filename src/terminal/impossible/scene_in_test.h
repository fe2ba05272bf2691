// Scenes for tests: from a state of the rules, or laid out by hand.
#pragma once

#include "cast/cards.h"
#include "terminal/impossible/scene.h"
#include "terminal/writer.h"

namespace terminal_impossible {

inline Scene scene_of(const impossible::Rules& rules, const impossible::State& state,
                      impossible::Seat seat) {
  Scene scene;
  scene.rules = rules;
  scene.seat = seat;
  scene.bots.resize(rules.options.seats);
  scene.view = impossible::view(rules, state, impossible::actor(seat));
  scene.offers = impossible::offers(rules, scene.view);
  return scene;
}

inline impossible::Character card(std::string_view key) {
  return *cast::find_character(cast::standard_cards(), key);
}
inline impossible::Book book(std::string_view key) {
  return *cast::find_book(cast::standard_cards(), key);
}

// With Octavius, in Add: The Odyssey, in which Dracula plays Polyphemus, then Romeo and Juliet and
// Macbeth. The decks are not there, only counted.
inline impossible::State state_in_add(std::uint8_t seats = 1) {
  using impossible::Label;
  impossible::State state;
  auto& open = state.open;
  open.phase = impossible::Phase::add;
  for (std::size_t i = 0; i < seats; ++i) open.players.push_back({});
  open.players[0].librarian = impossible::Librarian::octavius;
  if (seats > 1) open.players[1].librarian = impossible::Librarian::hazel;
  open.slot(Label::quill).book = book("odyssey");
  open.slot(Label::quill).cast[2] = card("count_dracula");
  open.slot(Label::typewriter).book = book("romeo_and_juliet");
  open.slot(Label::typewriter).mold = 1;
  open.slot(Label::ballpoint).book = book("macbeth");
  open.players[0].hand = {card("guinevere"), card("sun_wukong"), card("romeo")};
  if (seats > 1) open.players[1].hand = {card("alice"), card("polyphemus")};
  open.pool.push_back(card("friar_laurence"));
  open.pool.push_back(card("puck"));
  open.deck = 70;
  open.books = 27;
  open.containment = 8;
  open.left_out = 3;
  return state;
}

inline impossible::Rules rules_of(std::uint8_t seats = 1) {
  impossible::Options options;
  options.seats = seats;
  return {options, cast::standard_cards()};
}

template <class Telling>
std::string told(const terminal::Look& look, const Telling& telling) {
  std::string text;
  terminal::Writer writer{[&](std::string_view bytes) { return text += bytes, true; }, look};
  telling(writer);
  return text;
}

}  // namespace terminal_impossible
