#include "games/impossible/adding.h"
#include "games/impossible/librarian.h"
#include "games/impossible/pieces.h"

namespace impossible {
namespace {

using core::Actor;
using Offers = std::vector<Offer>;

void offer_to_clock(const Rules& rules, const View& seen, Offers& list) {
  if (runs_out(rules, seen.open)) list.emplace_back(ExpireOffer{});
  for (std::size_t i = 0; i < seen.open.players.size(); ++i) {
    if (is_awaited(seen.open, seat_at(i))) list.emplace_back(SubstituteOffer{Actor::seat(i)});
  }
}

// Of a variant of offers, the alternative with this number, if anything of it could be named.
template <class Variant, std::size_t i = 0>
bool offered_at(std::size_t number, const User& user, Variant& offer) {
  if constexpr (i < std::variant_size_v<Variant>) {
    if (number != i) return offered_at<Variant, i + 1>(number, user, offer);
    return offered(user, offer.template emplace<i>());
  } else {
    return false;
  }
}

void offer_powers(const Rules& rules, const Open& open, Seat seat, Offers& list) {
  for (const Character card : open.player(seat).hand) {
    UseOffer offer{card, {}};
    const User user{rules, open, seat, card};
    const auto number = static_cast<std::size_t>(rules.of(card).power);
    if (offered_at(number, user, offer.effect)) list.emplace_back(offer);
  }
}

void offer_ability(const Rules& rules, const Open& open, Seat seat, Offers& list) {
  if (open.ability_used) return;
  const User user{rules, open, seat, std::nullopt};
  for (std::size_t i = 0; i < std::variant_size_v<AbilityOffer>; ++i) {
    HelpOffer offer;
    if (!is_active(open, librarian_of(i))) continue;
    if (offered_at(i, user, offer.ability)) list.emplace_back(offer);
  }
}

void offer_adding(const Rules& rules, const Open& open, Seat seat, Offers& list) {
  for (const Character character : addable(open, seat)) {
    const AddOffer offer{character, placements(rules, open, character)};
    if (!offer.placements.empty()) list.emplace_back(offer);
  }
  list.emplace_back(DoneOffer{});
}

void offer_drawing(const Open& open, Seat seat, Offers& list) {
  list.emplace_back(KeepOffer{});
  const CharacterSet& hand = open.player(seat).hand;
  if (hand.empty()) return;
  list.emplace_back(RefreshOffer{fresh_hand(open)});
}

LabelSet full_books(const Open& open) {
  LabelSet books;
  for (std::size_t i = 0; i < open.slots.size(); ++i) {
    if (open.slots[i].is_full()) books.add(Label(i));
  }
  return books;
}

void offer_answer(const View& seen, Seat seat, Offers& list) {
  const Open& open = seen.open;
  const auto shown = [&](std::size_t cards) {
    core::List<Character, most_shown> top;
    for (std::size_t i = 0; i < cards; ++i) top.push_back(seen.known_top[i]);
    return top;
  };
  if (std::holds_alternative<NextBook>(open.pending)) {
    list.emplace_back(CompleteOffer{full_books(open)});
    return;
  }
  if (const auto* rescuing = std::get_if<Rescuing>(&open.pending)) {
    list.emplace_back(RescueOffer{rescuing->books});
    return;
  }
  if (std::holds_alternative<Consent>(open.pending)) list.emplace_back(AgreeOffer{});
  if (std::holds_alternative<Renewal>(open.pending)) {
    list.emplace_back(RenewOffer{open.player(seat).hand});
  }
  if (const auto* omen = std::get_if<Omen>(&open.pending)) {
    list.emplace_back(BuryOffer{shown(omen->cards)});
  }
  if (const auto* arranging = std::get_if<Arranging>(&open.pending)) {
    list.emplace_back(ArrangeOffer{shown(arranging->cards)});
  }
  list.emplace_back(DeclineOffer{});
}

void offer_to_player(const Rules& rules, const View& seen, Seat seat, Offers& list) {
  const Open& open = seen.open;
  if (open.owing != Owing::nothing) return;
  if (open.waits_for_an_answer()) {
    if (is_awaited(open, seat)) offer_answer(seen, seat, list);
    return;
  }
  if (open.phase == Phase::librarians) {
    if (is_awaited(open, seat)) list.emplace_back(ChooseOffer{open.player(seat).dealt});
    return;
  }
  list.reserve(8);
  const bool active = seat == open.active;
  if (active && open.phase == Phase::draw) offer_drawing(open, seat, list);
  if (active && open.phase == Phase::add) offer_adding(rules, open, seat, list);
  offer_powers(rules, open, seat, list);
  if (active) offer_ability(rules, open, seat, list);
  list.emplace_back(PassOffer{open.player(seat).passes});
  if (open.player(seat).passes) list.emplace_back(HeedOffer{});
}

}  // namespace

std::vector<Offer> offers(const Rules& rules, const View& seen) {
  std::vector<Offer> list;
  if (seen.open.is_over()) return list;
  if (seen.viewer == Actor::chance()) {
    if (core::is_owed(seen.pending_draw)) list.emplace_back(DrawOffer{seen.pending_draw});
  } else if (seen.viewer == Actor::clock()) {
    offer_to_clock(rules, seen, list);
  } else if (rules.seats(seen.viewer)) {
    offer_to_player(rules, seen, seat_at(seen.viewer.seat_index()), list);
  }
  return list;
}

}  // namespace impossible
