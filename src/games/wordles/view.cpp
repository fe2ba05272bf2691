#include <algorithm>

#include "games/wordles/marks.h"
#include "games/wordles/pile.h"
#include "games/wordles/round.h"
#include "games/wordles/wordles.h"

namespace wordles {

using core::Actor;

State start(const Rules& rules) {
  State state;
  for (std::size_t i = 0; i < rules.options.seats; ++i) state.open.boards.push_back(Board{});
  state.open.first = seat_at(rules.options.first - 1U);
  begin_round(rules, state, core::TableTime{});
  return state;
}

View view(const Rules& rules, const State& state, Actor viewer) {
  View seen;
  seen.viewer = viewer;
  seen.open = state.open;
  if (rules.seats(viewer)) {
    const auto i = viewer.seat_index();
    seen.own = Own{state.secrets[i], state.markings[i]};
  }
  if (viewer == Actor::chance()) seen.pending_draw = owed(rules, state);
  if (state.open.top) seen.top = (*rules.deck)[index(*state.open.top)];
  for (const Board& board : state.open.boards) {
    if (board.card) seen.cards.push_back((*rules.deck)[index(*board.card)]);
  }
  return seen;
}

core::Owed owed(const Rules& rules, const State& state) {
  const auto one_of = [](std::size_t n) { return core::Pick{1, static_cast<std::uint16_t>(n)}; };
  switch (state.open.phase) {
    case Phase::deal:
      return core::Order{static_cast<std::uint16_t>(used_cards(rules, state).size())};
    case Phase::hide:
      if (state.program_hides.empty()) return core::Nothing{};
      return one_of(rules.words->common().size());
    case Phase::call:
      if (rules.has_cards() && state.pile.empty()) {
        return core::Order{static_cast<std::uint16_t>(used_cards(rules, state).size())};
      }
      if (!state.program_calls) return core::Nothing{};
      return one_of(callable_words(rules, state).size());
    case Phase::mark:
    case Phase::window:
    case Phase::over: return core::Nothing{};
  }
  return core::Nothing{};
}

std::optional<core::TableTime> deadline(const Rules& rules, const State& state) {
  if (core::is_owed(owed(rules, state))) return std::nullopt;
  return runs_out(rules, state.open);
}

std::optional<core::TableTime> runs_out(const Rules& rules, const Open& open) {
  if (!rules.options.clocks) return std::nullopt;
  switch (open.phase) {
    case Phase::hide: return open.since + rules.hiding();
    case Phase::call:
    case Phase::mark: return open.since + rules.turn();
    case Phase::window: return open.since + (rules.is_duel() ? rules.turn() : rules.window());
    case Phase::deal:
    case Phase::over: return std::nullopt;
  }
  return std::nullopt;
}

bool is_over(const State& state) { return state.open.phase == Phase::over; }

std::uint32_t revision(const State& state) { return state.open.position; }

Marking truth(const Rules& rules, Word secret, Word query) {
  Marking marking{marks(secret, query), std::nullopt};
  if (rules.options.sequence && secret != query) {
    marking.sign = secret < query ? Sign::before : Sign::after;
  }
  return marking;
}

SeatSet takers(const Rules& rules, const Open& open) {
  SeatSet owners;
  for (std::size_t i = 0; i < open.boards.size(); ++i) {
    const bool asked = !rules.is_duel() || seat_at(i) != open.active;
    if (asked && !open.boards[i].is_revealed()) owners.add(seat_at(i));
  }
  return owners;
}

SeatSet targets(const Rules& rules, const Open& open, Seat by) {
  SeatSet owners;
  if (rules.is_duel() && by != open.active) return owners;
  for (std::size_t i = 0; i < open.boards.size(); ++i) {
    if (seat_at(i) != by && !open.boards[i].is_revealed()) owners.add(seat_at(i));
  }
  return owners;
}

bool is_awaited(const Rules& rules, const Open& open, Seat seat) {
  switch (open.phase) {
    case Phase::hide: return !open.boards[index(seat)].covered;
    case Phase::call: return open.active == seat;
    case Phase::mark: return takers(rules, open).has(seat) && !open.marked.has(seat);
    case Phase::window:
      return !open.tried.has(seat) && !open.passed.has(seat) && !targets(rules, open, seat).empty();
    case Phase::deal:
    case Phase::over: return false;
  }
  return false;
}

std::uint8_t row_value(const Rules& rules, const Open& open) {
  std::size_t filled = 0;
  for (std::size_t i = 0; i < open.boards.size(); ++i) {
    const bool asked = !rules.is_duel() || seat_at(i) != open.active;
    if (asked) filled = std::max(filled, open.boards[i].rows.size());
  }
  return static_cast<std::uint8_t>(rows_a_board + 1 - filled);
}

lexicon::LetterSet struck(const Board& board) {
  lexicon::LetterSet letters;
  for (const Row& row : board.rows) {
    lexicon::LetterSet found;
    for (std::size_t i = 0; i < row.query.size(); ++i) {
      if (row.shown.marks[i] != lexicon::Mark::absent) found.add(row.query[i]);
    }
    for (std::size_t i = 0; i < row.query.size(); ++i) {
      if (!found.has(row.query[i])) letters.add(row.query[i]);
    }
  }
  return letters;
}

}  // namespace wordles
