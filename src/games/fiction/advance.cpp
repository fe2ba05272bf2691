#include "games/fiction/clue.h"
#include "games/fiction/deception.h"
#include "games/fiction/fiction.h"
#include "games/fiction/investigation.h"

namespace fiction {
namespace {

using core::Actor;
using core::TableTime;
using lexicon::Mark;

struct Now {
  const Rules& rules;
  State& state;
  Actor actor;
  TableTime at;

  Board& board() const { return state.board; }
};

void enter(const Now& now, Phase phase) {
  now.board().phase = phase;
  now.board().choosing_since = now.at;
  now.state.program_chooses = false;
}

void halftime(const Now& now) {
  Board& board = now.board();
  board.half = 2;
  board.boards_left = boards_a_half;
  board.timer.remaining = now.rules.half();
  if (now.rules.options.one_token_a_half) board.tokens = now.rules.first_tokens();
}

void start_timer(const Now& now) {
  enter(now, Phase::guess);
  now.board().timer.start(now.at);
}

void finish(const Now& now, Outcome outcome) {
  enter(now, Phase::over);
  now.board().outcome = outcome;
}

void keep_for(const Now& now, Side side, Ability ability) {
  State& state = now.state;
  (side == Side::librarian ? state.librarian_hand : state.guessers_hand)->kept = ability;
  (side == Side::librarian ? state.program_keeps_for_librarian : state.program_keeps_for_guessers) =
      false;
  if (!state.librarian_hand->kept || !state.guessers_hand->kept) return;
  now.board().librarian_card = state.librarian_hand->kept;
  now.board().guessers_card = state.guessers_hand->kept;
  enter(now, Phase::draw_card);
}

void play(const Now& now, const Keep& keep) {
  keep_for(now, now.actor == now.rules.librarian() ? Side::librarian : Side::guessers,
           keep.ability);
}

void play(const Now& now, const Choose& choose) {
  now.state.desk.secret = choose.word;
  enter(now, Phase::name_letter);
}

void play(const Now& now, const Name& name) {
  now.board().named = name.letter;
  start_timer(now);
}

void play(const Now& now, const Guess& guess) {
  Board& board = now.board();
  board.timer.pause(now.at);
  ++board.position;
  Row row;
  row.guess = guess.word;
  row.pinned = board.next.pinned;
  board.rows.push_back(row);
  board.next = Next{};
  board.token_laid = false;
  --board.boards_left;
  if (guess.word == now.state.desk.secret) return finish(now, Outcome::word_found);
  if (board.half == 2 && board.boards_left == 0) return finish(now, Outcome::boards_ran_out);
  enter(now, Phase::deceive);
}

void play(const Now& now, const Share& share) {
  Board& board = now.board();
  ++board.position;
  take_effect(now.state, share.use);  // first: the honest clues may be about a new word
  Row& row = board.rows.back();
  row.shown = share.shown;
  row.shared = true;
  now.state.desk.truths.push_back({honest_marks(now.state.desk.secret, row.guess), share.use});
  if (board.boards_left == 0) halftime(now);
  start_timer(now);
}

void play(const Now& now, const Token& token) {
  ++now.board().position;
  lay(now.rules, now.state, token);
}

void play(const Now& now, const Discard& discard) {
  ++now.board().position;
  spend(now.rules, now.state, discard);
}

void let_program_keep(State& state, Side side) {
  const auto& hand = side == Side::librarian ? state.librarian_hand : state.guessers_hand;
  if (hand->kept) return;
  (side == Side::librarian ? state.program_keeps_for_librarian : state.program_keeps_for_guessers) =
      true;
}

void play(const Now& now, const core::Expire&) {
  Board& board = now.board();
  if (board.phase == Phase::keep) {
    let_program_keep(now.state, Side::librarian);
    let_program_keep(now.state, Side::guessers);
  } else if (board.phase != Phase::guess) {
    now.state.program_chooses = true;
  } else {
    ++board.position;
    board.timer.pause(now.at);
    if (board.half == 2) return finish(now, Outcome::time_ran_out);
    halftime(now);
    start_timer(now);
  }
}

void play(const Now& now, const core::Substitute& absent) {
  if (now.board().phase == Phase::keep) {
    const bool librarian = absent.seat == now.rules.librarian();
    let_program_keep(now.state, librarian ? Side::librarian : Side::guessers);
  } else {
    now.state.program_chooses = true;
  }
}

// The nth lie that is allowed: two for each place that is not pinned.
Share nth_lie(const State& state, std::size_t n) {
  const Row& row = state.board.rows.back();
  Marks shown = honest_marks(state.desk.secret, row.guess);
  for (std::size_t i = 0; i < word_length; ++i) {
    if (row.pinned.has(place_at(i))) continue;
    if (n >= 2) {
      n -= 2;
      continue;
    }
    shown.set(i, Mark((static_cast<std::size_t>(shown[i]) + 1 + n) % 3));
    break;
  }
  return {shown, Plainly{}, std::nullopt};
}

Hand hand_of(Side side, const core::Draw& draw) {
  return {{nth_ability(side, draw.drawn[0]), nth_ability(side, draw.drawn[1])}, std::nullopt};
}

void play(const Now& now, const core::Draw& draw) {
  State& state = now.state;
  const std::size_t first = draw.drawn[0];
  switch (now.board().phase) {
    case Phase::deal:
      if (!state.librarian_hand) {
        state.librarian_hand = hand_of(Side::librarian, draw);
      } else {
        state.guessers_hand = hand_of(Side::guessers, draw);
        enter(now, Phase::keep);
      }
      return;
    case Phase::keep: {
      const Side side = state.program_keeps_for_librarian ? Side::librarian : Side::guessers;
      const auto& hand = side == Side::librarian ? state.librarian_hand : state.guessers_hand;
      return keep_for(now, side, hand->dealt[first]);
    }
    case Phase::draw_card:
      now.board().card = static_cast<std::uint8_t>(first);
      state.desk.front = (*state.deck)[first];
      return enter(now, Phase::choose_word);
    case Phase::choose_word:
      return play(now, Choose{allowed_words(now.rules, state.desk.front)[first]});
    case Phase::name_letter: {
      std::size_t nth = first;
      for (unsigned l = 0; l < 26; ++l) {
        if (!state.desk.secret.has(Letter(l))) continue;
        if (nth-- == 0) return play(now, Name{Letter(l)});
      }
      return;
    }
    case Phase::deceive: return play(now, nth_lie(state, first));
    case Phase::guess:
    case Phase::over: return;
  }
}

}  // namespace

void advance(const Rules& rules, State& state, const Move& move) {
  const Now now{rules, state, move.actor, move.at};
  std::visit([&](const auto& action) { play(now, action); }, move.action);
}

}  // namespace fiction
