// The built-in decks. Their text is ours, so trouble in it is a bug, and the tests find it.
#include <cassert>

#include "decks/deck.h"
#include "decks/deck_text.h"

extern "C" {
extern const char liebrary_deck_classics_begin[], liebrary_deck_classics_end[];
extern const char liebrary_deck_classics_sha256[];
extern const char liebrary_deck_banned_begin[], liebrary_deck_banned_end[];
extern const char liebrary_deck_banned_sha256[];
}

namespace decks {
namespace {

Deck built_in(std::string_view text, std::string hash) {
  auto deck = parse_deck(text, lexicon::five_letters(), std::move(hash));
  assert(deck.has_value());
  return std::move(*deck);
}

}  // namespace

const Deck& classics() {
  static const Deck deck = built_in({liebrary_deck_classics_begin, liebrary_deck_classics_end},
                                    liebrary_deck_classics_sha256);
  return deck;
}

const Deck& banned() {
  static const Deck deck =
      built_in({liebrary_deck_banned_begin, liebrary_deck_banned_end}, liebrary_deck_banned_sha256);
  return deck;
}

}  // namespace decks
