#include "games/impossible/refusal.h"

#include "games/impossible/adding.h"
#include "games/impossible/librarian.h"
#include "games/impossible/pieces.h"

namespace impossible {
namespace {

using core::Actor;
using Why = std::optional<Refusal>;

struct Asking {
  const Rules& rules;
  const View& seen;

  const Open& open() const { return seen.open; }
  Seat seat() const { return seat_at(seen.viewer.seat_index()); }
  const Player& player() const { return open().player(seat()); }
  bool is_active() const { return seat() == open().active; }

  // Chance and the clock.
  Why check(const core::Draw& draw) const {
    if (seen.viewer != Actor::chance()) return Refusal::only_chance;
    if (!core::is_owed(seen.pending_draw)) return Refusal::nothing_is_owed;
    if (!core::fits(seen.pending_draw, draw)) return Refusal::draw_does_not_fit;
    return std::nullopt;
  }
  Why check(core::Expire) const {
    if (seen.viewer != Actor::clock()) return Refusal::only_the_clock;
    return runs_out(rules, open()) ? std::nullopt : Why{Refusal::no_clock_runs};
  }
  Why check(core::Substitute absent) const {
    if (seen.viewer != Actor::clock()) return Refusal::only_the_clock;
    const bool pending =
        rules.seats(absent.seat) && is_awaited(open(), seat_at(absent.seat.seat_index()));
    return pending ? std::nullopt : Why{Refusal::nothing_to_choose};
  }

  // Set-up.
  Why check(const Choose& choose) const {
    if (open().phase == Phase::set_up && !player().librarian) {
      return Refusal::cards_are_being_dealt;
    }
    if (player().librarian) return Refusal::librarian_chosen;
    const auto& dealt = player().dealt;
    const bool mine = choose.librarian == dealt[0] || choose.librarian == dealt[1];
    return mine ? std::nullopt : Why{Refusal::not_dealt_to_you};
  }

  // When anything of a turn can be done at all.
  Why in_play() const {
    if (open().phase == Phase::librarians) return Refusal::librarians_first;
    if (open().owing != Owing::nothing) return Refusal::cards_are_being_dealt;
    return std::nullopt;
  }
  Why free_to_act() const {
    if (auto why = in_play()) return why;
    if (open().waits_for_an_answer()) return Refusal::an_answer_is_pending;
    return std::nullopt;
  }
  Why in_own_turn() const {
    if (auto why = free_to_act()) return why;
    return is_active() ? std::nullopt : Why{Refusal::not_your_turn};
  }

  // Draw 1.
  Why drawing() const {
    if (auto why = in_own_turn()) return why;
    return open().phase == Phase::draw ? std::nullopt : Why{Refusal::drawing_is_over};
  }
  Why check(Keep) const { return drawing(); }
  Why check(Refresh) const {
    if (auto why = drawing()) return why;
    return player().hand.empty() ? Why{Refusal::no_hand_to_discard} : std::nullopt;
  }
  Why check(const Renew& renew) const {
    if (auto why = asked_me<Renewal>()) return why;
    if (renew.cards.empty()) return Refusal::not_these_cards;
    return player().hand.has_all(renew.cards) ? std::nullopt : Why{Refusal::not_in_your_hand};
  }

  // Add.
  Why adding() const {
    if (auto why = in_own_turn()) return why;
    if (open().phase == Phase::draw) return Refusal::draw_first;
    return open().phase == Phase::add ? std::nullopt : Why{Refusal::adding_is_over};
  }
  Why check(const Add& add) const {
    if (auto why = adding()) return why;
    return refused(rules, open(), seat(), add);
  }
  Why check(Done) const { return adding(); }

  // Answers.
  template <class Question>
  Why asked_me() const {
    if (auto why = in_play()) return why;
    const bool mine =
        std::holds_alternative<Question>(open().pending) && is_awaited(open(), seat());
    return mine ? std::nullopt : Why{Refusal::nothing_to_decide};
  }
  Why check(const Complete& complete) const {
    if (auto why = asked_me<NextBook>()) return why;
    return open().slot(complete.book).is_full() ? std::nullopt : Why{Refusal::not_full};
  }
  Why check(const Rescue& rescue) const {
    if (auto why = asked_me<Rescuing>()) return why;
    const bool can = std::get<Rescuing>(open().pending).books.has(rescue.book);
    return can ? std::nullopt : Why{Refusal::no_mold_to_rescue};
  }
  Why check(const Bury& bury) const {
    if (auto why = asked_me<Omen>()) return why;
    const auto* const end = seen.known_top.begin() + std::get<Omen>(open().pending).cards;
    const bool shown = std::find(seen.known_top.begin(), end, bury.card) != end;
    return shown ? std::nullopt : Why{Refusal::not_shown};
  }
  Why check(const Arrange& arrange) const {
    if (auto why = asked_me<Arranging>()) return why;
    const auto* const end = seen.known_top.begin() + std::get<Arranging>(open().pending).cards;
    const bool same = std::is_permutation(arrange.cards.begin(), arrange.cards.end(),
                                          seen.known_top.begin(), end);
    return same ? std::nullopt : Why{Refusal::not_these_cards};
  }
  Why check(Agree) const { return asked_me<Consent>(); }
  Why check(Decline) const {
    if (auto why = in_play()) return why;
    const bool compulsory = std::holds_alternative<NextBook>(open().pending) ||
                            std::holds_alternative<Rescuing>(open().pending);
    const bool mine = open().waits_for_an_answer() && !compulsory && is_awaited(open(), seat());
    return mine ? std::nullopt : Why{Refusal::nothing_to_decide};
  }

  // Powers and abilities.
  Why check(const Use& use) const {
    if (auto why = free_to_act()) return why;
    if (!player().hand.has(use.card)) return Refusal::not_in_your_hand;
    if (rules.of(use.card).power != power_of(use.effect)) return Refusal::not_this_power;
    const User user{rules, open(), seat(), use.card};
    return std::visit([&](const auto& effect) { return refused(user, effect); }, use.effect);
  }
  Why check(const Help& help) const {
    if (auto why = in_own_turn()) return why;
    if (!impossible::is_active(open(), librarian_of(help.ability.index()))) {
      return Refusal::not_your_librarian;
    }
    if (open().ability_used) return Refusal::ability_used;
    const User user{rules, open(), seat(), std::nullopt};
    return std::visit([&](const auto& ability) { return refused(user, ability); }, help.ability);
  }

  Why check(const Pass& pass) const {
    if (auto why = free_to_act()) return why;
    return player().passes == pass.extent ? Why{Refusal::already_passed} : std::nullopt;
  }
  Why check(Heed) const {
    if (auto why = free_to_act()) return why;
    return player().passes ? std::nullopt : Why{Refusal::not_passed};
  }
};

template <class A>
constexpr bool is_for_players =
    !std::is_same_v<A, core::Draw> && !std::is_same_v<A, core::Expire> &&
    !std::is_same_v<A, core::Substitute>;

}  // namespace

std::optional<Refusal> refusal(const Rules& rules, const View& seen, const Action& action) {
  const Asking asking{rules, seen};
  return std::visit(
      [&]<class A>(const A& asked) -> Why {
        if (is_for_players<A> && !rules.seats(seen.viewer)) return Refusal::only_watching;
        if (seen.open.is_over()) return Refusal::game_over;
        return asking.check(asked);
      },
      action);
}

}  // namespace impossible
