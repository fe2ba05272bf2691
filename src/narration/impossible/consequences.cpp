#include "narration/impossible/consequences.h"

#include <algorithm>

#include "games/impossible/adding.h"
#include "games/impossible/mold.h"
#include "games/impossible/pieces.h"
#include "games/impossible/turn.h"

namespace narration_impossible {
namespace {

using impossible::Label;
using impossible::Open;
using impossible::Phase;
using impossible::Rules;
using impossible::Seat;
using impossible::State;

// The deed alone, with what it costs, on a table whose decks nobody looks at.
struct Doing {
  const Rules& rules;
  State& state;
  Seat by;
  bool asks = true;  // a deed that needs consent is not done yet
  std::optional<Fall> fall{};

  Open& open() const { return state.open; }

  template <class Piece>
  void pay_and_work(const Piece& piece) {
    for (const auto cost : impossible::costs_of(piece)) impossible::take_up(open(), cost);
    impossible::work(rules, state, by, piece, open().since);
  }
  void perform(const impossible::Use& use) {
    impossible::take_up(open(), use.card);
    std::visit([&](const auto& effect) { pay_and_work(effect); }, use.effect);
  }
  void perform(const impossible::Help& help) {
    std::visit([&](const auto& ability) { pay_and_work(ability); }, help.ability);
  }
  void perform(const impossible::Add& add) {
    const auto molds = impossible::molded(rules, open(), add.character, add.book, add.spot);
    if (molds) {
      Open table = open();
      impossible::take_up(table, add.character);
      table.slot(add.book).cast[impossible::index(add.spot)] = add.character;
      fall = fall_on(rules, table, *molds);
      fall->card = add.character;
    }
    impossible::add(rules, open(), by, add);
  }
  template <class Undertaken>
  void undertake(const Undertaken& deed) {
    if (!asks || impossible::to_consent(open(), by, deed).empty()) perform(deed);
  }

  void operator()(const impossible::Add& add) { undertake(add); }
  void operator()(const impossible::Use& use) { undertake(use); }
  void operator()(const impossible::Help& help) { undertake(help); }
  void operator()(impossible::Agree) {
    const auto* consent = std::get_if<impossible::Consent>(&open().pending);
    if (consent == nullptr || consent->awaited.size() > 1) return;
    const impossible::Consent agreed = *consent;
    by = agreed.by;
    std::visit([&](const auto& deed) { perform(deed); }, agreed.deed);
  }
  void operator()(const impossible::Refresh&) { open().player(by).hand = {}; }
  void operator()(const impossible::Renew& renew) {
    open().player(by).hand = open().player(by).hand - renew.cards;
  }
  void operator()(const impossible::Rescue& rescue) {
    impossible::rescue_mold(open(), rescue.book);
  }
  void operator()(const auto&) {}
};

// Mold that left the game without a Book went for a reshuffle (I-42).
bool was_reshuffled(const Rules& rules, const Open& told, const Open& after) {
  if (rules.setup.reshuffle_mold == 0 || told.is_over()) return false;
  return after.removed > told.removed || after.outcome == impossible::Outcome::mold_ran_out;
}

// Whether the Mold has attacked between two tables; `due` is the first of them with all that came
// before the attack, which was due then.
bool has_attacked(const Open& before, const Open& due, const Open& after) {
  const bool late = before.phase == Phase::add || before.phase == Phase::resolve ||
                    before.phase == Phase::window || before.phase == Phase::upkeep;
  if (late && after.is_over()) return true;
  // A reshuffle may be due before the turn has ended.
  if (!late || (after.phase != Phase::draw && after.phase != Phase::upkeep)) return false;
  return std::none_of(due.pool.begin(), due.pool.begin() + due.threshold,
                      [&](const auto card) { return after.pool.contains(card); });
}

std::optional<Label> place_of(const Open& open, impossible::Book book) {
  for (std::size_t i = 0; i < open.slots.size(); ++i) {
    if (open.slots[i].book == book) return Label(i);
  }
  return std::nullopt;
}

}  // namespace

Performed performed(const Rules& rules, const Open& open, Seat by,
                    const impossible::Action& action) {
  State state;
  state.open = open;
  Doing doing{.rules = rules, .state = state, .by = by, .asks = false};
  std::visit(doing, action);
  return {state.open, doing.fall};
}

bool fits(const Scene& before, const Deed& deed) {
  if (impossible::index(deed.by) >= before.rules.options.seats || before.is_empty()) return false;
  impossible::View seen = before.view;  // cards are open: all see the same
  seen.viewer = core::Actor::seat(impossible::index(deed.by));
  return !impossible::refusal(before.rules, seen, deed.action);
}

Consequences consequences(const Scene& before, const Scene& after,
                          const std::optional<Deed>& deed) {
  const Rules& rules = before.rules;
  State state;
  state.open = before.open();
  Open& open = state.open;
  Consequences result;
  Doing doing{rules, state, deed ? deed->by : open.active};
  if (deed) {
    std::visit(doing, deed->action);
  } else if (const auto* rescuing = std::get_if<impossible::Rescuing>(&open.pending)) {
    doing(impossible::Rescue{rescuing->books.first()});
  }
  result.fall = doing.fall;

  for (std::size_t i = before.open().saved.size(); i < after.open().saved.size(); ++i) {
    const auto& saved = after.open().saved[i];
    const auto label = place_of(open, saved.book);
    // What we saw was more than one deed; the end of it still holds.
    if (!label || !open.slot(*label).is_full()) break;
    const auto mold = open.slots;
    result.saved.push_back(saved);
    result.returned += open.slot(*label).mold;
    open.completing = *label;
    impossible::complete(rules, state, saved.spine, open.since);
    for (std::size_t l = 0; l < mold.size(); ++l) {
      if (Label(l) != *label && open.slots[l].mold < mold[l].mold) result.rescued = Label(l);
    }
  }
  if (!open.is_over() && impossible::attack_is_due(open) &&
      has_attacked(before.open(), open, after.open())) {
    result.attacked = attack(rules, open);
  }
  while (was_reshuffled(rules, open, after.open())) impossible::pay_for_reshuffle(rules, open);
  result.open = open;
  return result;
}

}  // namespace narration_impossible
