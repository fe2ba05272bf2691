#include "games/wordles/round.h"

#include <algorithm>

#include "games/wordles/pile.h"

namespace wordles {
namespace {

constexpr std::uint8_t rounds_of_many = 5;  // W-16
constexpr std::size_t most_rounds_of_many = 8;
constexpr std::size_t points_to_pass = 20;  // W-20

void enter(State& state, Phase phase, core::TableTime at) {
  state.open.phase = phase;
  state.open.since = at;
  ++state.open.position;
}

SeatSet leaders(const Open& open) {
  std::uint8_t best = 0;
  for (const Board& board : open.boards) best = std::max(best, board.score);
  SeatSet seats;
  for (std::size_t i = 0; i < open.boards.size(); ++i) {
    if (open.boards[i].score == best) seats.add(seat_at(i));
  }
  return seats;
}

bool is_decided(const Rules& rules, const Open& open) {
  const bool alone = leaders(open).size() == 1;
  if (!rules.is_duel()) {
    return open.round >= most_rounds_of_many || (open.round >= rounds_of_many && alone);
  }
  const auto best = open.boards[index(leaders(open).first())].score;
  return open.round >= most_rounds || (best > points_to_pass && alone);
}

void end_round(const Rules& rules, State& state, core::TableTime at) {
  Open& open = state.open;
  PastRound past;
  for (std::size_t i = 0; i < open.boards.size(); ++i) {
    if (!open.boards[i].is_revealed()) reveal(rules, state, seat_at(i));
  }
  for (std::size_t i = 0; i < open.boards.size(); ++i) {
    past.points[i] = open.boards[i].points;
    past.words[i] = state.secrets[i];
    if (open.boards[i].mistaken) past.mistaken.add(seat_at(i));
  }
  open.past.push_back(past);
  if (is_decided(rules, open)) {
    open.winners = leaders(open);
    enter(state, Phase::over, at);
    return;
  }
  if (!rules.options.breaks) return begin_next_round(rules, state, at);
  open.ready = SeatSet{};
  enter(state, Phase::round_over, at);
}

// With two, whoever has decoded or used all rows calls no more (W-19).
bool may_go_on(const Open& open, Seat caller, Seat owner) {
  const Board& asked = open.boards[index(owner)];
  return caller != owner && !asked.is_revealed() && !asked.rows.full();
}

std::optional<Seat> next_caller(const Rules& rules, const Open& open) {
  const Seat next = rules.after(open.active);
  if (rules.is_duel()) {
    if (may_go_on(open, next, open.active)) return next;
    if (may_go_on(open, open.active, next)) return open.active;
    return std::nullopt;
  }
  const bool any_left = std::ranges::any_of(
      open.boards, [](const Board& board) { return !board.is_revealed() && !board.rows.full(); });
  if (!any_left) return std::nullopt;
  return next;
}

}  // namespace

std::uint8_t agreed_rounds(const Rules& rules) { return rules.is_duel() ? 0 : rounds_of_many; }

void begin_round(const Rules& rules, State& state, core::TableTime at) {
  for (std::size_t i = 0; i < state.open.boards.size(); ++i) {
    Board& board = state.open.boards[i];
    board = Board{.score = board.score,
                  .points = 0,
                  .covered = false,
                  .mistaken = false,
                  .revealed = {},
                  .card = {},
                  .rows = {}};
    state.secrets[i] = Word{};
  }
  enter(state, rules.has_cards() ? Phase::deal : Phase::hide, at);
  if (rules.has_cards()) deal_cards(rules, state, at);
}

void begin_next_round(const Rules& rules, State& state, core::TableTime at) {
  Open& open = state.open;
  open.ready.reset();
  ++open.round;
  open.first = rules.after(open.first);
  begin_round(rules, state, at);
}

void deal_cards(const Rules& rules, State& state, core::TableTime at) {
  for (std::size_t i = 0; i < state.open.boards.size() && !state.pile.empty(); ++i) {
    if (!state.open.boards[i].card) take_top(state, seat_at(i));
  }
  show_top(rules, state);
  if (state.pile.empty()) return;  // chance shuffles first
  enter(state, Phase::hide, at);
}

void begin_calling(State& state, core::TableTime at) {
  state.open.active = state.open.first;
  state.open.exchanged = false;
  state.open.attempts.clear();
  state.shuffles_before.push_back(static_cast<std::uint8_t>(state.pile.shuffles.size()));
  enter(state, Phase::call, at);
}

void take_call(const Rules& rules, State& state, Word word, core::TableTime at) {
  state.open.called = word;
  state.program_calls = false;
  if (rules.options.by_hand) {
    enter(state, Phase::mark, at);
    return;
  }
  fill_rows(rules, state, at);
}

void fill_rows(const Rules& rules, State& state, core::TableTime at) {
  Open& open = state.open;
  const SeatSet owners = takers(rules, open);
  for (std::size_t i = 0; i < open.boards.size(); ++i) {
    if (!owners.has(seat_at(i))) continue;
    const auto& by_hand = state.markings[i];
    const Marking shown = by_hand ? *by_hand : truth(rules, state.secrets[i], open.called);
    open.boards[i].rows.push_back({open.called, shown});
    state.markings[i].reset();
  }
  open.called = Word{};
  open.marked = open.tried = open.passed = SeatSet{};
  enter(state, Phase::window, at);
}

void close_window(const Rules& rules, State& state, core::TableTime at) {
  Open& open = state.open;
  open.tried = open.passed = SeatSet{};
  const auto next = next_caller(rules, open);
  if (!next) {
    end_round(rules, state, at);
    return;
  }
  open.active = *next;
  open.exchanged = false;
  enter(state, Phase::call, at);
}

void reveal(const Rules& rules, State& state, Seat owner) {
  Board& board = state.open.boards[index(owner)];
  board.revealed = state.secrets[index(owner)];
  board.mistaken = std::ranges::any_of(board.rows, [&](const Row& row) {
    return row.shown != truth(rules, board.revealed, row.query);
  });
  if (!board.mistaken) return;
  board.score = static_cast<std::uint8_t>(board.score - board.points);
  board.points = 0;
}

bool was_called(const Rules& rules, const Open& open, Word word) {
  const SeatSet owners = takers(rules, open);
  if (owners.empty()) return false;
  return std::ranges::any_of(open.boards[index(owners.first())].rows,
                             [&](const Row& row) { return row.query == word; });
}

std::vector<Word> callable_words(const Rules& rules, const State& state) {
  std::vector<Word> words;
  const auto take = [&](Word word) {
    if (!was_called(rules, state.open, word)) words.push_back(word);
  };
  if (!rules.has_cards()) {
    for (const Word word : rules.words->common()) take(word);
    return words;
  }
  const auto card = *state.open.boards[index(state.open.active)].card;
  for (const Word word : (*rules.deck)[index(card)].words) take(word);
  return words;
}

}  // namespace wordles
