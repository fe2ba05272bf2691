#include "solver/price_list.h"

#include "games/fiction/deception.h"
#include "solver/first_token.h"

namespace solver {
namespace {

using fiction::Answer;
using fiction::Board;
using fiction::place_at;
using fiction::PlaceSet;
using fiction::Row;
using fiction::UseRules;
using fiction::word_length;
using lexicon::Mark;
using lexicon::Marks;

// The places that lie; a blank says nothing, so it does not.
PlaceSet lying(Marks honest, Marks shown) {
  PlaceSet places = fiction::lies(honest, shown);
  for (std::size_t i = 0; i < word_length; ++i) {
    if (shown[i] == Mark::blank) places.remove(place_at(i));
  }
  return places;
}

std::uint8_t price_of_lies(const UseRules& card, PlaceSet pinned, PlaceSet lied, Marks honest,
                           Marks shown) {
  if ((lied.bits() & pinned.bits()) != 0) return impossible;
  if (lied.size() == 1) return 0;  // as without a card
  if (lied.size() != card.lies) return impossible;
  if (card.fits != nullptr && !card.fits(lied, honest, shown)) return impossible;
  return card.uses ? 1 : 0;
}

struct Tokens {
  unsigned answered = 0, fictions = 0;  // PlaceSet bits

  explicit Tokens(const Row& row) {
    for (std::size_t i = 0; i < word_length; ++i) {
      if (row.answers[i] != Answer::none) answered |= 1U << i;
      if (row.answers[i] == Answer::fiction) fictions |= 1U << i;
    }
  }
};

std::uint8_t price_of_tokens(const Tokens& tokens, const FirstTokens& turned, PlaceSet lied) {
  const unsigned true_fictions = lied.bits() & tokens.answered;
  if (true_fictions == tokens.fictions) return 0;
  for (const PlaceSet first : turned) {
    if ((true_fictions ^ first.bits()) == tokens.fictions) return 1;
  }
  return impossible;
}

}  // namespace

std::uint8_t price_of(const UseRules& card, PlaceSet pinned, Marks honest, Marks shown) {
  return price_of_lies(card, pinned, lying(honest, shown), honest, shown);
}

PriceList price_list(const fiction::Rules& rules, const Board& board, std::size_t number) {
  const Row& row = board.rows[number];
  const UseRules& card = fiction::use_rules(board.librarian_card);
  const Tokens tokens{row};
  const FirstTokens turned =
      card.turns_first_token ? first_tokens(rules, board, number) : FirstTokens{};
  PriceList list;
  for (std::size_t code = 0; code < clue_codes; ++code) {
    const Marks honest = marks_of(static_cast<ClueCode>(code));
    const PlaceSet lied = lying(honest, row.shown);
    const auto lies_cost = price_of_lies(card, row.pinned, lied, honest, row.shown);
    list.price[code] =
        lies_cost == impossible
            ? impossible
            : std::min<std::uint8_t>(
                  impossible,
                  static_cast<std::uint8_t>(lies_cost + price_of_tokens(tokens, turned, lied)));
  }
  return list;
}

std::uint8_t price_limit(const UseRules& card) {
  return card.lies != 1 || card.turns_first_token ? card.uses.value_or(0) : 0;
}

}  // namespace solver
