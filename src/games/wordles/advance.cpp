#include "games/wordles/pile.h"
#include "games/wordles/round.h"
#include "games/wordles/wordles.h"

namespace wordles {
namespace {

using core::TableTime;

struct Advancing {
  const Rules& rules;
  State& state;
  const Move& move;

  Open& open() const { return state.open; }
  TableTime at() const { return move.at; }
  Seat mover() const { return seat_at(move.actor.seat_index()); }  // requires a seat's move
  std::size_t players() const { return open().boards.size(); }

  void hide(Seat seat, Word word) const {
    state.secrets[index(seat)] = word;
    open().boards[index(seat)].covered = true;
    state.program_hides.remove(seat);
    for (const Board& board : open().boards) {
      if (!board.covered) return;
    }
    begin_calling(state, at());
  }

  void mark(Seat seat, const Marking& marking) const {
    state.markings[index(seat)] = marking;
    open().marked.add(seat);
    if (open().marked == takers(rules, open())) fill_rows(rules, state, at());
  }

  void close_if_all_are_done() const {
    for (std::size_t i = 0; i < players(); ++i) {
      if (is_awaited(rules, open(), seat_at(i))) return;
    }
    close_window(rules, state, at());
  }

  void become_ready(Seat seat) const {
    open().ready->add(seat);
    if (open().ready->size() == players()) begin_next_round(rules, state, at());
  }

  // The program takes the choice that is pending there (W-21).
  void choose_for(Seat seat) const {
    switch (open().phase) {
      case Phase::hide: state.program_hides.add(seat); break;
      case Phase::call: state.program_calls = true; break;
      case Phase::mark: mark(seat, truth(rules, state.secrets[index(seat)], open().called)); break;
      case Phase::window:
        open().passed.add(seat);
        close_if_all_are_done();
        break;
      case Phase::round_over: become_ready(seat); break;
      case Phase::deal:
      case Phase::over: break;
    }
  }

  void operator()(const core::Draw& draw) const {
    if (open().phase == Phase::hide) {
      hide(state.program_hides.first(), rules.words->common()[draw.drawn[0]]);
    } else if (rules.has_cards() && state.pile.empty()) {
      shuffle_used(rules, state, draw);
      show_top(rules, state);
      if (open().phase == Phase::deal) deal_cards(rules, state, at());
    } else {
      take_call(rules, state, callable_words(rules, state)[draw.drawn[0]], at());
    }
  }

  void operator()(const core::Expire&) const {
    if (open().phase == Phase::window) return close_window(rules, state, at());
    const auto position = open().position;
    for (std::size_t i = 0; i < players() && open().position == position; ++i) {
      if (is_awaited(rules, open(), seat_at(i))) choose_for(seat_at(i));
    }
  }

  void operator()(const core::Substitute& absent) const {
    choose_for(seat_at(absent.seat.seat_index()));
  }

  void operator()(const Hide& action) const { hide(mover(), action.word); }
  void operator()(const Deal&) const { state.program_hides.add(mover()); }

  void operator()(const Exchange&) const {
    open().boards[index(mover())].card.reset();
    take_top(state, mover());
    open().exchanged = true;
    show_top(rules, state);
  }
  void operator()(const Call& action) const { take_call(rules, state, action.word, at()); }
  void operator()(const Mark& action) const { mark(mover(), action.marking); }

  void operator()(const Attempt& action) const {
    const bool right = state.secrets[index(action.owner)] == action.word;
    const auto value = row_value(rules, open());
    open().attempts.push_back({mover(), action.owner, value, right, action.word});
    open().tried.add(mover());
    open().passed.remove(mover());
    Board& winner = open().boards[index(mover())];
    if (right && !winner.mistaken) {
      winner.points = static_cast<std::uint8_t>(winner.points + value);
      winner.score = static_cast<std::uint8_t>(winner.score + value);
    }
    if (right) reveal(rules, state, action.owner);
    close_if_all_are_done();
  }
  void operator()(const Pass&) const {
    open().passed.add(mover());
    close_if_all_are_done();
  }
  void operator()(const Reconsider&) const { open().passed.remove(mover()); }
  void operator()(const Ready&) const { become_ready(mover()); }
};

}  // namespace

void advance(const Rules& rules, State& state, const Move& move) {
  std::visit(Advancing{rules, state, move}, move.action);
}

}  // namespace wordles
