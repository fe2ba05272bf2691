#include "bots/impossible/outlook.h"

#include <algorithm>

#include "games/impossible/mold.h"

namespace impossible::bots {
namespace {

void save(const Rules& rules, Open& open, Label label) {
  Slot& slot = open.slot(label);
  open.saved.push_back({*slot.book, {*slot.cast[0], *slot.cast[1], *slot.cast[2]}, 0});
  const std::size_t filled = open.saved.size();
  const bool both = filled == rules.setup.plus_threshold;
  if (filled == rules.setup.plus_card || both) {
    open.cube = std::min<std::uint8_t>(most_cube, static_cast<std::uint8_t>(open.cube + 1));
  }
  if (both) ++open.threshold;
  return_mold(open, label, slot.mold);
  slot = Slot{};
  if (free_slots(rules, open) == 0) end(open, Outcome::bookshelf_full);
}

void attack(const Rules& rules, Open& open) {
  for (std::size_t i = 0; i < open.threshold && !open.is_over(); ++i) {
    if (const auto label = rules.of(open.pool[i]).label) add_mold(rules, open, *label);
  }
  std::copy(open.pool.begin() + open.threshold, open.pool.end(), open.pool.begin());
  for (std::size_t i = 0; i < open.threshold; ++i) open.pool.pop_back();
}

}  // namespace

Trial::Trial(const Rules& rules, const Open& now) : rules_{rules}, now_{now} {}

Open& Trial::after(Seat by, const Action& action) {
  Open& open = state_.open = now_;
  open.deck = open.known_top = open.known_bottom = 0;
  advance(rules_, state_, {actor(by), {}, action});
  while (const auto* consent = std::get_if<Consent>(&open.pending)) {
    advance(rules_, state_, {actor(consent->awaited.first()), {}, Agree{}});
  }
  return open;
}

void end_turn(const Rules& rules, Open& open) {
  if (open.phase == Phase::draw) return;  // what joins the Pool first is not known
  for (std::size_t i = 0; i < open.slots.size() && !open.is_over(); ++i) {
    if (open.phase != Phase::window && open.slots[i].is_full()) save(rules, open, Label(i));
  }
  if (!open.is_over() && attack_is_due(open)) attack(rules, open);
}

}  // namespace impossible::bots
