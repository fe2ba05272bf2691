#include "narration/impossible/forecast.h"

#include <fmt/format.h>

#include "games/impossible/mold.h"
#include "games/impossible/places.h"
#include "narration/impossible/card_text.h"

namespace narration_impossible {

using impossible::Label;
using impossible::MoldOutcome;
using impossible::Open;
using impossible::Rules;

Fall fall_on(const Rules& rules, Open& open, Label label) {
  const impossible::Slot before = open.slot(label);
  Fall fall{std::nullopt, label, MoldOutcome::no_book, before.book, before.mold, 0, false};
  if (!before.book) return fall;
  fall.spaces = rules.of(*before.book).mold_spaces;
  fall.outcome = impossible::add_mold(rules, open, label);
  const bool falls = fall.outcome == MoldOutcome::molded || fall.outcome == MoldOutcome::destroys;
  if (falls) ++fall.mold;
  fall.ends = open.is_over();
  return fall;
}

std::vector<Fall> attack(const Rules& rules, Open& open) {
  std::vector<Fall> falls;
  const auto cards = std::min<std::size_t>(open.threshold, open.pool.size());
  for (std::size_t i = 0; i < cards && !open.is_over(); ++i) {
    const auto card = open.pool[i];
    const auto label = rules.of(card).label;
    Fall fall = label ? fall_on(rules, open, *label) : Fall{};
    fall.card = card;
    falls.push_back(fall);
  }
  if (open.is_over()) return falls;
  for (std::size_t i = 0; i < cards; ++i) {
    impossible::discard(open, impossible::take_from_pool(open, 0));
  }
  return falls;
}

namespace {

std::string fall_at(const Fall& fall, const std::string& where) {
  switch (fall.outcome) {
    case MoldOutcome::nowhere: break;
    case MoldOutcome::no_book: return fmt::format("no Book lies at {}", where);
    case MoldOutcome::sheltered: return fmt::format("{} is sheltered", where);
    case MoldOutcome::molded:
      return fmt::format("Mold on {}, {} of {}", where, fall.mold, fall.spaces);
    case MoldOutcome::destroys:
      return fmt::format("Mold destroys {}{}", where,
                         fall.ends ? ", and too few Books are left: the game is lost" : "");
    case MoldOutcome::loses: return fmt::format("no Mold is left for {}: the game is lost", where);
  }
  return {};
}

}  // namespace

std::string fall_text(const Scene& scene, const Fall& fall) {
  if (!fall.label) return {};
  return fall_at(fall, fall.book ? book_text(scene, *fall.book, *fall.label)
                                 : std::string{cast::name(*fall.label)});
}

std::string short_fall_text(const Scene& scene, const Fall& fall) {
  // Titles only where they are about to go.
  const bool title = fall.outcome == MoldOutcome::destroys || fall.outcome == MoldOutcome::loses;
  if (!fall.label || title) return fall_text(scene, fall);
  return fall_at(fall, std::string{cast::name(*fall.label)});
}

}  // namespace narration_impossible
