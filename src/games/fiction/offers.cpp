#include "games/fiction/clue.h"
#include "games/fiction/deception.h"
#include "games/fiction/fiction.h"
#include "games/fiction/investigation.h"
#include "games/fiction/offer.h"

namespace fiction {
namespace {

using core::Actor;

NewWordOffer new_word_offer(const Deception& now) {
  NewWordOffer offer{new_words(now), {}};
  if (now.rules.options.by_hand) return offer;
  for (const Word word : offer.words) offer.honest.push_back(now.honest(NewWord{word}));
  return offer;
}

std::optional<UseOffer> use_offer(const Deception& now) {
  const auto ability = now.board.librarian_card;
  if (!ability || unavailable(now, *ability)) return std::nullopt;
  switch (*ability) {
    case Ability::two_lies: return TwoLiesOffer{};
    case Ability::whole_truth: return WholeTruthOffer{};
    case Ability::blank: return BlankOffer{};
    case Ability::exchange: return ExchangeOffer{};
    case Ability::no_tokens: return NoTokensOffer{};
    case Ability::hurry: return HurryOffer{};
    case Ability::false_token: return FalseTokenOffer{};
    case Ability::ban: {
      const auto letters = bannable(now);
      if (letters.empty()) return std::nullopt;
      return BanOffer{letters};
    }
    case Ability::new_word: return new_word_offer(now);
    case Ability::gibberish:
    case Ability::vowel_hunt:
    case Ability::letter_query:
    case Ability::more_time:
    case Ability::honest_place:
    case Ability::vowel_count:
    case Ability::neighbour:
    case Ability::extra_board:
    case Ability::before_or_after: return std::nullopt;
  }
  return std::nullopt;
}

ShareOffer share_offer(const Deception& now) {
  ShareOffer offer{now.row_number(), std::nullopt, PlaceSet{}, use_offer(now)};
  if (!now.rules.options.by_hand) offer.honest = now.honest(Plainly{});
  for (std::size_t i = 0; i < word_length; ++i) {
    if (!now.row().pinned.has(place_at(i))) offer.may_lie.add(place_at(i));
  }
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

std::optional<FavourOffer> favour_offer(const Rules& rules, const Board& board) {
  if (!board.guessers_card) return std::nullopt;
  const auto open = [&](const Favour& favour) { return !refusal(rules, board, Discard{favour}); };
  switch (*board.guessers_card) {
    case Ability::gibberish:
      if (open(Gibberish{})) return GibberishOffer{};
      break;
    case Ability::letter_query: {
      LetterQueryOffer offer;
      for (unsigned l = 0; l < 26; ++l) {
        if (open(LetterQuery{Letter(l)})) offer.letters.add(Letter(l));
      }
      if (!offer.letters.empty()) return offer;
      break;
    }
    case Ability::more_time:
      if (open(MoreTime{})) return MoreTimeOffer{};
      break;
    case Ability::honest_place: {
      HonestPlaceOffer offer;
      for (std::size_t i = 0; i < word_length; ++i) {
        if (open(HonestPlace{place_at(i)})) offer.places.add(place_at(i));
      }
      if (!offer.places.empty()) return offer;
      break;
    }
    case Ability::vowel_count:
      if (open(VowelCount{})) return VowelCountOffer{};
      break;
    case Ability::extra_board:
      if (open(ExtraBoard{})) return ExtraBoardOffer{};
      break;
    case Ability::before_or_after:
      if (open(BeforeOrAfter{})) return BeforeOrAfterOffer{};
      break;
    case Ability::vowel_hunt:
    case Ability::neighbour:
    case Ability::two_lies:
    case Ability::whole_truth:
    case Ability::blank:
    case Ability::exchange:
    case Ability::no_tokens:
    case Ability::hurry:
    case Ability::false_token:
    case Ability::ban:
    case Ability::new_word: break;
  }
  return std::nullopt;
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
  list.emplace_back(GuessOffer{next.gibberish, rules.options.red_words, next.banned});
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
    if (core::is_owed(seen.owed)) list.emplace_back(DrawOffer{seen.owed});
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
