// The built-in decks. Their text is ours, so trouble in it is a bug, and the tests find it.
#include <cassert>

#include "decks/deck.h"
#include "decks/deck_text.h"
#include "decks/query_text.h"

extern "C" {
extern const char liebrary_deck_classics_begin[], liebrary_deck_classics_end[];
extern const char liebrary_deck_classics_sha256[];
extern const char liebrary_deck_banned_begin[], liebrary_deck_banned_end[];
extern const char liebrary_deck_banned_sha256[];
extern const char liebrary_query_cards5_begin[], liebrary_query_cards5_end[];
extern const char liebrary_query_cards5_sha256[];
extern const char liebrary_query_cards4_begin[], liebrary_query_cards4_end[];
extern const char liebrary_query_cards4_sha256[];
extern const char liebrary_query_rulebook_begin[], liebrary_query_rulebook_end[];
extern const char liebrary_query_rulebook_sha256[];
extern const char liebrary_deck_classics_1_begin[], liebrary_deck_classics_1_end[];
extern const char liebrary_deck_classics_1_sha256[];
extern const char liebrary_deck_banned_1_begin[], liebrary_deck_banned_1_end[];
extern const char liebrary_deck_banned_1_sha256[];
extern const char liebrary_query_cards5_1_begin[], liebrary_query_cards5_1_end[];
extern const char liebrary_query_cards5_1_sha256[];
extern const char liebrary_query_cards4_1_begin[], liebrary_query_cards4_1_end[];
extern const char liebrary_query_cards4_1_sha256[];
}

namespace decks {
namespace {

Deck built_in(std::string_view text, const lexicon::Lexicon& words, std::string hash) {
  auto deck = parse_deck(text, words, std::move(hash));
  assert(deck.has_value());
  return std::move(*deck);
}

QueryDeck built_in_queries(std::string name, std::string_view text, const lexicon::Lexicon& lexicon,
                           std::string hash) {
  auto deck = parse_queries(text, lexicon, std::move(hash));
  assert(deck.has_value());
  deck->name = std::move(name);
  return std::move(*deck);
}

}  // namespace

const Deck& classics() {
  static const Deck deck = built_in({liebrary_deck_classics_begin, liebrary_deck_classics_end},
                                    lexicon::five_letters(), liebrary_deck_classics_sha256);
  return deck;
}

const Deck& banned() {
  static const Deck deck = built_in({liebrary_deck_banned_begin, liebrary_deck_banned_end},
                                    lexicon::five_letters(), liebrary_deck_banned_sha256);
  return deck;
}

const Deck* find_classics(std::string_view hash) {
  if (hash == liebrary_deck_classics_sha256) return &classics();
  if (hash != liebrary_deck_classics_1_sha256) return nullptr;
  static const Deck first =
      built_in({liebrary_deck_classics_1_begin, liebrary_deck_classics_1_end},
               lexicon::first_five_letters(), liebrary_deck_classics_1_sha256);
  return &first;
}

const Deck* find_banned(std::string_view hash) {
  if (hash == liebrary_deck_banned_sha256) return &banned();
  if (hash != liebrary_deck_banned_1_sha256) return nullptr;
  static const Deck first = built_in({liebrary_deck_banned_1_begin, liebrary_deck_banned_1_end},
                                     lexicon::first_five_letters(), liebrary_deck_banned_1_sha256);
  return &first;
}

const QueryDeck& five_letter_queries() {
  static const QueryDeck deck =
      built_in_queries("Wordles", {liebrary_query_cards5_begin, liebrary_query_cards5_end},
                       lexicon::five_letters(), liebrary_query_cards5_sha256);
  return deck;
}

const QueryDeck& four_letter_queries() {
  static const QueryDeck deck = built_in_queries(
      "Wordles, four letters", {liebrary_query_cards4_begin, liebrary_query_cards4_end},
      lexicon::four_letters(), liebrary_query_cards4_sha256);
  return deck;
}

const QueryDeck* find_five_letter_queries(std::string_view hash) {
  if (hash == liebrary_query_cards5_sha256) return &five_letter_queries();
  if (hash != liebrary_query_cards5_1_sha256) return nullptr;
  static const QueryDeck first =
      built_in_queries("Wordles", {liebrary_query_cards5_1_begin, liebrary_query_cards5_1_end},
                       lexicon::first_five_letters(), liebrary_query_cards5_1_sha256);
  return &first;
}

const QueryDeck* find_four_letter_queries(std::string_view hash) {
  if (hash == liebrary_query_cards4_sha256) return &four_letter_queries();
  if (hash != liebrary_query_cards4_1_sha256) return nullptr;
  static const QueryDeck first = built_in_queries(
      "Wordles, four letters", {liebrary_query_cards4_1_begin, liebrary_query_cards4_1_end},
      lexicon::first_four_letters(), liebrary_query_cards4_1_sha256);
  return &first;
}

const std::vector<QueryCard>& rulebook_queries() {
  static const QueryDeck deck = built_in_queries(
      "The rulebook's", {liebrary_query_rulebook_begin, liebrary_query_rulebook_end},
      lexicon::five_letters(), liebrary_query_rulebook_sha256);
  return deck.cards;
}

}  // namespace decks
