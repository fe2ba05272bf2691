#include "bots/impossible/standing.h"

#include <algorithm>

namespace impossible::bots {
namespace {

std::size_t filled(const Slot& slot) {
  return (slot.cast[0] ? 1U : 0U) + (slot.cast[1] ? 1U : 0U) + (slot.cast[2] ? 1U : 0U);
}

// One more Mold than it bears. An empty slot is as good as a new Book.
std::size_t life(const Rules& rules, const Slot& slot) {
  if (!slot.book) return 3;
  const std::size_t spaces = rules.of(*slot.book).mold_spaces;
  return std::clamp<std::size_t>(spaces - slot.mold, 1, 4);
}

double of_books(const Mind& mind, const Open& open) {
  const auto& [rules, lore, eye] = mind;
  double sum = eye.books_left * free_slots(rules, open) + eye.cube * open.cube;
  for (const Slot& slot : open.slots) sum += eye.book[life(rules, slot) - 1][filled(slot)];
  return sum;
}

double of_mold(const Mind& mind, const Open& open) {
  const auto& [rules, lore, eye] = mind;
  double mold = open.containment;
  for (const Slot& slot : open.slots) mold += slot.mold;
  return eye.containment[std::min<std::size_t>(open.containment, eye.containment.size() - 1)] +
         eye.mold * mold + eye.mold_per_book * mold / (1 + free_slots(rules, open));
}

double of_pool(const Mind& mind, const Open& open) {
  const auto& [rules, lore, eye] = mind;
  const bool soon = open.pool.size() + open.cube >= open.threshold;
  std::array<std::size_t, cast::labels> aimed{};
  const std::size_t strikes = std::min<std::size_t>(open.pool.size(), open.threshold);
  double sum = eye.pooled * static_cast<double>(open.pool.size());
  for (std::size_t i = 0; i < strikes; ++i) {
    const auto label = rules.of(open.pool[i]).label;
    if (!label) continue;
    ++aimed[index(*label)];
    sum += soon ? eye.aimed_soon : eye.aimed_later;
  }
  for (std::size_t i = 0; i < cast::labels; ++i) {
    const Slot& slot = open.slots[i];
    if (aimed[i] < life(rules, slot)) continue;
    sum += (soon ? eye.doomed_soon : eye.doomed_later)[std::min<std::size_t>(filled(slot), 2)];
  }
  return sum;
}

double of_covered(const Eye& eye, const Open& open, const Wanted& wanted,
                  const CharacterSet& hand) {
  double sum = 0;
  for (std::size_t i = 0; i < cast::labels; ++i) {
    if (!open.slots[i].book) continue;
    std::size_t covered = 0;
    for (const CharacterSet* spot : wanted.spots[i]) {
      if (spot != nullptr && !(hand & *spot).empty()) ++covered;
    }
    const std::size_t empty = cast::spots_a_book - filled(open.slots[i]);
    sum += eye.spot_covered * static_cast<double>(covered);
    if (empty > 0 && covered == empty) sum += eye.book_covered[empty - 1];
  }
  return sum;
}

double of_hands(const Mind& mind, const Open& open) {
  const auto& [rules, lore, eye] = mind;
  const Wanted spots = wanted(mind, open);
  const bool drawing = open.phase == Phase::draw;
  const Seat next = drawing ? open.active : rules.after(open.active);
  double sum = of_covered(eye, open, spots, open.player(next).hand);
  for (std::size_t i = 0; i < open.players.size(); ++i) {
    const auto& by_fit = seat_at(i) == next ? eye.next_hand : eye.later_hands;
    for (const Character card : open.players[i].hand) {
      sum += by_fit[static_cast<std::size_t>(spots.fit(card))] +
             eye.power[static_cast<std::size_t>(rules.of(card).power)];
    }
  }
  const std::size_t held = open.player(open.active).hand.size();
  const std::size_t limit = hand_limit(open, open.active);
  if (!drawing && held < limit) sum += eye.to_draw * static_cast<double>(limit - held);
  return sum;
}

}  // namespace

Wanted wanted(const Mind& mind, const Open& open) {
  Wanted result;
  for (std::size_t i = 0; i < cast::labels; ++i) {
    const Slot& slot = open.slots[i];
    if (!slot.book) continue;
    for (std::size_t s = 0; s < cast::spots_a_book; ++s) {
      if (slot.cast[s]) continue;
      const Character original = mind.rules.of(*slot.book).originals[s];
      const CharacterSet& clean = mind.lore.clean(original, Label(i));
      result.spots[i][s] = &clean;
      result.clean = result.clean | clean;
      result.any = result.any | mind.lore.like(original);
    }
  }
  return result;
}

double worth(const Mind& mind, const Wanted& wanted, Character card) {
  const auto& [rules, lore, eye] = mind;
  return eye.next_hand[static_cast<std::size_t>(wanted.fit(card))] +
         eye.power[static_cast<std::size_t>(rules.of(card).power)];
}

double standing(const Mind& mind, const Open& open) {
  if (open.is_over()) return won(open) ? at_the_end : -at_the_end;
  return of_books(mind, open) + of_mold(mind, open) + of_pool(mind, open) + of_hands(mind, open);
}

}  // namespace impossible::bots
