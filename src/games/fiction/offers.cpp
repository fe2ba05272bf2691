#include "games/fiction/clue.h"
#include "games/fiction/deception.h"
#include "games/fiction/fiction.h"
#include "games/fiction/investigation.h"
#include "games/fiction/offer.h"

namespace fiction {
namespace {

using core::Actor;

ShareOffer share_offer(const Deception& now) {
  ShareOffer offer{now.row_number(), std::nullopt, now.may_lie(), use_offer(now)};
  if (!now.rules.options.by_hand) offer.honest = now.honest(Plainly{});
  return offer;
}

TokenOffer token_offer(const Rules& rules, const Board& board) {
  TokenOffer offer;
  for (std::size_t r = 0; r < board.rows.size(); ++r) {
    for (std::size_t i = 0; i < word_length; ++i) {
      Token token{RowNumber(static_cast<std::uint8_t>(r)), place_at(i), std::nullopt};
      if (refusal(rules, board, token)) continue;
      Spot spot{token.row, token.place, PlaceSet{}};
      for (std::size_t n = 0; n < word_length; ++n) {
        token.neighbour = place_at(n);
        if (!refusal(rules, board, token)) spot.neighbours.add(place_at(n));
      }
      offer.spots.push_back(spot);
    }
  }
  return offer;
}

void offer_to_clock(const Rules& rules, const View& seen, std::vector<Offer>& list) {
  if (!refusal(rules, seen, core::Expire{})) list.emplace_back(ExpireOffer{});
  for (std::size_t i = 0; i < rules.options.seats; ++i) {
    const core::Substitute absent{Actor::seat(i)};
    if (!refusal(rules, seen, absent)) list.emplace_back(SubstituteOffer{absent.seat});
  }
}

void offer_to_librarian(const Rules& rules, const View& seen, std::vector<Offer>& list) {
  const Desk& desk = *seen.desk;
  if (seen.board.phase == Phase::choose_word) {
    list.emplace_back(ChooseOffer{allowed_words(rules, desk.front)});
  }
  if (seen.board.phase == Phase::name_letter) list.emplace_back(NameOffer{desk.secret.letters()});
  if (seen.board.phase == Phase::deceive) list.emplace_back(share_offer(Deception{rules, seen}));
}

void offer_to_guesser(const Rules& rules, const View& seen, std::vector<Offer>& list) {
  if (seen.board.phase != Phase::guess) return;
  const Next& next = seen.board.next;
  list.emplace_back(GuessOffer{next.gibberish, may_repeat_letters(rules, next), next.banned});
  if (auto tokens = token_offer(rules, seen.board); !tokens.spots.empty()) {
    list.emplace_back(tokens);
  }
  if (auto favour = favour_offer(rules, seen.board)) list.emplace_back(DiscardOffer{*favour});
}

}  // namespace

std::vector<Offer> offers(const Rules& rules, const View& seen) {
  std::vector<Offer> list;
  if (seen.board.phase == Phase::over) return list;
  if (seen.viewer == Actor::chance()) {
    if (core::is_owed(seen.pending_draw)) list.emplace_back(DrawOffer{seen.pending_draw});
    return list;
  }
  if (seen.viewer == Actor::clock()) {
    offer_to_clock(rules, seen, list);
    return list;
  }
  if (!rules.seats(seen.viewer)) return list;
  const bool librarian = seen.viewer == rules.librarian();
  const auto& hand = librarian ? seen.librarian_hand : seen.guessers_hand;
  if (seen.board.phase == Phase::keep && hand && !hand->kept) {
    list.emplace_back(KeepOffer{hand->dealt});
  }
  if (librarian) {
    offer_to_librarian(rules, seen, list);
  } else {
    offer_to_guesser(rules, seen, list);
  }
  return list;
}

}  // namespace fiction
