#include <limits>

#include "games/impossible/adding.h"
#include "games/impossible/deal.h"
#include "games/impossible/librarian.h"
#include "games/impossible/pieces.h"
#include "games/impossible/places.h"
#include "games/impossible/turn.h"

namespace impossible {
namespace {

using core::TableTime;

void close_if_all_passed(State& state) {
  const Open& open = state.open;
  if (open.phase != Phase::window || !powers_work(open)) return;
  for (std::size_t i = 0; i < open.players.size(); ++i) {
    if (is_awaited(open, seat_at(i))) return;
  }
  close_window(state);
}

// What changes the table before an attack may change minds (I-26).
void wake(Open& open, TableTime now) {
  if (open.phase != Phase::window) return;
  for (Player& player : open.players) {
    if (player.passes == Extent::attack) player.passes.reset();
  }
  open.since = now;
  ++open.position;
}

template <class Piece>
void pay_and_work(const Rules& rules, State& state, Seat by, const Piece& piece, TableTime now) {
  Open& open = state.open;
  if (open.deeds < std::numeric_limits<std::uint8_t>::max()) ++open.deeds;
  wake(open, now);
  for (const Character cost : costs_of(piece)) {
    take_up(open, cost);
    open.used.push_back(cost);
  }
  open.agenda.push_back({StepKind::discard_used, {}, 0});
  work(rules, state, by, piece, now);
}

void perform(const Rules& rules, State& state, Seat by, const Use& use, TableTime now) {
  take_up(state.open, use.card);
  std::visit([&](const auto& effect) { pay_and_work(rules, state, by, effect, now); }, use.effect);
  state.open.used.push_back(use.card);
}
void perform(const Rules& rules, State& state, Seat by, const Help& help, TableTime now) {
  state.open.ability_used = true;
  std::visit([&](const auto& ability) { pay_and_work(rules, state, by, ability, now); },
             help.ability);
}
void perform(const Rules& rules, State& state, Seat by, const Add& what, TableTime) {
  const Seat owner = *holder(state.open, what.character);
  add(rules, state.open, by, what);
  if (owner != by && !state.open.is_over()) owe_drawing(state, owner, 1);  // Tobias
}

// Does it, or asks those whose cards it takes.
template <class Deed>
void undertake(const Rules& rules, State& state, Seat by, const Deed& deed, TableTime now) {
  const SeatSet asked = to_consent(state.open, by, deed);
  if (asked.empty()) return perform(rules, state, by, deed, now);
  ask(state.open, Consent{by, deed, asked}, now);
}

class Advance {
 public:
  Advance(const Rules& rules, State& state, core::Actor actor, TableTime now)
      : rules_{rules}, state_{state}, open_{state.open}, actor_{actor}, now_{now} {}

  void operator()(const core::Draw& draw) { settle(rules_, state_, draw, now_); }
  void operator()(core::Expire) {
    for (std::size_t i = 0; i < open_.players.size(); ++i) {
      // One answer may be the last that was awaited; nobody else's turn is cut short.
      if (is_awaited(open_, seat_at(i))) by_default(seat_at(i));
      if (open_.position != position_) return;
    }
  }
  void operator()(core::Substitute substitute) {
    by_default(seat_at(substitute.seat.seat_index()));
  }

  void operator()(const Choose& choose) { this->choose(seat(), choose.librarian); }
  void operator()(Keep) { end_drawing(state_); }
  void operator()(Refresh) {
    end_drawing(state_);
    owe_drawing(state_, open_.active, fresh_hand(open_));
    discard_from_hand(open_, open_.active, open_.player(open_.active).hand);
  }
  void operator()(const Renew& renew) {
    answered(open_, now_);
    owe_drawing(state_, seat(), renew.cards.size());
    discard_from_hand(open_, seat(), renew.cards);
  }
  void operator()(const Add& what) { undertake(rules_, state_, seat(), what, now_); }
  void operator()(Done) { end_adding(state_, now_); }
  void operator()(const Complete& complete) {
    answered(open_, now_);
    open_.completing = complete.book;
    open_.owing = Owing::spine;
  }
  void operator()(const Rescue& rescue) {
    answered(open_, now_);
    rescue_mold(open_, rescue.book);
  }
  void operator()(const Bury& bury) {
    answered(open_, now_);
    put_at_bottom(state_, bury.card);
  }
  void operator()(const Arrange& arrange) {
    answered(open_, now_);
    for (std::size_t i = 0; i < arrange.cards.size(); ++i) {
      state_.deck[state_.deck.size() - 1 - i] = arrange.cards[i];
    }
  }
  void operator()(const Use& use) { undertake(rules_, state_, seat(), use, now_); }
  void operator()(const Help& help) { undertake(rules_, state_, seat(), help, now_); }
  void operator()(Agree) {
    auto& consent = std::get<Consent>(open_.pending);
    consent.awaited.remove(seat());
    if (!consent.awaited.empty()) return;
    const Consent agreed = consent;
    answered(open_, now_);
    std::visit([&](const auto& deed) { perform(rules_, state_, agreed.by, deed, now_); },
               agreed.deed);
  }
  void operator()(Decline) { answered(open_, now_); }
  void operator()(const Pass& pass) { open_.player(seat()).passes = pass.extent; }
  void operator()(Heed) { open_.player(seat()).passes.reset(); }

 private:
  Seat seat() const { return seat_at(actor_.seat_index()); }

  void choose(Seat seat, Librarian librarian) {
    open_.player(seat).librarian = librarian;
    for (const Player& player : open_.players) {
      if (!player.librarian) return;
    }
    open_.owing = Owing::characters;
    open_.phase = Phase::set_up;
    ++open_.position;
  }

  // What happens when somebody does not choose: the compulsory steps alone (I-35).
  void by_default(Seat seat) {
    if (std::holds_alternative<NextBook>(open_.pending)) return (*this)(Complete{first_full()});
    if (const auto* rescuing = std::get_if<Rescuing>(&open_.pending)) {
      return (*this)(Rescue{rescuing->books.first()});
    }
    if (open_.waits_for_an_answer()) return (*this)(Decline{});
    if (open_.phase == Phase::librarians) return choose(seat, open_.player(seat).dealt[0]);
    if (open_.phase == Phase::draw) return (*this)(Keep{});
    if (open_.phase == Phase::add) return (*this)(Done{});
    open_.player(seat).passes = Extent::attack;
  }
  Label first_full() const {
    std::size_t i = 0;
    while (!open_.slots[i].is_full()) ++i;
    return Label(i);
  }

  const Rules& rules_;
  State& state_;
  Open& open_;
  core::Actor actor_;
  TableTime now_;
  std::uint32_t position_ = open_.position;
};

}  // namespace

void advance(const Rules& rules, State& state, const Move& move) {
  std::visit(Advance{rules, state, move.actor, move.at}, move.action);
  run(rules, state, move.at);
  close_if_all_passed(state);
  run(rules, state, move.at);
}

}  // namespace impossible
