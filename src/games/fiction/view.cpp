#include <fmt/format.h>

#include "games/fiction/deception.h"
#include "games/fiction/fiction.h"

namespace fiction {

using core::Actor;

State start(const Rules& rules, const Deck& deck) {
  State state;
  state.deck = &deck;
  state.board.phase = rules.options.abilities ? Phase::deal : Phase::draw_card;
  state.board.tokens = rules.first_tokens();
  state.board.timer.remaining = rules.half();
  return state;
}

std::array<HalfPlayed, 2> halves(const Board& board) {
  std::array<HalfPlayed, 2> both;
  auto& [first, second] = both;
  const auto rows = static_cast<std::uint8_t>(board.rows.size());
  if (board.extra_board_used) ++second.boards;
  if (board.half == 2) second.guesses = second.boards - board.boards_left;
  first.guesses = rows - second.guesses;
  return both;
}

namespace {

// F-29: with the last board of the first half handed in, halftime comes before the timer runs
// again.
bool does_token_lapse(const Rules& rules, const Board& board) {
  return rules.options.one_token_a_half && board.phase == Phase::guess && board.half == 1 &&
         board.boards_left == 1 && board.tokens > 0;
}

// Two cards of a side. Where no time passes, cards about time stay in the box (F-39).
core::Pick deal(const Rules& rules, Side side) {
  core::Pick two{2, static_cast<std::uint16_t>(ability_count(side))};
  for (std::uint16_t n = 0; n < two.count && !rules.timed(); ++n) {
    if (needs_clock(nth_ability(side, n))) two.skipped.push_back(n);
  }
  return two;
}

}  // namespace

View view(const Rules& rules, const State& state, Actor viewer) {
  View seen;
  seen.viewer = viewer;
  seen.board = state.board;
  seen.halves = halves(state.board);
  seen.timed = rules.timed();
  seen.token_lapses = does_token_lapse(rules, state.board);
  const bool over = is_over(state);
  if (over || viewer == rules.librarian()) {
    seen.desk = state.desk;
    seen.librarian_hand = state.librarian_hand;
  }
  if (over || rules.guesses(viewer)) seen.guessers_hand = state.guessers_hand;
  if (viewer == Actor::chance()) seen.pending_draw = owed(rules, state);
  return seen;
}

core::Owed owed(const Rules& rules, const State& state) {
  constexpr core::Pick one_of_two{1, 2};
  const auto one_of = [](std::size_t n) { return core::Pick{1, static_cast<std::uint16_t>(n)}; };
  const Board& board = state.board;
  switch (board.phase) {
    case Phase::deal: return deal(rules, state.librarian_hand ? Side::guessers : Side::librarian);
    case Phase::keep:
      if (state.program_keeps_for_librarian || state.program_keeps_for_guessers) return one_of_two;
      return core::Nothing{};
    case Phase::draw_card: return one_of(state.deck->size());
    case Phase::choose_word:
      if (!state.program_chooses) return core::Nothing{};
      return one_of(allowed_words(rules, state.desk.front).size());
    case Phase::name_letter:
      if (!state.program_chooses) return core::Nothing{};
      return one_of(static_cast<std::size_t>(state.desk.secret.letters().size()));
    case Phase::deceive: {
      if (!state.program_chooses) return core::Nothing{};
      const int free = static_cast<int>(word_length) - board.rows.back().pinned.size();
      return one_of(2U * static_cast<std::size_t>(free));  // two other clues for each
    }
    case Phase::guess:
    case Phase::over: return core::Nothing{};
  }
  return core::Nothing{};
}

std::optional<core::TableTime> deadline(const Rules& rules, const State& state) {
  const Board& board = state.board;
  if (board.phase == Phase::over || core::is_owed(owed(rules, state))) return std::nullopt;
  if (board.phase == Phase::guess) {
    return rules.timed() ? std::optional{board.timer.runs_out()} : std::nullopt;
  }
  const auto time = rules.choice();
  return time ? std::optional{board.choosing_since + *time} : std::nullopt;
}

bool is_over(const State& state) { return state.board.phase == Phase::over; }

std::uint32_t revision(const State& state) { return state.board.position; }

}  // namespace fiction
