#include "games/wordles/refusal.h"

#include "games/wordles/round.h"
#include "games/wordles/wordles.h"

namespace wordles {
namespace {

using core::Actor;
using Why = std::optional<Refusal>;

struct Asking {
  const Rules& rules;
  const View& seen;

  const Open& open() const { return seen.open; }
  bool is_player() const { return rules.seats(seen.viewer); }
  Seat seat() const { return seat_at(seen.viewer.seat_index()); }  // requires is_player()
  const Board& board() const { return open().boards[index(seat())]; }

  Why word(Word word) const {
    if (word.size() != rules.options.letters) return Refusal::wrong_length;
    const auto verdict = rules.words->verdict(word);
    if (verdict == lexicon::Verdict::proper_noun) return Refusal::proper_noun;
    if (!lexicon::is_legal(verdict)) return Refusal::not_a_word;
    return std::nullopt;
  }

  // Chance.
  Why check(const core::Draw& draw) const {
    if (seen.viewer != Actor::chance()) return Refusal::only_chance;
    if (!core::is_owed(seen.pending_draw)) return Refusal::nothing_is_owed;
    if (!core::fits(seen.pending_draw, draw)) return Refusal::draw_does_not_fit;
    return std::nullopt;
  }

  // The clock.
  Why check(const core::Expire&) const {
    if (seen.viewer != Actor::clock()) return Refusal::only_the_clock;
    const bool runs = rules.options.clocks && open().phase != Phase::deal;
    return runs ? std::nullopt : Why{Refusal::no_clock_runs};
  }
  Why check(const core::Substitute& absent) const {
    if (seen.viewer != Actor::clock()) return Refusal::only_the_clock;
    const bool pending =
        rules.seats(absent.seat) && is_awaited(rules, open(), seat_at(absent.seat.seat_index()));
    return pending ? std::nullopt : Why{Refusal::nothing_to_choose};
  }

  // Hiding.
  Why hiding() const {
    if (open().phase == Phase::deal) return Refusal::cards_are_being_dealt;
    if (open().phase == Phase::round_over) return Refusal::round_is_over;
    if (open().phase != Phase::hide) return Refusal::hiding_is_over;
    if (board().covered) return Refusal::word_already_hidden;
    return std::nullopt;
  }
  Why check(const Hide& hide) const {
    if (auto why = hiding()) return why;
    return word(hide.word);
  }
  Why check(const Deal&) const { return hiding(); }

  // Calling.
  Why before_the_calls() const {
    if (open().phase == Phase::deal) return Refusal::cards_are_being_dealt;
    if (open().phase == Phase::hide) return Refusal::words_are_being_hidden;
    if (open().phase == Phase::round_over) return Refusal::round_is_over;
    return std::nullopt;
  }
  Why calling() const {
    if (auto why = before_the_calls()) return why;
    if (open().active != seat()) return Refusal::not_your_turn;
    if (open().phase != Phase::call) return Refusal::word_already_called;
    return std::nullopt;
  }
  Why check(const Exchange& exchange) const {
    if (!rules.has_cards()) return Refusal::no_query_cards;
    if (auto why = calling()) return why;
    if (open().exchanged) return Refusal::already_exchanged;
    if (open().top != exchange.card) return Refusal::not_the_top_card;
    return std::nullopt;
  }
  Why check(const Call& call) const {
    if (auto why = calling()) return why;
    if (auto why = word(call.word)) return why;
    if (was_called(rules, open(), call.word)) return Refusal::called_before;
    if (!rules.has_cards()) return std::nullopt;
    for (const Word listed : seen.cards[index(seat())].words) {
      if (listed == call.word) return std::nullopt;
    }
    return Refusal::not_on_your_card;
  }

  // Marking.
  Why check(const Mark& mark) const {
    if (!rules.options.by_hand) return Refusal::program_marks;
    if (auto why = before_the_calls()) return why;
    if (open().phase != Phase::mark) return Refusal::nothing_to_mark;
    if (board().is_revealed()) return Refusal::your_word_is_revealed;
    if (!takers(rules, open()).has(seat())) return Refusal::not_about_your_word;
    return check(mark.marking);
  }
  Why check(const Marking& marking) const {
    if (marking.marks.size() != rules.options.letters) return Refusal::wrong_number_of_marks;
    bool all_right = true;
    for (std::size_t i = 0; i < marking.marks.size(); ++i) {
      if (marking.marks[i] == lexicon::Mark::blank) return Refusal::mark_missing;
      all_right = all_right && marking.marks[i] == lexicon::Mark::right;
    }
    if (!rules.options.sequence) {
      return marking.sign ? Why{Refusal::no_signs_here} : std::nullopt;
    }
    if (all_right && marking.sign) return Refusal::sign_beside_all_right;
    if (!all_right && !marking.sign) return Refusal::sign_missing;
    return std::nullopt;
  }

  // The window.
  Why window() const {
    if (auto why = before_the_calls()) return why;
    if (open().phase == Phase::mark) return Refusal::marks_are_due;
    if (open().phase != Phase::window) return Refusal::window_is_closed;
    if (rules.is_duel() && open().active != seat()) return Refusal::only_the_caller;
    if (open().tried.has(seat())) return Refusal::already_tried;
    return std::nullopt;
  }
  Why passing() const {
    if (auto why = window()) return why;
    const bool any_left = !targets(rules, open(), seat()).empty();
    return any_left ? std::nullopt : Why{Refusal::no_word_left};
  }
  Why check(const Attempt& attempt) const {
    if (auto why = window()) return why;
    if (index(attempt.owner) >= open().boards.size()) return Refusal::no_such_player;
    if (attempt.owner == seat()) return Refusal::your_own_word;
    if (open().boards[index(attempt.owner)].is_revealed()) return Refusal::word_is_revealed;
    return word(attempt.word);
  }
  Why check(const Pass&) const {
    if (auto why = passing()) return why;
    if (open().passed.has(seat())) return Refusal::already_passed;
    return std::nullopt;
  }
  Why check(const Reconsider&) const {
    if (auto why = passing()) return why;
    if (!open().passed.has(seat())) return Refusal::not_passed;
    return std::nullopt;
  }

  // The break.
  Why check(const Ready&) const {
    if (open().phase != Phase::round_over) return Refusal::no_break_now;
    return open().ready->has(seat()) ? Why{Refusal::already_ready} : std::nullopt;
  }
};

template <class A>
constexpr bool is_for_players =
    !std::is_same_v<A, core::Draw> && !std::is_same_v<A, core::Expire> &&
    !std::is_same_v<A, core::Substitute>;

}  // namespace

std::optional<Refusal> refusal(const Rules& rules, const View& seen, const Action& action) {
  const Asking asking{rules, seen};
  const bool by_table = seen.viewer == Actor::chance() || seen.viewer == Actor::clock();
  if (!asking.is_player() && !by_table) return Refusal::only_watching;
  if (seen.open.phase == Phase::over) return Refusal::game_over;
  return std::visit(
      [&]<class A>(const A& alternative) -> Why {
        if (is_for_players<A> && by_table) return Refusal::only_watching;
        return asking.check(alternative);
      },
      action);
}

}  // namespace wordles
