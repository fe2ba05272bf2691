#include "games/wordles/round.h"
#include "games/wordles/wordles.h"

namespace wordles {
namespace {

using core::Actor;

void offer_to_clock(const Rules& rules, const View& seen, std::vector<Offer>& list) {
  if (!refusal(rules, seen, core::Expire{})) list.emplace_back(ExpireOffer{});
  for (std::size_t i = 0; i < rules.options.seats; ++i) {
    const core::Substitute absent{Actor::seat(i)};
    if (!refusal(rules, seen, absent)) list.emplace_back(SubstituteOffer{absent.seat});
  }
}

CallOffer call_offer(const Rules& rules, const View& seen) {
  CallOffer offer;
  const auto owners = takers(rules, seen.open);
  for (const Row& row : seen.open.boards[index(owners.first())].rows) {
    offer.called.push_back(row.query);
  }
  if (!rules.has_cards()) return offer;
  for (const Word word : seen.cards[index(seen.open.active)].words) {
    if (!was_called(rules, seen.open, word)) offer.words.push_back(word);
  }
  return offer;
}

void offer_in_window(const Rules& rules, const View& seen, Seat seat, std::vector<Offer>& list) {
  const auto owners = targets(rules, seen.open, seat);
  if (owners.empty() || seen.open.tried.has(seat)) return;
  list.emplace_back(AttemptOffer{owners});
  if (seen.open.passed.has(seat)) {
    list.emplace_back(ReconsiderOffer{});
  } else {
    list.emplace_back(PassOffer{});
  }
}

void offer_to_player(const Rules& rules, const View& seen, Seat seat, std::vector<Offer>& list) {
  const Open& open = seen.open;
  if (open.phase == Phase::hide && !open.boards[index(seat)].covered) {
    list.emplace_back(HideOffer{});
    list.emplace_back(DealOffer{});
  }
  if (open.phase == Phase::call && open.active == seat) {
    if (rules.has_cards() && !open.exchanged && open.top) {
      list.emplace_back(ExchangeOffer{*open.top});
    }
    list.emplace_back(call_offer(rules, seen));
  }
  if (open.phase == Phase::mark && takers(rules, open).has(seat)) {
    list.emplace_back(MarkOffer{open.called, rules.options.sequence});
  }
  if (open.phase == Phase::window) offer_in_window(rules, seen, seat, list);
  if (open.phase == Phase::round_over && is_awaited(rules, open, seat)) {
    list.emplace_back(ReadyOffer{});
  }
}

}  // namespace

std::vector<Offer> offers(const Rules& rules, const View& seen) {
  std::vector<Offer> list;
  if (seen.open.phase == Phase::over) return list;
  if (seen.viewer == Actor::chance()) {
    if (core::is_owed(seen.pending_draw)) list.emplace_back(DrawOffer{seen.pending_draw});
  } else if (seen.viewer == Actor::clock()) {
    offer_to_clock(rules, seen, list);
  } else if (rules.seats(seen.viewer)) {
    offer_to_player(rules, seen, seat_at(seen.viewer.seat_index()), list);
  }
  return list;
}

}  // namespace wordles
