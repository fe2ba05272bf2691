#include "games/fiction/investigation.h"

#include "games/fiction/ability_card.h"
#include "games/fiction/clue.h"

namespace fiction {
namespace {

using lexicon::Mark;

std::optional<Refusal> place_refusal(const Row& row, Place place) {
  if (row.shown[index(place)] == Mark::blank) return Refusal::place_is_blank;
  if (row.answers[index(place)] != Answer::none) return Refusal::place_has_a_token;
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> refusal(const Rules& rules, const Board& board, const Token& token) {
  if (board.rows.empty()) return Refusal::no_clues_yet;
  if (board.tokens == 0) return Refusal::no_tokens_left;
  if (rules.options.edition == Edition::classic && board.token_laid) {
    return Refusal::one_token_a_guess;
  }
  if (index(token.row) >= board.rows.size()) return Refusal::no_such_row;
  const Row& row = board.rows[index(token.row)];
  const TokenCard* card = token_card(board.guessers_card);
  if (index(token.row) + 1 != board.rows.size()) {
    if (card == nullptr || card->older_row_refused == nullptr) return Refusal::not_the_latest_guess;
    if (auto why = card->older_row_refused(row, token.place)) return why;
  }
  if (row.no_tokens) return Refusal::tokens_are_barred;
  if (auto why = place_refusal(row, token.place)) return why;
  if (!token.neighbour) return std::nullopt;
  if (card == nullptr || card->second_place_refused == nullptr) {
    return Refusal::no_neighbour_ability;
  }
  if (auto why = card->second_place_refused(token.place, *token.neighbour)) return why;
  return place_refusal(row, *token.neighbour);
}

Refused refusal(const Rules& rules, const Board& board, const Discard& discard) {
  if (!board.guessers_card) return Refusal::no_ability_cards;
  if (board.guessers_card != ability_of(discard.favour)) return Refusal::not_your_ability;
  if (board.tokens == 0) return Refusal::no_tokens_left;
  return std::visit(
      [&]<class Card>(const Card& named) {
        const auto refused = Card::card.refused;
        return refused != nullptr ? refused(rules, board, named) : std::nullopt;
      },
      discard.favour);
}

std::optional<FavourOffer> favour_offer(const Rules& rules, const Board& board) {
  using Offered = std::optional<FavourOffer>;
  if (board.tokens == 0) return std::nullopt;
  return with_card(DiscardCards{}, board.guessers_card, Offered{}, [&]<class Card>() -> Offered {
    typename Card::Offer offer{};
    if constexpr (std::is_empty_v<Card>) {
      if (refusal(rules, board, Discard{Card{}})) return std::nullopt;
    } else {
      if (!Card::card.offered(rules, board, offer)) return std::nullopt;
    }
    return offer;
  });
}

void lay(const Rules&, State& state, const Token& token) {
  Row& row = state.board.rows[index(token.row)];
  const bool first = row.answers == decltype(row.answers){};
  const bool turned = first && use_rules(state.desk.truths[index(token.row)].use).turns_first_token;
  // About the word as it is now: later tokens follow a new word (B-07g).
  const Marks honest = honest_marks(state.desk.secret, row.guess);
  const auto answer = [&](Place place) {
    const bool fact = row.shown[index(place)] == honest[index(place)];
    row.answers[index(place)] = fact != turned ? Answer::fact : Answer::fiction;
  };
  answer(token.place);
  if (token.neighbour) answer(*token.neighbour);
  --state.board.tokens;
  state.board.token_laid = true;
}

void spend(const Rules&, State& state, const Discard& discard) {
  --state.board.tokens;
  std::visit([&]<class Card>(const Card& named) { Card::card.work(state, named); }, discard.favour);
}

}  // namespace fiction
