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

namespace {

void add_mistakes(const Rules& rules, View& seen, Seat owner) {
  const Board& board = seen.open.boards[index(owner)];
  for (std::size_t r = 0; r < board.rows.size(); ++r) {
    const Marking honest = truth(rules, board.revealed, board.rows[r].query);
    if (honest == board.rows[r].shown) continue;
    seen.mistakes.push_back({owner, static_cast<std::uint8_t>(r + 1), honest});
  }
}

// With three and more the callers follow each other, and every word stands on the fullest board.
// With two each has called what stands on the other's board, in turn as long as both go on (W-19).
void add_calls(const Rules& rules, View& seen) {
  const Open& open = seen.open;
  std::size_t most = 0;
  for (const Board& board : open.boards) most = std::max(most, board.rows.size());
  for (std::size_t r = 0; r < most; ++r) {
    Seat by = open.first;
    for (std::size_t i = 0; !rules.is_duel() && i < r; ++i) by = rules.after(by);
    for (std::size_t i = 0; i < (rules.is_duel() ? 2U : 1U); ++i, by = rules.after(by)) {
      const auto has_row = [&](const Board& board) { return board.rows.size() > r; };
      const auto of = rules.is_duel() ? open.boards.begin() + index(rules.after(by))
                                      : std::ranges::find_if(open.boards, has_row);
      if (has_row(*of)) seen.calls.push_back({by, of->rows[r].query});
    }
  }
}

void add_consequences(const Rules& rules, View& seen) {
  const Open& open = seen.open;
  const bool is_called_for = open.phase == Phase::call || open.phase == Phase::mark;
  const auto value = row_value(rules, open);
  if (is_called_for || open.phase == Phase::window) {
    seen.value = static_cast<std::uint8_t>(value - (is_called_for ? 1 : 0));
  }
  seen.rounds = agreed_rounds(rules);
  seen.ends_at = runs_out(rules, open);
  for (std::size_t i = 0; i < open.boards.size(); ++i) {
    if (is_awaited(rules, open, seat_at(i))) seen.awaited.add(seat_at(i));
    seen.struck.push_back(struck(open.boards[i]));
    if (open.boards[i].mistaken) add_mistakes(rules, seen, seat_at(i));
  }
  add_calls(rules, seen);
}

}  // namespace

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
  add_consequences(rules, seen);
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
    case Phase::over:
    case Phase::round_over: return core::Nothing{};
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
    case Phase::round_over: return open.since + Rules::longest_break;
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
    case Phase::round_over: return !open.ready->has(seat);
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
