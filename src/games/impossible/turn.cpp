#include "games/impossible/turn.h"

#include "games/impossible/librarian.h"
#include "games/impossible/mold.h"
#include "games/impossible/places.h"

namespace impossible {
namespace {

using core::TableTime;

void enter(Open& open, Phase phase, TableTime now) {
  open.phase = phase;
  open.since = now;
  ++open.position;
}

void then(Open& open, StepKind kind) { open.agenda.push_back({kind, {}, 0}); }

Character draw_one(State& state) {
  const Character drawn = state.deck.back();
  state.deck.pop_back();
  Open& open = state.open;
  --open.deck;
  open.known_top = static_cast<std::uint8_t>(open.known_top - (open.known_top > 0 ? 1 : 0));
  open.known_bottom = std::min(open.known_bottom, open.deck);
  open.moved = true;
  return drawn;
}

// As many as there are; the rest waits for a reshuffle, if there is anything to shuffle (I-23).
void draw_cards(State& state, Step step) {
  Open& open = state.open;
  for (; step.cards > 0 && open.deck > 0; --step.cards) {
    const Character drawn = draw_one(state);
    if (step.kind == StepKind::draw_to_pool) {
      open.pool.push_back(drawn);
    } else {
      open.player(step.player).hand.add(drawn);
    }
  }
  if (step.cards == 0 || open.discards.empty()) return;
  open.agenda.push_back(step);
  open.owing = Owing::reshuffle;
}

void start_resolving(State& state, TableTime now) {
  Open& open = state.open;
  LabelSet full;
  for (std::size_t i = 0; i < open.slots.size(); ++i) {
    if (open.slots[i].is_full()) full.add(Label(i));
  }
  if (full.empty()) {
    enter(open, Phase::upkeep, now);
    then(open, StepKind::check_attack);
  } else if (full.size() == 1) {
    open.completing = full.first();
    open.owing = Owing::spine;
  } else {
    ask(open, NextBook{}, now);
  }
}

bool anybody_to_ask(const Open& open) {
  return std::any_of(open.players.begin(), open.players.end(),
                     [](const Player& player) { return !player.hand.empty() && !player.passes; });
}

void attack(const Rules& rules, Open& open) {  // I-18
  for (std::size_t i = 0; i < open.threshold; ++i) {
    attack_with(rules, open, open.pool[i]);
    if (open.is_over()) return;
  }
  for (std::size_t i = 0; i < open.threshold; ++i) discard(open, take_from_pool(open, 0));
}

void fill_slots(State& state) {  // I-19
  for (Slot& slot : state.open.slots) {
    if (slot.book || state.books.empty()) continue;
    slot.book = state.books.back();
    state.books.pop_back();
    --state.open.books;
    state.open.moved = true;
  }
}

void end_passes(Open& open, Extent extent) {
  for (Player& player : open.players) {
    if (player.passes == extent) player.passes.reset();
  }
}

void finish_upkeep(State& state) {
  Open& open = state.open;
  fill_slots(state);
  then(open, StepKind::end_turn);
  const std::size_t held = open.player(open.active).hand.size();
  const std::size_t wanted = hand_limit(open, open.active);
  owe_drawing(state, open.active, wanted > held ? wanted - held : 0);
}

void check_attack(const Rules& rules, State& state, TableTime now) {
  Open& open = state.open;
  const bool after_window = open.phase == Phase::window;
  if (attack_is_due(open) && !after_window && anybody_to_ask(open)) {
    return enter(open, Phase::window, now);
  }
  // Who passed for "this attack" has, whether it comes or was averted in the window.
  if (after_window || attack_is_due(open)) end_passes(open, Extent::attack);
  if (after_window) enter(open, Phase::upkeep, now);
  if (attack_is_due(open)) attack(rules, open);
  if (!open.is_over()) finish_upkeep(state);
}

void end_turn(const Rules& rules, State& state, TableTime now) {
  Open& open = state.open;
  for (Slot& slot : open.slots) slot.shelters = 0;
  end_passes(open, Extent::turn);
  open.still_turns = open.moved ? std::uint8_t{0} : static_cast<std::uint8_t>(open.still_turns + 1);
  if (open.still_turns >= open.players.size()) return end(open, Outcome::nothing_moves);
  open.active = rules.after(open.active);
  begin_turn(state, now);
}

void work_off(const Rules& rules, State& state, const Step& step, TableTime now) {
  Open& open = state.open;
  switch (step.kind) {
    case StepKind::draw_to_hand:
    case StepKind::draw_to_pool: return draw_cards(state, step);
    case StepKind::discard_used:
      for (const Character card : open.used) discard(open, card);
      return open.used.clear();
    case StepKind::start_adding: return enter(open, Phase::add, now);
    case StepKind::resolve: return start_resolving(state, now);
    case StepKind::check_attack: return check_attack(rules, state, now);
    case StepKind::end_turn: return end_turn(rules, state, now);
  }
}

}  // namespace

void run(const Rules& rules, State& state, TableTime now) {
  Open& open = state.open;
  while (!open.agenda.empty() && open.owing == Owing::nothing && !open.waits_for_an_answer()) {
    const Step step = open.agenda.back();
    open.agenda.pop_back();
    work_off(rules, state, step, now);
  }
}

void begin_turn(State& state, TableTime now) {
  Open& open = state.open;
  open.ability_used = open.understudy = open.moved = false;
  open.deeds = 0;
  enter(open, Phase::draw, now);
  const std::uint8_t shown = shown_first(open);
  if (shown == 0) return;
  open.known_top = std::max(open.known_top, shown);
  open.ability_used = true;
  ask(open, Omen{shown}, now);
}

void end_drawing(State& state) {
  Open& open = state.open;
  // Worked off from the back: what Draw 1 draws is put there after this.
  then(open, StepKind::start_adding);
  open.agenda.push_back({StepKind::draw_to_pool, {}, open.cube});
}

void end_adding(State& state, TableTime now) {
  Open& open = state.open;
  open.understudy = false;
  enter(open, Phase::resolve, now);
  then(open, StepKind::resolve);
}

void complete(const Rules& rules, State& state, std::uint8_t spine, TableTime now) {
  Open& open = state.open;
  const Label label = open.completing;
  Slot& slot = open.slot(label);
  open.saved.push_back({*slot.book, {*slot.cast[0], *slot.cast[1], *slot.cast[2]}, spine});
  const std::size_t filled = open.saved.size();
  const bool both = filled == rules.setup.plus_threshold;
  if (filled == rules.setup.plus_card || both) {
    open.cube = std::min<std::uint8_t>(most_cube, static_cast<std::uint8_t>(open.cube + 1));
  }
  if (both) ++open.threshold;
  const bool helps = can_help(open, Librarian::marguerite);
  const LabelSet rescued = rescued_from(open, label);
  return_mold(open, label, slot.mold);
  slot = Slot{};
  open.moved = true;
  if (free_slots(rules, open) == 0) return end(open, Outcome::bookshelf_full);
  then(open, StepKind::resolve);
  if (!helps) return;
  open.ability_used = true;
  owe_drawing(state, open.active, drawn_for_a_book);
  if (rescued.empty()) return;
  if (rescued.size() == 1) {
    rescue_mold(open, rescued.first());
  } else {
    ask(open, Rescuing{rescued}, now);
  }
}

void rescue_mold(Open& open, Label label) {
  return_mold(open, label, std::min(most_rescued, open.slot(label).mold));
}

void close_window(State& state) { then(state.open, StepKind::check_attack); }

void owe_drawing(State& state, Seat seat, std::size_t cards) {
  if (cards == 0) return;
  state.open.agenda.push_back({StepKind::draw_to_hand, seat, static_cast<std::uint8_t>(cards)});
}

void ask(Open& open, const Pending& pending, TableTime now) {
  open.pending = pending;
  open.asked = now;
  ++open.position;
}

void answered(Open& open, TableTime now) {
  const bool own_clock = std::holds_alternative<Consent>(open.pending) ||
                         std::holds_alternative<Renewal>(open.pending) ||
                         std::holds_alternative<Arranging>(open.pending);
  // A phase's clock stands still meanwhile; a choice in one's own turn starts it anew.
  open.since = own_clock ? open.since + (now - open.asked) : now;
  open.pending = Nobody{};
  ++open.position;
}

}  // namespace impossible
