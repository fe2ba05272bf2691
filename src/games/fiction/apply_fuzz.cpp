// Bytes choose the options, then every move. What is accepted keeps the state within its limits.
#include "testing/apply_fuzz.h"

#include "codec/fiction_json.h"
#include "games/fiction/clue.h"
#include "games/fiction/deception.h"
#include "testing/alternative.h"
#include "testing/fiction_tables.h"

namespace {

using namespace fiction;
using battery::Bytes;
using battery::require;
using core::Actor;

Options options_from(Bytes& bytes) {
  const auto all = battery::fiction_options();
  return all[bytes.byte() % all.size()];
}

Word word_from(const State& state, const Rules& rules, Bytes& bytes) {
  const auto pick = bytes.byte();
  const auto& yellow = state.desk.front.yellow;
  if (pick < 8) return state.desk.secret;
  if (pick < 80 && !yellow.empty()) return yellow[bytes.byte() % yellow.size()];
  if (pick < 200) {
    const auto entries = rules.words->entries();
    return entries[(bytes.byte() * 256U + bytes.byte()) % entries.size()].word;
  }
  std::string letters;
  for (unsigned i = 0; i < pick % 6U; ++i)
    letters.push_back(static_cast<char>('a' + bytes.byte() % 26));
  return letters.empty() ? Word{} : Word{letters};
}

Marks marks_from(const State& state, Bytes& bytes) {
  const auto pick = bytes.byte();
  Marks marks;
  if (pick % 2 == 0 && !state.board.rows.empty() && !state.desk.secret.empty()) {
    marks = honest_marks(state.desk.secret, state.board.rows.back().guess);
  }
  for (unsigned i = 0; i < pick / 2U % 4U; ++i) {
    marks.set(bytes.byte() % word_length, lexicon::Mark(bytes.byte() % 4));
  }
  return marks;
}

Letter letter_from(Bytes& bytes) { return Letter(bytes.byte() % 26); }
Place place_from(Bytes& bytes) { return place_at(bytes.byte() % word_length); }

// What a card's user names.
struct NamedFrom {
  const State& state;
  const Rules& rules;
  Bytes& bytes;

  void operator()(Letter& letter) const { letter = letter_from(bytes); }
  void operator()(Place& place) const { place = place_from(bytes); }
  void operator()(Word& word) const { word = word_from(state, rules, bytes); }
};

// Any alternative of Use or Favour.
template <class Named>
Named named_from(const State& state, const Rules& rules, Bytes& bytes) {
  const auto pick = bytes.byte() % std::variant_size_v<Named>;
  return battery::alternative<Named>(pick, NamedFrom{state, rules, bytes});
}

Action action_from(const Rules& rules, const State& state, Bytes& bytes) {
  switch (bytes.byte() % 10) {
    case 0: {
      core::Draw draw;
      for (unsigned i = bytes.byte() % 4U; i > 0; --i) draw.drawn.push_back(bytes.byte());
      return draw;
    }
    case 1: return core::Expire{};
    case 2: return core::Substitute{Actor::seat(bytes.byte() % core::most_seats)};
    case 3: return Keep{Ability(bytes.byte() % core::enum_size<Ability>)};
    case 4: return Choose{word_from(state, rules, bytes)};
    case 5: return Name{letter_from(bytes)};
    case 6: return Guess{word_from(state, rules, bytes)};
    case 7: {
      Share share{marks_from(state, bytes), named_from<Use>(state, rules, bytes), std::nullopt};
      if (bytes.byte() % 2 == 0) share.honest = marks_from(state, bytes);
      return share;
    }
    case 8: {
      Token token{RowNumber(bytes.byte() % most_rows), place_from(bytes), std::nullopt};
      if (bytes.byte() % 2 == 0) token.neighbour = place_from(bytes);
      return token;
    }
    default: return Discard{named_from<Favour>(state, rules, bytes)};
  }
}

// Mostly whoever is due, so that games get far; anybody at all now and then.
Actor actor_from(const Rules& rules, const State& state, Bytes& bytes) {
  const auto pick = bytes.byte() % 32U;
  if (core::is_owed(owed(rules, state)) && pick > 2) return Actor::chance();
  if (pick == 0) return Actor::chance();
  if (pick == 1) return Actor::clock();
  if (pick == 2) return Actor::spectator();
  if (pick < 12) return Actor::seat(bytes.byte() % core::most_seats);
  const bool guessers_turn =
      state.board.phase == Phase::guess || (state.board.phase == Phase::keep && pick % 2 == 0);
  const auto guesser = Actor::seat(rules.options.librarian == 1 ? 1 : 0);
  return guessers_turn ? guesser : rules.librarian();
}

// How many lies a row holds follows from the use that was made (F-16, B-05c, B-05d, B-07a, B-07b).
void check_row(const Row& row, const Truth& truth) {
  int blanks = 0;
  for (std::size_t i = 0; i < word_length; ++i) blanks += row.shown[i] == lexicon::Mark::blank;
  const int changed = lies(truth.honest, row.shown).size();
  const auto use = ability_of(truth.use);
  const bool two = use == Ability::two_lies || use == Ability::exchange;
  require(blanks == (use == Ability::blank ? 1 : 0));
  require(changed - blanks == (use == Ability::whole_truth ? 0 : two ? 2 : 1));
  for (std::size_t i = 0; i < word_length; ++i) {
    if (row.pinned.has(place_at(i))) require(row.shown[i] == truth.honest[i]);
  }
}

void check_limits(const Rules& rules, const State& state) {
  const Board& board = state.board;
  require(board.tokens <= rules.first_tokens());
  require(board.boards_left <= boards_a_half + 1U);
  require(board.half == 1 || board.half == 2);
  require(board.timer.remaining >= core::Millis{0});
  require(board.timer.running == (board.phase == Phase::guess));
  require((board.outcome == Outcome::undecided) == (board.phase != Phase::over));
  require(state.desk.truths.size() <= board.rows.size());
  require(board.answers.present == (board.answers.present & board.answers.asked));
  const auto limit = board.librarian_card ? uses_allowed(*board.librarian_card) : std::nullopt;
  if (limit) require(state.desk.uses <= *limit);
  if (!board.librarian_card) require(state.desk.uses == 0);
  for (std::size_t i = 0; i < state.desk.truths.size(); ++i) {
    require(board.rows[i].shared);
    check_row(board.rows[i], state.desk.truths[i]);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{data, size};
  const Rules rules{options_from(bytes), &lexicon::five_letters()};
  battery::play_bytes<Fiction>(rules, start(rules, battery::fronts(rules.options.edition)), bytes,
                               400, actor_from, action_from, check_limits);
  return 0;
}
