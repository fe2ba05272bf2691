#include "games/impossible/mold.h"

#include <algorithm>

#include "games/impossible/places.h"

namespace impossible {
namespace {

std::size_t books_left(const Open& open) {
  std::size_t left = open.books;
  for (const Slot& slot : open.slots) left += slot.book ? 1U : 0U;
  return left;
}

bool destroys(const Rules& rules, const Slot& slot) {
  return slot.mold + 1 >= rules.of(*slot.book).mold_spaces;
}

// Book, Mold and shelters leave the game; the Characters can come back (I-22).
void destroy(const Rules& rules, Open& open, Slot& slot) {
  for (const auto& character : slot.cast) {
    if (character) discard(open, *character);
  }
  open.removed = static_cast<std::uint8_t>(open.removed + slot.mold);
  open.destroyed.push_back(*slot.book);
  slot = Slot{};
  open.moved = true;
  if (books_left(open) < free_slots(rules, open)) end(open, Outcome::books_ran_out);
}

}  // namespace

MoldOutcome add_mold(const Rules& rules, Open& open, Label label) {
  if (open.is_over()) return MoldOutcome::nowhere;
  Slot& slot = open.slot(label);
  if (!slot.book) return MoldOutcome::no_book;
  if (slot.shelters > 0) {
    --slot.shelters;
    return MoldOutcome::sheltered;
  }
  if (open.containment == 0) {
    end(open, Outcome::mold_ran_out);
    return MoldOutcome::loses;
  }
  --open.containment;
  const bool last_space = destroys(rules, slot);
  ++slot.mold;
  if (!last_space) return MoldOutcome::molded;
  destroy(rules, open, slot);
  return MoldOutcome::destroys;
}

MoldOutcome attack_with(const Rules& rules, Open& open, Character card) {
  const auto label = rules.of(card).label;
  return label ? add_mold(rules, open, *label) : MoldOutcome::nowhere;
}

AttackForecast attack_forecast(const Rules& rules, const Open& open) {
  AttackForecast falls;
  if (open.pool.empty() || open.is_over()) return falls;
  Open table = open;
  const auto cards = std::min<std::size_t>(open.threshold, open.pool.size());
  for (std::size_t i = 0; i < cards && !table.is_over(); ++i) {
    const Character card = open.pool[i];
    const auto label = rules.of(card).label;
    const auto before = label ? table.slot(*label).mold : std::uint8_t{0};
    const auto outcome = attack_with(rules, table, card);
    const bool falls_on_it = outcome == MoldOutcome::molded || outcome == MoldOutcome::destroys;
    falls.push_back(
        {card, label, outcome, static_cast<std::uint8_t>(before + falls_on_it), table.is_over()});
  }
  return falls;
}

void return_mold(Open& open, Label label, std::uint8_t tokens) {
  Slot& slot = open.slot(label);
  slot.mold = static_cast<std::uint8_t>(slot.mold - tokens);
  open.containment = static_cast<std::uint8_t>(open.containment + tokens);
}

void pay_for_reshuffle(const Rules& rules, Open& open) {
  for (std::uint8_t tokens = rules.setup.reshuffle_mold; tokens > 0; --tokens) {
    if (open.containment == 0) return end(open, Outcome::mold_ran_out);
    --open.containment;
    ++open.removed;
  }
}

bool would_lose(const Rules& rules, const Open& open, Label molds) {
  const Slot& slot = open.slot(molds);
  if (!slot.book || slot.shelters > 0) return false;
  if (open.containment == 0) return true;
  return destroys(rules, slot) && books_left(open) - 1 < free_slots(rules, open);
}

void end(Open& open, Outcome outcome) {
  open.phase = Phase::over;
  open.outcome = outcome;
  open.owing = Owing::nothing;
  open.pending = Nobody{};
  open.agenda.clear();
  ++open.position;
}

}  // namespace impossible
